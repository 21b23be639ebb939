// Which words are reported as misspelled, and what is suggested.
import { describe, expect, test } from "vitest";

import {
  checkSpelling,
  readDictionary,
} from "../../../../../app/publish/content/lint/words/spelling";
import { page, say } from "../../../../support/prose";

const dictionary = readDictionary("");

function problemsIn(prose: string, fields?: string): string {
  return say(checkSpelling(page(prose, fields), dictionary));
}

describe("unknown words", () => {
  test("a slip of the finger, each word once, with its place", () => {
    expect(problemsIn("A new *medicin* is **seperate**.\nThis medicin’s effect is Seperate."))
      .toMatchInlineSnapshot(`
      "content/news.mdx:4:8  warning: "medicin" is not in the dictionary, did you mean "medicine"? If it is right, add it to content/words.txt
      content/news.mdx:4:22  warning: "seperate" is not in the dictionary, did you mean "separate"? If it is right, add it to content/words.txt"
    `);
  });
  test("half of a compound, and a word in capitals", () => {
    expect(problemsIn("A well-studed drug. IMPORTENT.")).toMatchInlineSnapshot(`
      "content/news.mdx:4:8  warning: "studed" is not in the dictionary, did you mean "studded"? If it is right, add it to content/words.txt
      content/news.mdx:4:21  warning: "IMPORTENT" is not in the dictionary, did you mean "IMPORTANT"? If it is right, add it to content/words.txt"
    `);
  });
  test("in fields, also over several lines and behind quotes", () => {
    expect(problemsIn("", 'title: "Aprroved"\nlead: >-\n  One molecule and\n  another molcule.'))
      .toMatchInlineSnapshot(`
        "content/news.mdx:2:9  warning: title  "Aprroved" is not in the dictionary, did you mean "Approved"? If it is right, add it to content/words.txt
        content/news.mdx:5:11  warning: lead  "molcule" is not in the dictionary, did you mean "molecule"? If it is right, add it to content/words.txt"
      `);
  });
});

describe("what is no mistake", () => {
  test.each([
    [
      "American and British spelling",
      "The colour and the color, to favour and to favor, signalling and signaling.",
    ],
    ["names, and words at the start of a sentence", "Medicine of Alzheimer’s disease. EVIDENCE."],
    ["contractions with either apostrophe", "It doesn't, and it doesn’t; the studies’ end."],
    [
      "abbreviations and figures",
      "The FDA’s NDAs, 505(b)(2), 50mg, 10-20x, 9am, COVID-19 and 3rd.",
    ],
    [
      "addresses, paths and names of files",
      "See [it](https://exmaple.org/medicin), www.medcin.org, jo@medcin.org, /medcin-page and medcin.svg.",
    ],
    ["code, notes and tags", "Use `medicin`. {/* medicin */}\n\n```\nmedicin\n```"],
  ])("%s", (_, prose) => {
    expect(problemsIn(prose)).toBe("");
  });
  test("paths, images and addresses in fields", () => {
    expect(
      problemsIn(
        "",
        "formerly: [/abuot-us]\nimage: ./images/medcin.svg\nlead: Ask helo@medcin.org of {totl}",
      ),
    ).toBe("");
  });
});

describe("words of the field", () => {
  test("a word that is added is right from then on, and so is the company's name", () => {
    const file = page("Nutraceutical and nutraceutical of Helianth.");
    expect(checkSpelling(file, dictionary)).toHaveLength(2);
    const field = readDictionary("# Words of the field.\nnutraceutical # A food.", "Helianth Inc.");
    expect(checkSpelling(file, field)).toEqual([]);
  });
});
