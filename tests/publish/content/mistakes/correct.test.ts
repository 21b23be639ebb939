// Checks that correct content gets no message.
import { expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { formatProblems } from "../../../../app/publish/problems/problem";
import { findProblems, useSmallSite, type Changes } from "../../../support/content-folder";
import { SPECIMEN_PROJECT } from "../../../support/specimen";
import { drawing, edit, entry, fields, news } from "./mistake";

useSmallSite();

test.each(["the shipped content", "the specimen"])("finds no problem in %s", async (name) => {
  const { problems } = await checkContent(name === "the specimen" ? SPECIMEN_PROJECT : ".");
  expect(formatProblems(problems)).toBe("");
});

const PERSON = "people:\n  - name: A\n    role: B\n    text: C\n    image: ./images/founder.png";
const bar = (words: string) => ({
  ...news("![A small bar](./images/bar.svg)"),
  "images/bar.svg": drawing(words),
});
const imprint = (prose: string) => ({
  "imprint.mdx": `---\ntitle: Imprint\ndescription: Who we are.\n---\n\n${prose}\n`,
});
const term = (name: string, words: string) =>
  fields(`terms:\n  - name: ${name}\n    meaning: M.`, `A <Term>${words}</Term>.`);
const FEED = "[feed](/bulletin/feed.xml)";
const OVERVIEW = "[the overview](./files/pamphlet.pdf#page=2)";

const CORRECT: Record<string, Changes> = {
  "headings and a table": news("## Dose\n\n### Adults\n\n| A | B |\n| :- | -: |\n| low | |"),
  "bold and escaped marks": news(
    String.raw`A **bold**, an *important* and an un*import*ant word, 2*x*, \*\*stars\*\*, \[\[x\]\].`,
  ),
  "names with marks in them": news("The file_name_here, 2 * 3, a~b, R&D, a = b and C++."),
  "stars of statisticians": news("*p \\< 0.05, **p \\< 0.01"),
  code: news("```\nx ==y== **z\n```\n\n`[TK] {x}`"),
  "references in brackets": news("As shown before [1][2] and [3] (see below), so [sic]."),
  "brackets in a quotation": news("“We knew that [the company] would grow […] and [...] more.”"),
  "an ordinary sentence": news("The venue is to be confirmed. Why??"),
  "signs that mean something": news(
    "XXX syndrome is rare, and 5*3 is not 2**3.\n\nIt costs 9¥\nhere.",
  ),
  "numbered lines": news("１．目的\\\n２．範囲"),
  "a mark that is meant": news(String.raw`They write \[TK] for it.`),
  "names of the field": news("[CD19] and [PD1] cells.\n\n#ASCO26 is near."),
  "a dash in a paragraph": news("It works – mostly\n– and well."),
  "a list in a list": news("* one\n* two\n\n1. three\n   - four\n\n- [ ] five ~~six~~"),
  "a quotation and a notice": news("> Words.\n\n<Notice>\nWords.\n</Notice>"),
  footnotes: news("It works[^1], see[^two].\n\n[^1]: One.\n\n[^two]: https://doi.org/10.1000/182"),
  "addresses in the text": news("See https://www.fda.gov and write to press@example.com."),
  "an address in Japanese": news("See https://ja.wikipedia.org/wiki/日本語 first."),
  "parts in Japanese": news("[A](#日本), [b](#%E6%97%A5%E6%9C%AC)\n\n## 日本"),
  "a title of a link": news('[The paper](https://doi.org/10.1000/182 "DOI")'),
  "a button on three lines": news('<Button to="/contact-us">\nContact us\n</Button>'),
  "a term over two lines": term("bridging studies", "bridging\nstudies"),
  "a plural": term("scaffold", "scaffolds"),
  "terms in Greek": fields("terms:\n  - name: α\n    meaning: M.\n  - name: β\n    meaning: M."),
  "links of all kinds": {
    ...entry("date: 2025-03-03"),
    ...news(
      "[a part](/investors#slide-2), [ours](#top), [mail](mailto:a@example.org?subject=Hi), " +
        `[call](tel:+19195550100), [a query](/contact-us?x=y), ${FEED}, ${OVERVIEW}`,
    ),
  },
  "parts that a page gets without headings": {
    ...entry("date: 2025-03-03"),
    ...news(
      "[A section](/investors#the-deck), [figures](/investors#the-figures), [a year](/bulletin#2025)",
    ),
  },
  "a name in braces": news(
    "{site.name}\\\nA street\\\n{site.address}\n\n[Call](tel:{site.phone}), `{site.domain}`. " +
      "![The {site.name} leaf](./images/founder.png)",
  ),
  "values as they were typed": fields(
    "stats:\n  - value: 15\n    label: null\n    meaning: true\n    source: 2024\n    asOf: 2025",
  ),
  "a long description": fields(
    `${PERSON}\n    alt: ${"A leaf. ".repeat(44).trim()}`,
    "## Board\n\n<People people={frontmatter.people} />",
  ),
  French: news("Bonjour ! Voici : « le texte » ; fin."),
  German: news("3.\u00a0Mai: Das ist gut, der Patient. TBC heißt Tuberkulose."),
  Spanish: news("Todo el mundo."),
  law: imprint("Share capital: CHF 98'000. § 5 TMG; 5 U.S. (1 Cranch) 137. 505(b)(2)."),
  "equal titles": imprint("Words."),
  "former addresses": fields("formerly: [/wp-content/deck.pdf, /old.html]"),
  "a draft whose address leads elsewhere": {
    ...edit("contact-us.mdx", "---\n", "---\ndraft: true\n"),
    ...fields("formerly: [/contact-us]"),
  },
  "a draft without a text": fields("draft: true", ""),
  "an entry with all that it may have": entry(
    "date: 2025-03-03\nheadline: A longer title\nauthor: A person\nembargo: 2099-01-01",
  ),
  "an amount in other words": edit(
    "drug-pipeline.mdx",
    "[Time, 10-12 years, 3-6 years]",
    `[Cost, "CHF 98'000", "CHF 12,400,000"]`,
  ),
  "a drawing": bar("α to β → CO₂ ≥ N₂ ± €, 10⁻⁶"),
  "emoji of several characters": news("1\ufe0f\u20e3 and \u{1f469}\u200d\u{1f52c}."),
  "signs in a field": fields('lead: "R&D; AT&T, file_name_x, _, 5 * 3 * 2, a < b > c, C:\\\\x"'),
  "a README in a folder": { "press/README.md": "# Notes for writers" },
  "spaces of typographers": news("5\u00a0mg, 12\u202f%, „Wörter“"),
  "line ends of Windows": {
    "news.mdx": String(news("Words.\n\nMore.")["news.mdx"]).replaceAll("\n", "\r\n"),
  },
  "byte order marks": {
    "news.mdx": `\uFEFF${String(news("![A bar](./images/bar.svg)")["news.mdx"])}`,
    "images/bar.svg": `\uFEFF${drawing("Words")}`,
  },
};

const isPage = (wrote: Changes) => Object.keys(wrote).join() === "news.mdx";
const nameOf = (name: string) => `${name.replaceAll(" ", "-").toLowerCase()}.mdx`;

test("finds no problem in pages that are correct", async () => {
  const pages = Object.entries(CORRECT).filter(([, wrote]) => isPage(wrote));
  // Don't check each alone, because one check of all takes a tenth of the time.
  const wrote: Changes = Object.fromEntries(
    pages.map(([name, { "news.mdx": text }]) => [nameOf(name), text] as const),
  );
  expect(formatProblems(await findProblems(wrote))).toBe("");
});

test.each(Object.entries(CORRECT).filter(([, wrote]) => !isPage(wrote)))(
  "finds no problem in a site with %s",
  async (_, wrote) => {
    expect(formatProblems(await findProblems(wrote))).toBe("");
  },
);
