// The words of a drawing: which are found, how they read, and where they are in the writer's file.
import { expect, test } from "vitest";

import { prepareSvg } from "../../../app/publish/images/svg";
import { readGood, inEmptyProject } from "../../support/images";

inEmptyProject();

/** A drawing with this on its second line, in a font that the site has. */
function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" font-family="{font.display}" font-size="20">\n${inside}</svg>`;
}

test.each([
  ["in a text", "<text>It is safe</text>", ["2: It is safe"]],
  ["in two texts", "<g>\n<text>one</text>\n<text> two</text></g>", ["3: one", "4: two"]],
  ["beside an equals sign", "<text>safe = $50M</text>", ["2: safe = $50M"]],
  ["in character references", "<text>&#115;a&#x66;e</text>", ["2: safe"]],
  ["in a CDATA section", "<text><![CDATA[safe]]></text>", ["2: safe"]],
  [
    "under another prefix",
    '<s:text xmlns:s="http://www.w3.org/2000/svg">safe</s:text>',
    ["2: safe"],
  ],
  ["in a part that is used elsewhere", '<defs><text id="a">safe</text></defs>', ["2: safe"]],
  ["behind marks", '<text>\n<tspan fill="red">an odd</tspan> word</text>', ["3: an odd word"]],
  ["colored in the middle of a word", '<text>sa<tspan fill="red">fe</tspan></text>', ["2: safe"]],
  ["in one piece after the other", "<text><tspan>sa</tspan><tspan>fe</tspan></text>", ["2: safe"]],
  [
    "on two lines",
    '<text><tspan x="0" y="20">well</tspan><tspan x="0" y="40">tolerated</tspan></text>',
    ["2: well tolerated"],
  ],
  [
    "on two lines, one below the other",
    '<text><tspan x="0">well</tspan><tspan x="0" dy="1">tolerated</tspan></text>',
    ["2: well tolerated"],
  ],
  [
    "in two columns",
    '<text><tspan x="0">Cost</tspan><tspan x="200">Time</tspan></text>',
    ["2: Cost Time"],
  ],
  [
    "with a space between",
    "<text><tspan>well</tspan> <tspan>tolerated</tspan></text>",
    ["2: well tolerated"],
  ],
  [
    "on lines of the file",
    "<text>\n<tspan>well</tspan>\n<tspan>tolerated</tspan>\n</text>",
    ["3: well tolerated"],
  ],
  [
    "nowhere in what is not published",
    '<title>dry</title><!-- <text>wet</text> --><g aria-label="shut"><text>Now<title>dry</title></text></g>',
    ["2: Now"],
  ],
])("reads the words of a drawing %s, with their line", async (_, inside, words) => {
  const source = drawing(inside);
  // Reads it twice, because the second time it comes from the cache.
  for (const name of ["bar.svg", "bar.svg"]) {
    const file = await readGood(name, source);
    const texts = "texts" in file ? file.texts : [];
    const lineAt = (start: number) => source.slice(0, start).split("\n").length;
    expect(texts.map(({ text, start }) => `${lineAt(start)}: ${text}`)).toEqual(words);
  }
});

test("drops the description of a drawing, because WebKit would announce it on hidden slides", async () => {
  const source = drawing(
    '<title>a leaf</title><g aria-label="a stem"><desc>green</desc><path d="M1 1h5v5z"/></g>',
  );
  expect(await readGood("bar.svg", source)).toHaveProperty("texts", []);
  expect((await prepareSvg(source)).svg).not.toMatch(/leaf|stem|green/);
});
