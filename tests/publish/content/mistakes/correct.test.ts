// Correct content gets no message: a check that cries wolf is soon ignored.
import { expect, test } from "vitest";

import { findProblems, useSmallSite, type Changes } from "../../../support/content-folder";
import { drawing, edit, fields, news, specimen } from "./mistake";

useSmallSite();

// One edit a line.
// prettier-ignore
const CORRECT: [name: string, wrote: Changes][] = [
  ["headings, a table, links to parts and to other sites", news("## Dose\n\n### Adults\n\n| Dose | Effect |\n| --- | --- |\n| low | less |\n\nRead [the dose](#dose), [the second slide](/investors#slide-2), [the rules](https://www.fda.gov).")],
  ["bold, italics, code and an escaped mark", news(String.raw`A **bold** and an *important* word, ` + "`a*b`" + String.raw`, and \*\*stars\*\*.`)],
  ["words with underscores, stars and signs in them", news("The file_name_here, 2 * 3, a~b, R&D, a = b and C++.")],
  ["a closed code fence, and tildes", news("```\nx ==y== **z\n```\n\n~~~\n:::note\n~~~")],
  ["a colon, a bracket and a footnote's number in brackets", news("Note: this [sic] is so, as they say (see [1]).")],
  ["an exclamation, a reference and an aside", news("It is green![1] (on both sides), and so it is [2] (see below).")],
  ["a list with stars, a list in a list", news("* one\n* two\n\n1. three\n   - four")],
  ["a quotation and a notice", news("> Words.\n\n<Notice>\nWords.\n</Notice>")],
  ["an image with a description", news("![A leaf in the sun, and a stem](./images/founder.png)")],
  ["descriptions with names, numbers and other words for images", news("![GLP-1](./images/founder.png)\n\n![505(b)(2)](./images/founder.png)\n\n![Imaging of a mouse](./images/founder.png)\n\n![Picture frames on a wall](./images/founder.png)")],
  ["footnotes in the prose, in bold words and in another note", news("It works[^1], in **all cases[^Our-Study]**, in `[^code]` and as \\[^written].\n\n[^1]: One, see also[^two].\n\n[^our-study]: Two\n\n    paragraphs.\n\n[^two]: Three.")],
  ["a line break with a backslash, a rule, a quote, and minus five degrees", news("One\\\nand two.\n\n---\n\n-5 degrees, #1 of all, an address as words: [https://www.fda.gov](https://www.fda.gov).")],
  ["aligned columns, and an empty cell", news("| Dose | Effect |\n| :-- | --: |\n| low | |")],
  ["Greek letters and units", news("The α and the β, 5 Ω.")],
  ["emoji of several characters", news("1\ufe0f\u20e3 and \u{1f469}\u200d\u{1f52c} and ©\ufe0f.")],
  ["a link with an image for words", news("[![A leaf in the sun](./images/founder.png)](/investors)")],
  ["words that name more than here", news("See [here is how it works](/everything#how-it-works) and [more about us](/about-us).")],
  ["addresses of other sites, mail and telephone", news("[The paper](https://doi.org/10.1000/182), [a search](https://www.google.com/search?hl=en), [mail](mailto:a@example.org?subject=Hi), [call](tel:+19195550100).")],
  ["a document that everybody may read", news("See [the form](https://docs.google.com/document/d/1aB/preview).")],
  ["a comma in an address, behind its host", news("See [the list](https://www.fda.gov/a,b?c=d,e).")],
  ["a telephone link of the company's number", news("[Call us](tel:{site.phone}), or [write](mailto:{site.email}).")],
  ["a token before a new line", news("{site.name}  \n{site.address}  \nA street")],
  ["a page whose name is page", { "page.mdx": news("Words.")["news.mdx"] }],
  ["a draft without a text", { "news.mdx": "---\ntitle: News\ndescription: What is new.\ndraft: true\n---\n" }],
  ["a list without a text", { "bulletin/index.mdx": "---\ntitle: News\ndescription: What is new.\nlist: news\n---\n" }],
  ["a page of terms only", { "terms.mdx": "---\ntitle: What words mean\ndescription: Our words.\nterms:\n  - name: dose\n    meaning: An amount.\n---\n" }],
  ["a page in the menu, by its title and by words", { ...fields("nav: true"), "more.mdx": String(fields("nav: Noted")["news.mdx"]).replace("title: News", "title: More") }],
  ["quotes, apostrophes and a colon in a field", fields(`lead: "It's the one: 'new' and so on."`)],
  ["less than, more than and a star in a field", fields("lead: For a < b and b > c, at 5* of them & more.")],
  ["a bracket and a time in a field", fields("lead: Words (and more) [sic] at 10:30.")],
  ["figures with their sources", fields("stats:\n  - value: 98%\n    label: purity grade\n    meaning: How pure it is.\n    source: A journal\n    asOf: 2026-02\n    expires: 2099-12-31", "At 98%.")],
  ["roman numerals, and letters that stand for nothing", news("Phase II, chromosomes XX and XY, and class [X].")],
  ["raised and lowered digits", news("A sugar at 10⁶ and H₂O.")],
  ["figures of a dated entry", { "bulletin/next.mdx": "---\ntitle: Next\ndescription: It is 42%.\ndate: 2026-01-02\n---\n\nIt is 42%, or $5 million.\n" }],
  ["an entry with all that it may have", { "bulletin/next.mdx": fields("date: 2025-03-03\nheadline: A longer title\nauthor: A person\nembargo: 2099-01-01")["news.mdx"] }],
  ["a draft that links to what is under embargo", { ...fields("draft: true", "See [the news](/bulletin/held-back)."), ...specimen("bulletin/held-back.mdx") }],
  ["a main page as a draft, which the menu leaves out", edit("contact-us.mdx", "---\n", "---\ndraft: true\n")],
  ["numbers that are no claims", news("The webcast lasts 45 minutes, at 2-8 °C. Phase 2b, 18 to 75 years, Suite 5B, 20 mg.")],
  ["a page of law, and one of jobs", { "imprint.mdx": "---\ntitle: Imprint\ndescription: Who we are.\n---\n\nShare capital: €25,000. We will answer.\n", "careers.mdx": "---\ntitle: Careers\ndescription: Our positions.\n---\n\nA salary of $90,000 to $110,000.\n" }],
  ["a tiny drawing, and a small picture", { ...news("![A small bar with a name](./images/bar.svg)"), "images/bar.svg": drawing("Name") }],
  ["a drawing with Greek letters, signs and digits", { ...news("![A small bar with a name](./images/bar.svg)"), "images/bar.svg": drawing("α to β → CO₂ ≥ N₂ ± €, 10⁻⁶, Testwort™") }],
  ["a space before a unit, a dash, an accent and a mark", news("About us – a “plain” word’s use… and Testwort™.")],
  ["line ends of Windows", { "news.mdx": String(news("Words.\n\nMore.")["news.mdx"]).replaceAll("\n", "\r\n") }],
  ["an invisible mark before the first line", { "news.mdx": `\uFEFF${String(news("Words.")["news.mdx"])}` }],
];

test.each(CORRECT)("%s", async (_, wrote) => {
  expect(await findProblems(wrote)).toEqual([]);
});
