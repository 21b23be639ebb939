// Mistakes in the prose: Markdown, tags, placeholders.
import { edit, fields, news } from "./mistake";
import { findsMistakes } from "./finds-mistakes";

const STAT =
  "stats:\n  - value: 98%\n    label: purity\n    meaning: Share.\n    source: Us\n    asOf: 2026-02";
const stats = (prose: string) => fields(STAT, prose);
const STATS = "<Stats items={frontmatter.stats} />";
const terms = (prose: string) => fields("terms:\n  - name: dose\n    meaning: An amount.", prose);
const LATEST = news('<Latest list="bulletin" count={3} />');
const COUNT = "cannot be read; write count={…} with a whole number from 1 to 12";
const CLOSED = "write </Term> after its words, in the same paragraph and inside the same marks";
const NOTICE = "write <Notice> and </Notice> on lines of their own with nothing behind them, …";
const NOTE = "add a line at the end of the file that begins with";
const DRAFT = '"draft: true" is below the second line of "---" and would be shown as text; …';
const placeholder = (mark: string) => `"${mark}" is a placeholder; replace it with the fact, …`;
const leftover = (words: string) => `"${words}" is left over from an assistant; delete it`;

findsMistakes({
  "a heading of the first level": [
    news("# Dose"),
    "6 this would be a second main heading on the page; write `## Dose`",
    news("## Dose"),
  ],
  "a level that is skipped": [
    news("## Dose\n\n#### Adults"),
    "8 this heading skips a level; write `### Adults`",
  ],
  "a first heading that is too deep": [
    news("### Dose"),
    "6 this heading skips a level; write `## Dose`",
  ],
  "no space after the number signs": [
    news("##Dose"),
    '6 a space is missing after "##"; write `## Dose`',
  ],
  "a special space in a list": [
    news("-\u00a0one\n-\u00a0two"),
    '6 the space after "-" is not a plain one (on a Mac, Alt was held down); …',
  ],
  "bullets of a word processor": [
    news("• one\n• two"),
    "6 an item of a list starts with a hyphen and a space; write `- ` before its words",
  ],
  "dashes for bullets": [news("– one\n– two"), "6 an item of a list starts with a hyphen …"],
  "a hyphen without a space": [news("-one\n-two"), "6 an item of a list starts with a hyphen …"],
  "a line of dashes under a text": [
    news("Words\n---\n\nMore."),
    "6 the line of dashes below turns this text into a heading; …",
  ],
  "a space inside the stars": [
    news("A **bold ** word."),
    "6 this is not read as bold; delete the space inside its stars: `**bold words**`",
  ],
  "a table without its second line": [
    news("| A | B |\n| 1 | 2 |"),
    "6 this is not read as a table; add a second line of dashes: `| --- | --- |`",
  ],
  "a table with a cell too many": [
    news("| A | B |\n| - | - |\n| 1 | 2 | 3 |"),
    "8 this line of the table has 3 cells and the first line 2; the others would not be shown",
  ],
  "a mark without its footnote": [
    news("It works.[^1]"),
    `6 there is no footnote "[^1]"; ${NOTE} \`[^1]:\``,
    news("It works.[^1]\n\n[^1]: Ours."),
  ],
  "a field below the second line of dashes": [news("draft: true"), `6 ${DRAFT}`],
  "an empty page": [news(""), '1 this page has no text; write it below the second line of "---"'],
  braces: [news("About {total}."), String.raw`6 a "{" starts code; write "\{" for a plain …`],
  "a note that never ends": [
    news("Words {/* ask Jo"),
    '6 this note is not closed; end it with "*/}"',
  ],
  "a less-than sign": [
    news("At <5 mg."),
    String.raw`6 a "<" starts a tag; write "\<" for a plain …`,
  ],
  "an import, and an empty line": [
    news("import {\n\nmore {text"),
    '6 a paragraph that starts with "import" or "export" is taken for code; …',
  ],
  "a note in HTML": [
    news("Words <!-- ask Jo --> here."),
    "6 a note to other writers is written {/* words */} here",
  ],
  "an address between angle brackets": [
    news("See <https://example.com> now."),
    '6 an address needs no marks around it; delete the "<" and the ">"',
    news("See https://example.com now."),
  ],
  "prose on a page that shows none": [
    edit("not-found.mdx", "Home\n---\n", "Home\n---\n\nWords.\n"),
    "9 this page shows no prose; …",
  ],
  "a name in braces in a description": [
    news("![The {site.name} leaf](./images/founder.png)"),
    "6 a description has no names in braces; write the words, or use <Figure>",
  ],
  "a tag that does not exist": [
    news("<Chart />"),
    "6 <Chart> is not a tag for content files; the tags are in content/manual/tags.md",
  ],
  "a mistyped tag": [
    terms("A <Trem>dose</Trem>."),
    "9 <Trem> is not a tag for content files; did you mean <Term>?",
  ],
  "a line break of HTML": [
    news("Words<br>and words."),
    "6 <br> is HTML; for a new line, end the line above with a backslash",
  ],
  HTML: [news("<div>\nWords.\n</div>"), "6 <div> is HTML, which is not used here; …"],
  "a video": [news('<iframe src="x"></iframe>'), "6 <iframe> is blocked on this site; delete it"],
  "a tag that is not closed": [terms("A <Term>dose."), `9 <Term> is not closed; ${CLOSED}`],
  "a block that is not closed": [
    stats("<Stats items={frontmatter.stats}>\n\nWords."),
    '12 <Stats> is not closed; end it with "/>"',
  ],
  "a tag that closes nothing": [
    terms("A dose</Term>."),
    "9 Unexpected closing slash `/` in tag, expected an open tag first",
  ],
  "tags closed in the wrong order": [
    terms("A **<Term>dose**</Term>."),
    `9 <Term> is not closed; ${CLOSED}`,
  ],
  "a full stop behind a notice": [news("<Notice>\nWords.\n</Notice>."), `… ${NOTICE}`],
  "words behind the tag of a notice": [news("<Notice>Words\n\nmore.</Notice>"), `6 ${NOTICE}`],
  "curly quotes in a tag": [
    news("<Notice title=“Please note”>\n\nWords.\n\n</Notice>"),
    "6 Unexpected character `“` (U+201C) before attribute value, expected …",
  ],
  "a term that is not explained": [
    terms("A <Term>doze</Term>."),
    '9 "doze" is not explained under `terms:`, did you mean "dose"?',
  ],
  "a bold term": [
    terms("A <Term>**dose**</Term>."),
    "9 <Term> takes plain words only; put bold, links and other marks around the tag",
  ],
  "a property that the tag has not": [
    news('<Notice color="red">\nWords.\n</Notice>'),
    '6 <Notice> takes no "color"; it takes title',
  ],
  "a list without its braces": [
    stats('<Stats items="frontmatter.stats" />'),
    '12 "items" of <Stats> cannot be read; write items={frontmatter.stats}',
    stats(STATS),
  ],
  "a list that is not there": [
    news(STATS),
    "6 there is no `stats:` at the top of the file; add it there",
    stats(STATS),
  ],
  "a list on a page that has none": [
    edit("contact-us.mdx", "The prose of", `${STATS}\n\nThe prose of`),
    "… <Stats> works on pages of prose only; this page has no such list",
  ],
  "a block in a line of text": [
    stats(`See ${STATS} here.`),
    "12 <Stats> is in a line of text; put an empty line before and after it",
  ],
  "a group of nobody": [
    fields(
      "people:\n  - name: A\n    role: B\n    text: C\n    group: Board",
      '<People people={frontmatter.people} group="Bord" />',
    ),
    '11 nobody under `people:` has the group "Bord", did you mean "Board"?',
  ],
  "a list of entries that is none": [
    news('<Latest list="buletin" count={3} />'),
    '6 there is no list "buletin", did you mean "bulletin"?',
    LATEST,
  ],
  "a count in quotes": [
    news('<Latest list="bulletin" count="3" />'),
    `6 "count" … ${COUNT}`,
    LATEST,
  ],
  "a count too large": [
    news('<Latest list="bulletin" count={300} />'),
    '6 "count" of <Latest>: 300 is not a whole number from 1 to 12',
  ],
  "a button without an address": [
    news("<Button>Write</Button>"),
    '6 <Button> needs "to"; add to="…" with where it leads',
  ],
  "a button without words": [
    news('<Button to="/contact-us"></Button>'),
    "6 <Button> has no words; write some between <Button> and </Button>",
  ],
  "a mark of writers": [news("TODO: words."), `6 ${placeholder("TODO")}`],
  "a mark of editors": [news("A stake of [TK]."), `6 ${placeholder("[TK]")}`],
  "a bullet of lawyers": [news("A stake of [●]."), `6 ${placeholder("[●]")}`],
  "a figure to come": [news("It is XX% of it."), `6 ${placeholder("XX%")}`],
  "an error of a spreadsheet": [fields('lead: "It is #REF! now."'), "4 lead  …#REF!…"],
  "a mark of an assistant": [news("It works【4†source】."), `6 ${leftover("【4†source】")}`],
  "a mark of an assistant, with braces": [
    news("It works :contentReference[oaicite:0]{index=0}."),
    "6 this is left over from an assistant; delete it with the words in front of it",
  ],
  "an assistant's first words": [
    news("Certainly! Here is the text:\n\nWords."),
    `6 ${leftover("Certainly! Here is the text:")}`,
  ],
  "a soft hyphen": [news("A phar\u00admacy."), '6 "phar[U+00AD]macy." contains U+00AD, which …'],
  "the same as an escape in a field": [
    fields(String.raw`lead: "Our \u202epharmacy."`),
    '4 lead  "[U+202E]pharmacy." contains U+202E, which nobody can see; …',
  ],
  "a name in braces that nothing has": [
    news("By {site.nmae}."),
    [
      String.raw`6 a "{" starts code; write "\{" for a plain brace`,
      "6 there is no {site.nmae}, did you mean {site.name}?",
    ],
  ],
});
