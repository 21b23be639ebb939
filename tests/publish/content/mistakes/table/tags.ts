// Mistakes in tags: HTML, names, places, properties.
import { fields, news, edit, specimen, type Mistake } from "../mistake";

const STATS =
  "stats:\n  - value: 98%\n    label: purity grade\n    meaning: How pure it is.\n    source: The source of the share\n    asOf: 2026-02";
const stats = (prose: string) => fields(STATS, prose);
const terms = (prose: string) => fields("terms:\n  - name: dose\n    meaning: An amount.", prose);

const LATEST = news('<Latest list="bulletin" count={3} />');

const cell = (words: string) => news(`| Dose | Effect |\n| --- | --- |\n| ${words} | more |`);

// One mistake a line.
// prettier-ignore
export const TAGS: Mistake[] = [
  ["a tag that does not exist", news("<Chart />"), "6 tags  <Chart> is not a tag for content files; the tags are Term, sup, sub, Button, Download, Stats, Cards, Checklist, Carousel, People, Programmes, Comparison, Latest, Figure, Quote, Notice", news("Words.")],
  ["a tag with a name that all objects have", news('<constructor x="1" />'), "6 tags  <constructor> is not a tag for content files; the tags are Term, sup, sub, Button, Download, Stats, Cards, Checklist, Carousel, People, Programmes, Comparison, Latest, Figure, Quote, Notice", news("Words.")],
  ["such a tag that is not closed", news("<valueOf>Words"), "6 mdx  <valueOf> is not a tag for content files; the tags are Term, sup, sub, Button, Download, Stats, Cards, Checklist, Carousel, People, Programmes, Comparison, Latest, Figure, Quote, Notice", news("Words.")],
  ["a mistyped tag", terms("A <Trem>dose</Trem>."), "9 tags  <Trem> is not a tag for content files, did you mean <Term>?", terms("A <Term>dose</Term>.")],
  ["a tag in small letters", terms("A <term>dose</term>."), "9 tags  <term> is not a tag for content files, did you mean <Term>?", terms("A <Term>dose</Term>.")],
  ["a paragraph of Word", news("<p class=MsoNormal>Words.</p>"), "6 mdx  <p> is HTML…", news("Words.")],
  ["a line break of HTML", news("Words<br>and words."), "6 mdx  <br> is HTML, which is not used here; write **bold**, *italic*, [words](address), `## Heading`, `- item`, `| cell |`, a backslash at the end of a line, an empty line between paragraphs, or the words alone", news("Words\n\nand words.")],
  ["a line break of HTML in capitals", news("Words<BR />and words."), "6 tags  <BR> is HTML…", news("Words\n\nand words.")],
  ["a line break in a cell", cell("low<br>lower"), "8 mdx  <br> is HTML…", cell("low, lower")],
  ["a box of HTML", news('<div class="wide">\nWords.\n</div>'), "6 tags  <div> is HTML…", news("Words.")],
  ["a coloured word", news('A <span style="color: red">red</span> word.'), "6 tags  <span> is HTML…", news("A red word.")],
  ["a video", news('<iframe src="https://example.com/v"></iframe>'), "6 tags  <iframe> is blocked on this site; delete it", news("Words.")],
  ["a tag that is not closed", terms("A <Term>dose of it."), "9 mdx  <Term> is not closed; write </Term> after its words, in the same paragraph and inside the same marks", terms("A <Term>dose</Term> of it.")],
  ["a block tag that is not closed", stats("<Stats items={frontmatter.stats}>\n\nWords."), '12 mdx  <Stats> is not closed; end it with "/>"', stats("<Stats items={frontmatter.stats} />\n\nWords.")],
  ["a block tag without its end", stats("<Stats items={frontmatter.stats}\n\nWords."), '12 mdx  <Stats> is not complete; end it with "/>"', stats("<Stats items={frontmatter.stats} />\n\nWords.")],
  ["a closing tag alone", terms("A dose</Term> of it."), "9 mdx  </Term> closes a tag that was not opened; write <Term> before its words", terms("A <Term>dose</Term> of it.")],
  ["a closing tag without its end", terms("A <Term>dose</Term of it."), '9 mdx  </Term> is not complete; end it with ">"', terms("A <Term>dose</Term> of it.")],
  ["tags closed in the wrong order", terms("A **<Term>dose**</Term> of it."), "9 mdx  <Term> is not closed; write </Term> after its words, in the same paragraph and inside the same marks", terms("A **<Term>dose</Term>** of it.")],
  ["blocks closed in the wrong order", news("<Quote><Notice>Words.</Quote></Notice>"), "6 mdx  <Notice> is not closed; write </Notice> after its words, in the same paragraph and inside the same marks", news("<Quote>Words.</Quote>")],
  ["a term that is not explained", terms("A <Term>doze</Term>."), '9 tags  "doze" is not explained under `terms:`, did you mean "dose"?', terms("A <Term>dose</Term>.")],
  ["a bold term", terms("A <Term>**dose**</Term>."), "9 tags  <Term> takes plain words only; put bold, links and other marks around the tag", terms("A **<Term>dose</Term>**.")],
  ["a term on a page without terms", edit("contact-us.mdx", "The prose of", "The <Term>prose</Term> of"), "… tags  <Term> works on pages with a list of `terms:` only; write the words without the tags", specimen("contact-us.mdx")],
  ["curly quotes in a tag", news("<Notice title=“Please note”>\nWords.\n</Notice>"), '6 mdx  the words behind "=" need straight quotes around them', news('<Notice title="Please note">\nWords.\n</Notice>')],
  ["a property that the tag has not", news('<Notice color="red">\nWords.\n</Notice>'), '6 tags  <Notice> takes no "color"; it takes title', news("<Notice>\nWords.\n</Notice>")],
  ["a mistyped property", news('<Notice titel="Please note">\nWords.\n</Notice>'), `6 tags  <Notice> takes no "titel", did you mean "title"?`, news('<Notice title="Please note">\nWords.\n</Notice>')],
  ["a property without its braces", stats('<Stats items="frontmatter.stats" />'), '12 tags  "items" of <Stats> cannot be read; write items={frontmatter.stats}', stats("<Stats items={frontmatter.stats} />")],
  ["a list without its first word", stats("<Stats items={stats} />"), '12 tags  "items" of <Stats> cannot be read; write items={frontmatter.stats}', stats("<Stats items={frontmatter.stats} />")],
  ["a list that is not there", news("<Stats items={frontmatter.stats} />"), "6 tags  there is no `stats:` at the top of the file; add a list of stats (value, label, meaning, source, asOf) there", stats("<Stats items={frontmatter.stats} />")],
  ["a property is missing", stats("<Stats />"), '12 tags  <Stats> needs "items"; add items={frontmatter.stats}', stats("<Stats items={frontmatter.stats} />")],
  ["words in a tag that shows none", stats("<Stats items={frontmatter.stats}>Words</Stats>"), '12 tags  <Stats> shows no words inside it; end it with "/>"', stats("<Stats items={frontmatter.stats} />")],
  ["a block in a line of text", stats("See <Stats items={frontmatter.stats} /> here."), "12 tags  <Stats> is in a line of text; put an empty line before and after it", stats("See here:\n\n<Stats items={frontmatter.stats} />")],
  ["a list of entries that is none", news('<Latest list="buletin" count={3} />'), `6 collections  there is no list "buletin", did you mean "bulletin"?`, LATEST],
  ["no count of entries", news('<Latest list="bulletin" />'), '6 tags  <Latest> needs "count"; add count={…} with a whole number from 1 to 12', LATEST],
  ["a count of words", news('<Latest list="bulletin" count="3" />'), '6 tags  "count" of <Latest> cannot be read; write count={…} with a whole number from 1 to 12', LATEST],
  ["a count that no page has room for", news('<Latest list="bulletin" count={300} />'), '6 tags  "count" of <Latest> cannot be read; write count={…} with a whole number from 1 to 12', LATEST],
  ["a button to no page", news('<Button to="/contact">Write</Button>'), `6 link-targets  there is no page "/contact", did you mean "/contact-us"?`, news('<Button to="/contact-us">Write</Button>')],
  ["a button without an address", news("<Button>Write</Button>"), '6 tags  <Button> needs "to"; add to="…" with where it leads', news('<Button to="/contact-us">Write</Button>')],
  ["a button without words", news('<Button to="/contact-us"></Button>'), "6 tags  <Button> has no words; write some between <Button> and </Button>", news('<Button to="/contact-us">Write</Button>')],
  ["a figure without a description", news('<Figure src="./images/founder.png" />'), '6 tags  <Figure> needs "alt"; add alt="…" with the image in words', news('<Figure src="./images/founder.png" alt="A leaf in the sun" />')],
  ["a button with href", news('<Button href="/contact-us">Write</Button>'), '6 tags  <Button> takes no "href"; it takes to', news('<Button to="/contact-us">Write</Button>')],
];
