// Mistakes that leave lines at the top of a file which cannot be read as fields.
import { edit, fields, NO_FIELDS, specimen, type Mistake } from "../mistake";

const HEADLINE = "headline: Oops! Page not found";
/** The not-found page with another headline. */
const headline = (line: string) => edit("not-found.mdx", HEADLINE, line);
const ACTIONS =
  "    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}";

// One mistake a line.
// prettier-ignore
export const YAML: Mistake[] = [
  ["a colon inside a text", headline("headline: Oops: page not found"), '5 yaml  ":" has a special meaning here; put quotes around the whole text: `headline: "Oops: page not found"`', headline('headline: "Oops: page not found"')],
  ["a colon at the end", headline("headline: Not found:"), '5 yaml  ":" has a special meaning here; put quotes around the whole text: `headline: "Not found:"`', headline('headline: "Not found:"')],
  ["quotes inside quotes", headline('headline: "The "new" site"'), "5 yaml  the quotes around this text are used inside it too; put the other kind around the whole text: `headline: '…'`", headline(`headline: 'The "new" site'`)],
  ["quotes inside quotes, at the end", headline('headline: "We call it "new""'), "5 yaml  the quotes around this text are used inside it too; put the other kind around the whole text: `headline: '…'`", headline(`headline: 'We call it "new"'`)],
  ["single quotes inside single quotes", headline("headline: 'It's not here'"), '5 yaml  the quotes around this text are used inside it too; put the other kind around the whole text: `headline: "…"`', headline(`headline: "It's not here"`)],
  ["text after the closing quote", headline('headline: "Home" is this way'), "5 yaml  the quotes around this text are used inside it too; put the other kind around the whole text: `headline: '…'`", headline(`headline: '"Home" is this way'`)],
  ["a quote that is not closed", headline('headline: "Oops! Page not found'), '5 yaml  the quote at the start of this text is not closed; end the text with a straight "', headline('headline: "Oops! Page not found"')],
  ["curly quotes around a colon", headline("headline: “Oops: page not found”"), '5 yaml  ":" has a special meaning here; put quotes around the whole text: `headline: "“Oops: page not found”"`', headline('headline: "Oops: page not found"')],
  ["curly quotes around a name", headline("“headline”: Not found"), '5 schema  “headline”  is not a field here, did you mean "headline"?', headline("headline: Not found")],
  ["a backslash between double quotes", headline(String.raw`headline: "Oops\d"`), "5 yaml  the quotes around this text are used inside it too; put the other kind around the whole text: `headline: '…'`", headline(String.raw`headline: 'Oops\d'`)],
  ["a star at the start", headline("headline: *Page* not found"), '5 yaml  a text cannot start with "*"; write it without the stars: `headline: "Page not found"`', headline('headline: "Page not found"')],
  ["& at the start", headline("headline: & no page"), '5 yaml  "&" has a special meaning here; put quotes around the whole text: `headline: "& no page"`', headline('headline: "& no page"')],
  ["! at the start", headline("headline: !404"), '5 yaml  "!" has a special meaning here; put quotes around the whole text: `headline: "!404"`', headline('headline: "!404"')],
  ["% at the start", headline("headline: %404"), '5 yaml  "%" has a special meaning here; put quotes around the whole text: `headline: "%404"`', headline('headline: "%404"')],
  ["@ at the start", headline("headline: @home"), '5 yaml  "@" has a special meaning here; put quotes around the whole text: `headline: "@home"`', headline('headline: "@home"')],
  ["> at the start", headline("headline: > 5 pages moved"), '5 yaml  ">" has a special meaning here; put quotes around the whole text: `headline: "> 5 pages moved"`', headline('headline: "> 5 pages moved"')],
  ["a bracket at the start", headline("headline: [404] error"), '5 yaml  "[" has a special meaning here; put quotes around the whole text: `headline: "[404] error"`', headline('headline: "[404] error"')],
  ["a brace at the start", headline("headline: {n} of {total}"), '5 yaml  "{" has a special meaning here; put quotes around the whole text: `headline: "{n} of {total}"`', headline('headline: "{n} of {total}"')],
  ["a dash at the start", headline("headline: - home"), '5 yaml  "-" has a special meaning here; put quotes around the whole text: `headline: "- home"`', headline('headline: "- home"')],
  ["a bracket that is not closed", headline("headline: [Oops! Page not found"), '5 yaml  the bracket at the start is not closed; close it, or put quotes around the text', headline('headline: "[Oops! Page not found"')],
  ["a number sign drops the rest", headline("headline: We are #1 - no # at all"), '5 yaml  "#" has a special meaning here; put quotes around the whole text: `headline: "We are #1 - no # at all"`', headline('headline: "We are #1 - no # at all"')],
  ["a number sign at the start", headline("headline: #home"), '5 yaml  "#" has a special meaning here; put quotes around the whole text: `headline: "#home"`', headline('headline: "#home"')],
  ["stars before the entries", fields("checklist:\n  * One point.\n  * Two points.", "<Checklist items={frontmatter.checklist} />"), "5 yaml  this line is no field, because it has no name with a colon and a space; if it continues the text above, indent it by two spaces more", fields("checklist:\n  - One point.\n  - Two points.", "<Checklist items={frontmatter.checklist} />")],
  ["bullets before the entries", fields("checklist:\n  • One point.\n  • Two points.", "<Checklist items={frontmatter.checklist} />"), '5 schema  checklist  "• One point. • Two points." is not a list; write each entry on a line of its own that starts with a dash', fields("checklist:\n  - One point.\n  - Two points.", "<Checklist items={frontmatter.checklist} />")],
  ["en dashes before the entries", fields("checklist:\n  – One point.\n  – Two points.", "<Checklist items={frontmatter.checklist} />"), '5 schema  checklist  "– One point. – Two points." is not a list; write each entry on a line of its own that starts with a dash', fields("checklist:\n  - One point.\n  - Two points.", "<Checklist items={frontmatter.checklist} />")],
  ["a table's row that is not closed", edit("drug-pipeline.mdx", "3-6 years]", "3-6 years"), '… yaml  the bracket at the start is not closed; close it, or put quotes around the text', specimen("drug-pipeline.mdx")],
  ["no space after the colon", headline("headline:Not found"), "5 yaml  a plain space is missing after the colon; write `headline: Not found`", headline("headline: Not found")],
  ["a no-break space after the colon", headline("headline:\u00a0Not found"), "5 yaml  a plain space is missing after the colon; write `headline: Not found`", headline("headline: Not found")],
  ["no colon at all", headline("headline Not found"), "5 yaml  this line is no field, because it has no name with a colon and a space; if it continues the text above, indent it by two spaces more", headline("headline: Not found")],
  ["no space after one dash", edit("contact-us.mdx", "- label: The second", "-label: The second"), "… yaml  a space is missing after the dash; write `- label: The second button`", specimen("contact-us.mdx")],
  ["no space after any dash", edit("contact-us.mdx", ACTIONS, ACTIONS.replaceAll("- ", "-").replace("\n      to: mailto:{site.email}", "")), ["… yaml  a space is missing after the dash; write `- label: The first button`", "… yaml  a space is missing after the dash; write `- label: The second button`", "… yaml  a space is missing after the dash; write `- label: Write to us`"], edit("contact-us.mdx", ACTIONS, ACTIONS)],
  ["a tab", edit("contact-us.mdx", "  headline", "\theadline"), "… yaml  this line is indented with a tab or with special spaces; type two plain spaces for each level", specimen("contact-us.mdx")],
  ["spaces of a word processor", edit("contact-us.mdx", "  headline", "\u00a0\u00a0headline"), "… yaml  this line is indented with a tab or with special spaces; type two plain spaces for each level", specimen("contact-us.mdx")],
  ["a space too few", edit("contact-us.mdx", "  lead: The", " lead: The"), "… yaml  this line starts in column 2; start it in column 3 as its neighbours, or put quotes around a text of several lines", specimen("contact-us.mdx")],
  ["a space too many in an entry", fields("people:\n  - name: A. Name\n   role: Chemist"), "6 yaml  this line starts in column 4; start it in column 5 as its neighbours, or put quotes around a text of several lines", fields("people:\n  - name: A. Name\n    role: Chemist\n    text: Ten years.", "<People people={frontmatter.people} />")],
  ["a space too many", edit("contact-us.mdx", "  lead: The", "   lead: The"), "… yaml  this line starts in column 4; start it in column 3 as its neighbours, or put quotes around a text of several lines", specimen("contact-us.mdx")],
  ["spaces before a field", headline("  headline: Not found"), "5 yaml  this line starts in column 3; start it in column 1 as its neighbours, or put quotes around a text of several lines", headline("headline: Not found")],
  ["an entry with spaces too few", edit("investors.mdx", "\nopportunity:", "\n  - title: The sixth slide\n    image: ./images/slide-2.svg\n    alt: A drawing.\n    text: Words.\nopportunity:"), "… yaml  this line starts in column 3; start it in column 5 as its neighbours, or put quotes around a text of several lines", specimen("investors.mdx")],
  ["a space too many before a dash", edit("contact-us.mdx", "    - label: The second", "     - label: The second"), "… yaml  this line starts in column 6; start it in column 5 as its neighbours, or put quotes around a text of several lines", specimen("contact-us.mdx")],
  ["a text that goes on without spaces", headline("headline: Oops! Page\nnot found"), "6 yaml  this line is no field, because it has no name with a colon and a space; if it continues the text above, indent it by two spaces more", headline("headline: Oops! Page\n  not found")],
  ["a block of text that loses its spaces", edit("about-us.mdx", "text: What the founder slide says.", "text: >-\n    What the founder\n  slide says."), "… yaml  this line is no field, because it has no name with a colon and a space; if it continues the text above, indent it by two spaces more", edit("about-us.mdx", "text: What the founder slide says.", "text: >-\n    What the founder\n    slide says.")],
  ["no lines of dashes", { "not-found.mdx": "Page not found\n" }, `1 ${NO_FIELDS}`, specimen("not-found.mdx")],
  ["the second line of dashes is missing", edit("not-found.mdx", "Home\n---\n", "Home\n"), `1 ${NO_FIELDS}`, specimen("not-found.mdx")],
  ["a fourth dash", edit("not-found.mdx", "Home\n---\n", "Home\n----\n"), `7 ${NO_FIELDS}`, specimen("not-found.mdx")],
  ["a long dash for three", edit("not-found.mdx", "Home\n---\n", "Home\n—\n"), `7 ${NO_FIELDS}`, specimen("not-found.mdx")],
  ["an empty line first", edit("not-found.mdx", "---\ntitle", "\n---\ntitle"), `1 ${NO_FIELDS}`, specimen("not-found.mdx")],
  ["nothing between the dashes", { "not-found.mdx": "---\n---\n" }, `2 ${NO_FIELDS}`, specimen("not-found.mdx")],
  ["a list between the dashes", { "not-found.mdx": '---\n- title: Page not found\n- code: "404"\n---\n' }, `2 ${NO_FIELDS}`, specimen("not-found.mdx")],
];
