// Mistakes in the values of fields, and in the fields that a file has.
import { edit, fields, news, specimen, type Mistake } from "../mistake";

const STATS =
  "stats:\n  - value: 98%\n    label: purity grade\n    meaning: How pure it is.\n    source: The source of the share\n    asOf: 2026-02";

/** Another page of the menu. */
const menuPage = (word: string) =>
  String(fields(`nav: ${word}`)["news.mdx"]).replace("title: News", `title: ${word}`);
/** The legal links of the footer, which may be texts or links. */
const legal = (...links: string[]) =>
  edit("site.mdx", "legal:\n", `legal:\n  - ${links.join("\n  - ")}\n`);
const row = (cells: string) => edit("drug-pipeline.mdx", "[Time, 10-12 years, 3-6 years]", cells);
const PROGRAMMES = "<Programmes items={frontmatter.programmes} />";
/** A page with a programme at this stage, and more lines below it. */
const programmes = (stage: string, more = "", prose = PROGRAMMES) =>
  fields(
    `programmes:\n  - name: A\n    scaffold: B\n    compound: C\n    indication: D\n    stage: ${stage}${more && `\n${more}`}`,
    prose,
  );
/** A page with a person, about whom it says more. */
const person = (more: string) =>
  fields(
    `people:\n  - name: A. Name\n    role: Chemist\n    text: Ten years.\n    ${more}`,
    "<People people={frontmatter.people} />",
  );

// One mistake a line.
// prettier-ignore
export const FIELDS: Mistake[] = [
  ["a field is missing", edit("not-found.mdx", "headline: Oops! Page not found\n", ""), "1 schema  headline  is missing; add the line `headline:` with what went wrong", edit("not-found.mdx", "headline: Oops! Page not found", 'headline: "Oops! Page not found"')],
  ["a mistyped name", edit("not-found.mdx", "headline", "headlin"), `5 schema  headlin  is not a field here, did you mean "headline"?`, specimen("not-found.mdx")],
  ["a mistyped name in a list", edit("contact-us.mdx", "- label: The second", "- lable: The second"), `… schema  hero.actions[1].lable  is not a field here, did you mean "label"?`, specimen("contact-us.mdx")],
  ["a field that no page has", edit("not-found.mdx", "headline", "author: Jo\nheadline"), "5 schema  author  is not a field here; the fields here are title, description, placeholders, code, headline, link", specimen("not-found.mdx")],
  ["a field of entries outside of a collection", fields("headline: What is new"), "4 collections  headline  works only for the entries of news or publications; delete this line", news("Words.")],
  ["a banner that ends in a month", edit("site.mdx", "until: 2099-12-31", "until: 2099-12"), '… schema  banner.until  "2099-12" is not a day written as YYYY-MM-DD', specimen("site.mdx")],
  ["a portrait without a description", person("image: ./images/founder.png"), "5 schema  people[0].alt  is missing; add `alt:` and describe the image in one sentence, for readers who cannot see it", person("image: ./images/founder.png\n    alt: A leaf in the sun.")],
  ["a profile without https", person("profile: example.org/eve"), '8 schema  people[0].profile  "example.org/eve" is not an address that starts with https://', person("profile: https://www.example.org/eve")],
  ["a language that does not exist", fields("lang: xx"), '4 schema  lang  no language has the code "xx"; write its two-letter code (ISO 639-1)', fields("lang: de", "Wörter.")],
  ["a language that is read from right to left", fields("lang: ar"), "4 schema  lang  Arabic is written from right to left, which the layouts of this site cannot show; publish it as a document instead", fields("lang: de", "Wörter.")],
  ["a language in words", fields("lang: German"), '4 schema  lang  "German" is not the code of a language, such as de for German', fields("lang: de", "Wörter.")],
  ["a field in capitals", edit("not-found.mdx", "headline", "Headline"), `5 schema  Headline  is not a field here, did you mean "headline"?`, specimen("not-found.mdx")],
  ["a field that is written twice", edit("not-found.mdx", "link: Return", "link: Go back\nlink: Return"), '7 yaml  "link" is written twice in one group; delete one of the two lines, or move it into its own group', edit("not-found.mdx", "link: Return", "link: Go back\nlink: Return", "link: Go back\n", "")],
  ["the same in a group", edit("contact-us.mdx", "  detail: By", "  title: Office\n  detail: By"), '… yaml  "title" is written twice in one group; delete one of the two lines, or move it into its own group', specimen("contact-us.mdx")],
  ["a field that left its group", edit("contact-us.mdx", "  lead: The lead", "lead: The lead"), "… yaml  this line starts in column 1; start it in column 3 as its neighbours, or put quotes around a text of several lines", specimen("contact-us.mdx")],
  ["a group without its spaces", edit("contact-us.mdx", "  title: Office\n  value: {site.address}\n  detail: By", "title: Office\nvalue: {site.address}\ndetail: By"), ["… schema  office  is empty; fill it with `title:`, `value:`, `detail:`, each on a line of its own below it, indented by two spaces", '… yaml  "title" is written twice in one group; delete one of the two lines, or move it into its own group', "… schema  value  is not a field here; the fields here are title, description, placeholders, forwardLooking, formerly, draft, hero, contactTitle, email, phone, office, note", "… schema  detail  is not a field here; the fields here are title, description, placeholders, forwardLooking, formerly, draft, hero, contactTitle, email, phone, office, note"], specimen("contact-us.mdx")],
  ["a field in the group above", edit("contact-us.mdx", "note: ", "  note: "), "25 schema  office.note  does not belong to `office:`; delete the spaces before it", specimen("contact-us.mdx")],
  ["nothing behind the colon", edit("not-found.mdx", "headline: Oops! Page not found", "headline:"), "5 schema  headline  is empty; fill it with what went wrong", edit("not-found.mdx", "headline: Oops! Page not found", "headline: Not found")],
  ["empty quotes", edit("not-found.mdx", "link: Return to Home", 'link: ""'), "6 schema  link  is empty; fill it with the link back", edit("not-found.mdx", "link: Return to Home", "link: Go home")],
  ["a number for a text", edit("not-found.mdx", 'code: "404"', "code: 0404"), '4 schema  code  the number 0404 is not text; put quotes around it: "0404"', edit("not-found.mdx", 'code: "404"', 'code: "0404"')],
  ["true for a text", edit("not-found.mdx", "headline: Oops! Page not found", "headline: true"), '5 schema  headline  the word true is not text; put quotes around it: "true"', edit("not-found.mdx", "headline: Oops! Page not found", 'headline: "true"')],
  ["null for a text", edit("not-found.mdx", "link: Return to Home", "link: null"), '6 schema  link  the word null is not text; put quotes around it: "null"', edit("not-found.mdx", "link: Return to Home", 'link: "null"')],
  ["a list for a text", edit("not-found.mdx", "link: Return to Home", "link: [Return to Home]"), "6 schema  link  a list is not text; write it after the colon, without dashes or brackets", specimen("not-found.mdx")],
  ["a title over 60 characters", edit("not-found.mdx", "title: Page not found", "title: Page not found, or moved, or renamed, or never there at all, who knows"), "2 schema  title  has 70 characters, and at most 60 fit; shorten it", specimen("not-found.mdx")],
  ["a colon makes an entry a group", edit("about-us.mdx", "- The founder of", "- To do: the founder of"), '… schema  placeholders[0]  a group of fields is not text; a text with a colon in it needs quotes: "To do: the founder of the specimen is a leaf."', edit("about-us.mdx", "- The founder of the specimen is a leaf.", '- "To do: the founder of the specimen is a leaf."')],
  ["no e-mail address", edit("contact-us.mdx", "value: {site.email}", "value: hello at example.com"), '… schema  email.value  "hello at example.com" is not one e-mail address, with an @ and a domain', edit("contact-us.mdx", "value: {site.email}", "value: hello@example.com")],
  ["no telephone number", edit("contact-us.mdx", "{site.phone}", "call us"), '… schema  phone.value  "call us" is not a telephone number of digits, spaces and ( ) + - . with its country code, such as +41 61 555 01 00', edit("contact-us.mdx", "{site.phone}", "(919) 555-0100")],
  ["no date", fields(`${STATS.replace("2026-02", "Feb 2026")}`), '9 schema  stats[0].asOf  "Feb 2026" is not a date written as YYYY, YYYY-MM or YYYY-MM-DD', fields(STATS)],
  ["a group is missing", edit("contact-us.mdx", "office:\n  title: Office\n  value: {site.address}\n  detail: By appointment only\n", ""), "… schema  office  is missing; add the line `office:` with `title:`, `value:`, `detail:`, each on a line of its own below it, indented by two spaces", specimen("contact-us.mdx")],
  ["a text for a group", edit("contact-us.mdx", "office:\n  title: Office\n  value: {site.address}\n  detail: By appointment only", "office: Durham, NC"), '… schema  office  is "Durham, NC"; replace it with `title:`, `value:`, `detail:`, each on a line of its own below it, indented by two spaces', specimen("contact-us.mdx")],
  ["a list is missing", edit("contact-us.mdx", "  actions:\n    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}\n", ""), "… schema  hero.actions  is missing; add the line `actions:` with the buttons below the headline, each on a line that starts with a dash", specimen("contact-us.mdx")],
  ["a text for a list", edit("contact-us.mdx", "  actions:\n    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}", "  actions: Send a message"), '… schema  hero.actions  "Send a message" is not a list; write each entry on a line of its own that starts with a dash', edit("contact-us.mdx", "    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}", "    - label: Send a message")],
  ["a group for a list", edit("contact-us.mdx", "    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}", "    label: The first button"), "… schema  hero.actions  a group of fields is not a list; write each entry on a line of its own that starts with a dash", edit("contact-us.mdx", "    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}", "    - label: The first button")],
  ["a list too long", edit("contact-us.mdx", "    - label: The second button", "    - label: Two\n    - label: Three"), "… schema  hero.actions  has 4 entries, and at most 3 fit: with more, none stands out as the one to press", edit("contact-us.mdx", "    - label: The second button", "    - label: Two")],
  ["a list too short", edit("contact-us.mdx", "  actions:\n    - label: The first button\n    - label: The second button\n    - label: Write to us\n      to: mailto:{site.email}", "  actions: []"), "… schema  hero.actions  has 0 entries, but needs at least 1: without one, the opening of the page leads nowhere", specimen("contact-us.mdx")],
  ["a dash with nothing behind it", edit("contact-us.mdx", "- label: The second button", "-"), "… schema  hero.actions[1]  is empty; fill it with `label:`, `to:`, each on a line of its own below it, indented by two spaces", edit("contact-us.mdx", "- label: The second button", "- label: More")],
  ["a table's row without brackets", edit("drug-pipeline.mdx", "[Time, 10-12 years, 3-6 years]", "Time, 10-12 years, 3-6 years"), '… schema  comparison.rows[1]  "Time, 10-12 years, 3-6 years" is not a list; write each entry on a line of its own that starts with a dash', specimen("drug-pipeline.mdx")],
  ["a table's row with a cell too few", edit("drug-pipeline.mdx", "[Time, 10-12 years, 3-6 years]", "[Time, 10-12 years]"), "… schema  comparison.rows[1]  has 2 entries, but needs exactly 3: a table compares two things, and its first column names what is compared", specimen("drug-pipeline.mdx")],
  ["a cell without a number", row("[Time, ten years, 3-6 years]"), '… schema  comparison.rows[1][1]  no bar can be drawn from "ten years"; write one number, or one range from low to high, in digits', row("[Time, 10 years, 3-6 years]")],
  ["a row of two units", row("[Time, 10-12 years, 36-72 months]"), '… schema  comparison.rows[1][2]  "36-72 months" and "10-12 years" have different units; write both in one', row("[Time, 120-144 months, 36-72 months]")],
  ["an image for the bars", edit("drug-pipeline.mdx", "  caption:", "  image: ./images/comparison.svg\n  caption:"), "… schema  comparison.image  is not a field here; the fields here are title, caption, columns, rows, source, asOf, expires", specimen("drug-pipeline.mdx")],
  ["a mistyped stage", programmes("Pase 2"), '9 stages  programmes[0].stage  "Pase 2" is not one of Discovery, Preclinical, Phase 1, Phase 2, Phase 3, Filed, Approved; did you mean "Phase 2"?', programmes("Phase 2")],
  ["a stage that is none", programmes("Launched"), '9 stages  programmes[0].stage  "Launched" is not one of Discovery, Preclinical, Phase 1, Phase 2, Phase 3, Filed, Approved; write one of them, or name all under `stages:`', programmes("Launched", "stages: [Asked, Launched]")],
  ["a stage that the page has left out", programmes("Phase 2", "stages: [Asked, Launched]"), '9 stages  programmes[0].stage  "Phase 2" is not one of Asked, Launched; write one of them, or name all under `stages:`', programmes("Asked", "stages: [Asked, Launched]")],
  ["stages of no programmes", fields("stages: [Asked, Launched]"), "4 stages  stages  no programme has these stages; delete them", news("Words.")],
  ["a programme without a stage", fields("programmes:\n  - name: A\n    scaffold: B\n    compound: C\n    indication: D", PROGRAMMES), "5 schema  programmes[0].stage  is missing; add the line `stage:` with the stage that it is in", programmes("Filed")],
  ["programmes without their tag", programmes("Filed", "", "Words."), "4 unshown  programmes  no tag in the text shows this list; add <Programmes items={frontmatter.programmes} />", programmes("Filed")],
  ["a figure in a programme's note", programmes("Filed", "    note: It was 43% of all."), '10 claims  programmes[0].note  "43%" has no source on this page; add `source:` to this programme', programmes("Filed", "    note: It was 43% of all.\n    source: The log of the tests")],
  ["an icon that is none", edit("home.mdx", "icon: synergy", "icon: rocket"), '… schema  why.cards[2].icon  "rocket" is not one of accelerated, derisked, synergy, biology, scaffold, pathway, evidence, patent, capital, team', edit("home.mdx", "icon: synergy", "icon: team")],
  ["a mistyped icon", edit("home.mdx", "icon: synergy", "icon: sinergy"), '… schema  why.cards[2].icon  "sinergy" is not one of accelerated, derisked, synergy, biology, scaffold, pathway, evidence, patent, capital, team; did you mean synergy?', specimen("home.mdx")],
  ["nav: no", fields("nav: no"), "4 schema  nav  write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line", news("Words.")],
  ["nav: false", fields("nav: false"), "4 schema  nav  write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line", news("Words.")],
  ["nav: yes", fields("nav: yes"), "4 schema  nav  write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line", fields("nav: true")],
  ["nav: a year", fields("nav: 2026"), "4 schema  nav  write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line", fields('nav: "2026"')],
  ["nav: a page that the menu has", edit("site.mdx", "to: /investors", "to: /about-us"), `… menu  nav[2].label  "For Investors" leads to /about-us in the menu already; delete one of the two`, specimen("site.mdx")],
  ["nav: one link too many", { ...fields("nav: A"), "b.mdx": menuPage("B"), "c.mdx": menuPage("C"), "d.mdx": menuPage("D") }, "4 menu  nav  the menu has 8 links, and at most 7 fit; delete this one, or another", news("Words.")],
  ["nav: nothing", fields("nav:"), "4 schema  nav  write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line", fields("nav: Press")],
  ["nav: a list", fields("nav: [Press]"), "4 schema  nav  write `nav: true` for the title, or the words of the link in quotes; for no link, delete the line", fields("nav: Press")],
  ["nav: too many words", fields("nav: All that we have ever said to the press and to the public"), "4 schema  nav  has 57 characters, and at most 40 fit; shorten it", fields("nav: Press")],
  ["navOrder: a number out of range", fields("nav: true\nnavOrder: 1500"), "5 schema  navOrder  the number 1500 is not a whole number from 0 to 1000", fields("nav: true\nnavOrder: 1000")],
  ["navOrder: below zero", fields("nav: true\nnavOrder: -5"), "5 schema  navOrder  the number -5 is not a whole number from 0 to 1000", fields("nav: true\nnavOrder: 0")],
  ["navOrder: a fraction", fields("nav: true\nnavOrder: 1.5"), "5 schema  navOrder  the number 1.5 is not a whole number from 0 to 1000", fields("nav: true\nnavOrder: 15")],
  ["navOrder: a number beyond all others", fields("nav: true\nnavOrder: 99999999999999999999"), "5 schema  navOrder  the number 99999999999999999999 is not a whole number from 0 to 1000", fields("nav: true\nnavOrder: 15")],
  ["navOrder: in quotes", fields("nav: true\nnavOrder: '15'"), '5 schema  navOrder  "15" is not a whole number from 0 to 1000; write it without quotes', fields("nav: true\nnavOrder: 15")],
  ["navOrder: out of range, in quotes", fields('nav: true\nnavOrder: "1500"'), '5 schema  navOrder  "1500" is not a whole number from 0 to 1000; write it without quotes', fields("nav: true\nnavOrder: 15")],
  ["navOrder: in words", fields("nav: true\nnavOrder: first"), '5 schema  navOrder  "first" is not a whole number from 0 to 1000', fields("nav: true\nnavOrder: 1")],
  ["navOrder: true", fields("nav: true\nnavOrder: true"), "5 schema  navOrder  the word true is not a whole number from 0 to 1000", fields("nav: true\nnavOrder: 1")],
  ["navOrder: a list", fields("nav: true\nnavOrder: [15]"), "5 schema  navOrder  a list is not a whole number from 0 to 1000; write it after the colon, without dashes or brackets", fields("nav: true\nnavOrder: 15")],
  ["navOrder: nothing", fields("nav: true\nnavOrder:"), "5 schema  navOrder  is empty; fill it with the place of that link in the menu", fields("nav: true\nnavOrder: 15")],
  ["draft: 1", fields("draft: 1"), "4 schema  draft  is neither true nor false; write `draft: true`, `draft: false`, or no such line", fields("draft: true")],
  ["draft: yes", fields("draft: yes"), "4 schema  draft  is neither true nor false; write `draft: true`, `draft: false`, or no such line", fields("draft: true")],
  ["draft below the second line of dashes", news("draft: true\n\nWords."), `6 unshown  "draft: true" is below the second line of "---" and would be shown as text; move this line above it`, fields("draft: true")],
  ["a field below the second line of dashes, with dashes", news("draft: true\n---\n\nWords."), ['6 unshown  "draft: true" is below the second line of "---" and would be shown as text; move this line above it', "6 markdown-blocks  the line of dashes below turns this text into a heading; put an empty line between the two"], fields("draft: true")],
  ["an empty page", news(""), '1 unshown  this page has no text; write it below the second line of "---"', news("Words.")],
  ["a page with a note only", news("{/* to come */}"), '1 unshown  this page has no text; write it below the second line of "---"', news("{/* to come */}\n\nWords.")],
  ["slides without their tag", fields("slides:\n  - title: One\n    image: ./images/slide-1.svg\n    alt: The first drawing.\n    text: What it says."), '4 unshown  slides  no tag in the text shows this list; add <Carousel slides={frontmatter.slides} />', fields("slides:\n  - title: One\n    image: ./images/slide-1.svg\n    alt: The first drawing.\n    text: What it says.", 'Words.\n\n<Carousel label="Our approach" slides={frontmatter.slides} />')],
  ["a checklist without its tag", fields("checklist:\n  - One point."), "4 unshown  checklist  no tag in the text shows this list; add <Checklist items={frontmatter.checklist} />", fields("checklist:\n  - One point.", "<Checklist items={frontmatter.checklist} />")],
  ["cards without their tag", fields("cards:\n  - icon: team\n    title: One\n    text: Words."), "4 unshown  cards  no tag in the text shows this list; add <Cards items={frontmatter.cards} />", fields("cards:\n  - icon: team\n    title: One\n    text: Words.", "<Cards items={frontmatter.cards} />")],
  ["bold in a field", fields("lead: A **bold** claim."), `4 field-marks  lead  fields are plain text and would show "**bold**" as typed; write it without the marks`, fields("lead: A bold claim.")],
  ["a link in a field", fields('lead: "See [about us](/about-us)."'), `4 field-marks  lead  fields are plain text and would show "[about us](/about-us)" as typed; write it without the marks`, fields("lead: See about us.")],
  ["HTML in a field", fields("lead: A <b>bold</b> claim."), `4 field-marks  lead  fields are plain text and would show "<b>bold</b>" as typed; write it without the marks`, fields("lead: A bold claim.")],
  ["a line break in a field", fields("lead: One line.<br>And another."), `4 field-marks  lead  fields are plain text and would show "<br>" as typed; write it without the marks`, fields("lead: One line. And another.")],
  ["raised digits in a field", fields("lead: About 10<sup>12</sup> cells."), `4 field-marks  lead  fields are plain text and would show "<sup>12</sup>" as typed; write a character such as ² or ₂`, fields("lead: About 10¹² cells.")],
  ["lowered digits in a field", fields("lead: CO<sub>2</sub> is taken up."), `4 field-marks  lead  fields are plain text and would show "<sub>2</sub>" as typed; write a character such as ² or ₂`, fields("lead: CO₂ is taken up.")],
  ["raised letters in a field", fields("lead: The value<sup>a</sup> is known."), `4 field-marks  lead  fields are plain text and would show "<sup>a</sup>" as typed; write it without the marks`, fields("lead: The value is known.")],
  ["the name of a character in a field", fields("lead: R&amp;D goes on."), `4 field-marks  lead  "&amp;" would be shown as typed; write the character itself`, fields("lead: R&D goes on.")],
  ["a code mark in a field", fields("lead: Our `code` is open."), '4 field-marks  lead  fields are plain text and would show "`code`" as typed; write it without the marks', fields("lead: Our code is open.")],
  ["a term that is explained twice", fields("terms:\n  - name: dose\n    meaning: The amount.\n  - name: Dose\n    meaning: How much."), "7 anchors  terms[1].name  line 5 has the same address, #term-dose; rename or delete one of the two", fields("terms:\n  - name: dose\n    meaning: The amount.")],
  ["an entry of another form", legal("5"), "… schema  legal[0]  the number 5 is not the words of a link, or `label:` and `to:`", legal("Imprint")],
  ["an entry with the mistakes of its form", legal("label: Terms\n    url: /about-us"), ["… schema  legal[0].to  is missing; add the line `to:` with where it leads", "… schema  legal[0].url  is not a field here; the fields here are label, to"], legal("label: Terms\n    to: /about-us")],
  ["a title that another page has", edit("about-us.mdx", "title: About Us", "title: Contact Us"), "contact-us.mdx:2 titles  title  content/about-us.mdx has the same title; change one of the two", specimen("about-us.mdx")],
  ["a link of the menu to another site", edit("site.mdx", "to: /investors", "to: https://example.com"), '… link-targets  nav[1].to  there is no page "https://example.com"; write the path of an existing page', specimen("site.mdx")],
];
