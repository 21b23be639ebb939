// The texts of a drawing: how they read, where they are in the writer's file, and what of them the site cannot show.
import { expect, test } from "vitest";
import { z } from "zod";

import { FACES, findLacking } from "../../../app/publish/files/fonts";
import { prepareSvg, readDrawingWords } from "../../../app/publish/files/svg";
import { readGood, inEmptyProject } from "../../support/images";
import { patternOf, readTable } from "../../support/read-table";

inEmptyProject();

/** A drawing with this on its second line, in a font that the site has. */
function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" font-family="{font.display}" font-size="20">\n${inside}</svg>`;
}

const Row = z.strictObject({
  inside: z.string(),
  words: z.array(z.string()).optional(),
  told: z.array(z.string()).optional(),
});

test.each(readTable("tests/publish/files/drawing-texts.yml", z.record(z.string(), Row)))(
  "the words of a drawing are read and judged: %s",
  async (_, { inside, words, told }) => {
    const source = drawing(inside);
    // Reads it twice, because the second time it comes from the cache.
    for (const name of ["bar.svg", "bar.svg"]) {
      const file = await readGood(name, source);
      const texts = "texts" in file ? file.texts : [];
      const lineAt = (start: number) => source.slice(0, start).split("\n").length;
      const found = texts.map(({ text, start }) => `${lineAt(start)}: ${text}`);
      if (words) expect(found).toEqual(words);
      const problems = texts.flatMap(({ faults, notes }) => [...faults, ...notes]);
      if (told)
        expect(problems).toEqual(
          told.map((each): unknown => expect.stringMatching(patternOf(each))),
        );
    }
    if (words) expect(readDrawingWords(source)).toEqual(words.map((each) => each.slice(3)));
  },
);

test("drops the description of a drawing, because WebKit would announce it on hidden slides", async () => {
  const inside =
    '<title>a leaf</title><g aria-label="a stem"><desc>green</desc><path d="M1 1h5v5z"/></g>';
  expect((await prepareSvg(drawing(inside))).svg).not.toMatch(/leaf|stem|green/);
});

test.each(FACES)("$family $weight $style has a letter for every scientific sign", (face) => {
  const SIGNS = "αβγδΔκλµμπσω°€™®©₀₁₂₅⁰²⁵⁶⁻⁺½→←↑↓↔≥≤≈≠±×÷·−–—…•′†∞√∑‰Åçéøščłİ";
  expect(findLacking(face, `${SIGNS}日`)).toEqual(["日"]);
});
