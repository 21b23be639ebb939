// Mistakes in the prose: marks that are shown as they stand, mean something else, or come from another program.
import { edit, fields, news, specimen, type Mistake } from "../mistake";

/** A page whose stat has this source. */
const plan = (source: string, prose: string) =>
  fields(
    `stats:\n  - value: 98%\n    label: purity grade\n    meaning: How pure it is.\n    asOf: 2026-02\n    source: ${source}`,
    prose,
  );

// One mistake a line.
// prettier-ignore
export const PROSE: Mistake[] = [
  ["a heading of the first level", news("# Dose\n\nWords."), "6 headings  this would be a second main heading on the page; write `## Dose`", news("## Dose\n\nWords.")],
  ["a level that is skipped", news("## Dose\n\n#### Adults\n\nWords."), "8 headings  this heading skips a level; write `### Adults`", news("## Dose\n\n### Adults\n\nWords.")],
  ["a heading without words", news("##\n\nWords."), `6 headings  this heading has no words; add some after "##", or delete the line`, news("Words.")],
  ["a first heading that is too deep", news("#### Dose\n\nWords."), "6 headings  this heading skips a level; write `### Dose`", news("### Dose\n\nWords.")],
  ["a heading of a note only", news("### {/* to come */}\n\nWords."), `6 headings  this heading has no words; add some after "###", or delete the line`, news("Words.")],
  ["no space after the number sign", news("##Dose\n\nWords."), '6 markdown-syntax  a space is missing after "##"; write `## Dose`', news("## Dose\n\nWords.")],
  ["a line of dashes under a text", news("Words of a text.\n---\n\nMore."), "6 markdown-blocks  the line of dashes below turns this text into a heading; put an empty line between the two", news("Words of a text.\n\n---\n\nMore.")],
  ["bullets of a word processor", news("• one"), "6 markdown-syntax  a list item starts with a dash and a space; write `- one`", news("- one")],
  ["crossed out words", news("It works ~~well~~ here."), '6 markdown-blocks  words cannot be crossed out here; delete them, or the "~~"', news("It works here.")],
  ["the misspelled name of a character", news("A&nbps;B"), `6 markdown-syntax  "&nbps;" would be shown as typed; write the character itself`, news("A B")],
  ["a space inside the stars", news("A ** bold** word."), "6 markdown-syntax  this bold text is not closed, or has a space inside its stars; write `**bold words**`", news("A **bold** word.")],
  ["stars that are not closed", news("A **bold word."), "6 markdown-syntax  this bold text is not closed, or has a space inside its stars; write `**bold words**`", news("A **bold word**.")],
  ["underscores for bold that are not closed", news("A __bold word."), "6 markdown-syntax  this bold text is not closed, or has a space inside its stars; write `**bold words**`", news("A **bold word**.")],
  ["an address that is no link", news("See www.fda.gov now."), "6 markdown-blocks  a link needs words; write `[words](https://www.fda.gov)`", news("See [the FDA](https://www.fda.gov) now.")],
  ["an address with parentheses that is no link", news("See https://example.com/A_(b) now."), "6 markdown-blocks  a link needs words; write `[words](https://example.com/A_(b))`", news("See [the list](https://example.com/A_(b)) now.")],
  ["an e-mail address that is no link", news("Write to hello@example.com now."), "6 markdown-blocks  a link needs words; write `[words](mailto:hello@example.com)`", news("Write to [hello@example.com](mailto:hello@example.com) now.")],
  ["a table with a cell too many", news("| Dose | Effect |\n| --- | --- |\n| low | more | less |"), "8 tables  this line of the table has 3 cells; give it 2, as in the first line", news("| Dose | Effect |\n| --- | --- |\n| low | more |")],
  ["a column without a name", news("| | Effect |\n| --- | --- |\n| low | more |"), "6 tables  a column has no name; write words in every cell of the first line", news("| Dose | Effect |\n| --- | --- |\n| low | more |")],
  ["a table without its second line", news("| Dose | Effect |\n| low | more |"), "6 markdown-syntax  this is not read as a table; add a second line of dashes: `| --- | --- |`", news("| Dose | Effect |\n| --- | --- |\n| low | more |")],
  ["a code fence that is not closed", news("Words.\n\n```\ncode\n\nMore words."), '8 markdown-blocks  this code is not closed, and everything below it is shown as code; add a line "```" at its end', news("Words.\n\n```\ncode\n```\n\nMore words.")],
  ["a fence of tildes that is not closed", news("Words.\n\n~~~\ncode\n\nMore words."), '8 markdown-blocks  this code is not closed, and everything below it is shown as code; add a line "~~~" at its end', news("Words.\n\n~~~\ncode\n~~~\n\nMore words.")],
  ["a list of boxes", news("- [x] One"), '6 markdown-blocks  task lists are not supported; delete the "[ ]" or "[x]"', news("- One")],
  ["a footnote's other name", news("It works.[^1]\n\n[^2]: Our own study."), [`6 …there is no footnote "[^1]"…`, "8 …no text refers to this footnote…"], news("It works.[^1]\n\n[^1]: Our own study.")],
  ["a space in a footnote's name", news("It works.[^our study]\n\n[^our study]: In our words."), ['6 footnotes  there is no footnote "[^our study]"; add a line at the end of the file that begins with `[^our-study]:`', '8 footnotes  there is no footnote "[^our study]"; add a line at the end of the file that begins with `[^our-study]:`'], news("It works.[^study]\n\n[^study]: Ours.")],
  ["a footnote in a field", fields("lead: It works.[^1]", "Yes.[^1]\n\n[^1]: Ours."), '4 footnotes  lead  a footnote does not work here; put "[^1]" after words of the prose', fields("lead: It works.", "Yes.[^1]\n\n[^1]: Ours.")],
  ["a footnote in a description", news("Yes.[^1]\n\n![A leaf in the sun[^1]](./images/founder.png)\n\n[^1]: Ours."), '8 footnotes  a footnote does not work here; put "[^1]" after words of the prose', news("Yes.[^1]\n\n![A leaf in the sun](./images/founder.png)\n\n[^1]: Ours.")],
  ["a footnote on all pages", edit("site.mdx", "The blurb of", "[^1]: Ours.\n\nThe blurb of"), "… footnotes  this text is on all pages and has no footnotes; write the words in the text itself", specimen("site.mdx")],
  ["two footnotes of one name", news("It works.[^1]\n\n[^1]: One.\n\n[^1]: Two."), '10 footnotes  two footnotes have the name "[^1]"; rename one of them', news("It works.[^1]\n\n[^1]: One.")],
  ["a footnote without words", news("It works.[^1]\n\n[^1]:"), '8 footnotes  this footnote has no words; add some after "[^1]"', news("It works.[^1]\n\n[^1]: Ours.")],
  ["a heading's address", news("## Dose {#dose}\n\nWords."), String.raw`6 mdx  a "{" starts code; write "\{" for a plain brace`, news("## Dose\n\nWords.")],
  ["braces", news("About {total} cells."), String.raw`6 unsupported  a "{" starts code; write "\{" for a plain brace`, news(String.raw`About \{total} cells.`)],
  ["a note that never ends", news("Words {/* ask Jo"), '6 mdx  this note is not closed; end it with "*/}"', news("Words {/* ask Jo */}")],
  ["two mistakes in two paragraphs", news("One <low dose.\n\nTwo.\n\nThree {d e}."), [String.raw`6 mdx  a "<" starts a tag; write "\<" for a plain less-than sign`, String.raw`10 mdx  a "{" starts code; write "\{" for a plain brace`], news("Two.")],
  ["an import", news('import x from "y"'), '6 unsupported  a paragraph that starts with "import" or "export" is taken for code; start it with another word', news("We import it.")],
  ["a note in HTML", news("Words <!-- ask Jo --> here."), "6 mdx  a note to other writers is written {/* words */} here", news("Words {/* ask Jo */} here.")],
  ["an address between angle brackets", news("See <https://example.com> now."), "6 mdx  a link needs words; write [words](https://example.com)", news("See [the list](https://example.com) now.")],
  ["two versions that Git could not join", news("<<<<<<< ours\nOne.\n=======\nTwo.\n>>>>>>> theirs"), '6 encoding  Git left two versions of this part; keep the right lines, and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>"', news("Two.")],
  ["prose on a page that shows none", edit("not-found.mdx", "Home\n---\n", "Home\n---\n\nWords.\n"), '9 unsupported  this page shows no prose; delete everything below the second line of "---"', specimen("not-found.mdx")],
  ["a heading like a slide", fields("slides:\n  - title: One\n    image: ./images/slide-1.svg\n    alt: The first drawing.\n    text: What it says.", '## Slide 1\n\n<Carousel label="Our approach" slides={frontmatter.slides} />'), "11 anchors  line 5 has the same address, #slide-1; rename or delete one of the two", fields("slides:\n  - title: One\n    image: ./images/slide-1.svg\n    alt: The first drawing.\n    text: What it says.", '## The slide\n\n<Carousel label="Our approach" slides={frontmatter.slides} />')],
  ["a heading like a footnote", news("## Note dose\n\nIt works[^dose].\n\n[^dose]: Ours."), "10 anchors  line 6 has the same address, #note-dose; rename or delete one of the two", news("## The dose\n\nIt works[^dose].\n\n[^dose]: Ours.")],
  ["two stats with one address", plan("Ours\n  - value: 98 %\n    label: Purity-grade\n    meaning: Share.\n    asOf: 2026\n    source: Ours", "Words."), "10 anchors  stats[1].value  line 5 has the same address, #stat-98-purity-grade; rename or delete one of the two", plan("Ours", "Words.")],
  ["two headings and a term with one address", fields("terms:\n  - name: dose\n    meaning: An amount.", "## Term dose\n\nA <Term>dose</Term>."), "9 anchors  line 5 has the same address, #term-dose; rename or delete one of the two", fields("terms:\n  - name: dose\n    meaning: An amount.", "## The dose\n\nA <Term>dose</Term>.")],
];
