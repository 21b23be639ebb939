// The words of a drawing: which are found, how they read, and where they are in the writer's file.
import { describe, expect, test } from "vitest";

import { prepareSvg } from "../../../app/publish/images/svg";
import { plain, readGood, inEmptyProject } from "../../support/images";

const FONT = 'font-family="Newsreader" font-size="20"';

/** A drawing with this on its second line, in a font that the site has. */
function drawing(inside: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" ${FONT}${attributes}>\n${inside}</svg>`;
}

async function wordsOf(inside: string, attributes?: string): Promise<string[]> {
  return (await prepareSvg(drawing(inside, attributes))).texts.map(({ text }) => text);
}

describe("words are found", () => {
  test.each([
    ["in a text", "<text>It is safe</text>", ["It is safe"]],
    ["beside an equals sign", "<text>safe = $50M</text>", ["safe = $50M"]],
    ["in character references", "<text>&#115;a&#x66;e</text>", ["safe"]],
    ["in a CDATA section", "<text><![CDATA[safe]]></text>", ["safe"]],
    ["in the title", "<title>It is safe</title>", ["It is safe"]],
    ["in the description of a part", "<g><desc>It is\n safe</desc></g>", ["It is safe"]],
    ["in a title inside a text", "<text>Now<title>safe</title></text>", ["safe", "Now"]],
    ["in a label for screen readers", '<g aria-label="It is safe"/>', ["It is safe"]],
    [
      "under another prefix",
      '<s:text xmlns:s="http://www.w3.org/2000/svg">safe</s:text>',
      ["safe"],
    ],
    ["in a part that is used elsewhere", '<defs><text id="a">safe</text></defs>', ["safe"]],
    ["nowhere in a comment", "<!-- <text>safe</text> --><text>dry</text>", ["dry"]],
  ])("%s", async (_, inside, words) => {
    expect(await wordsOf(inside)).toEqual(words);
  });
  test("in a label of the whole drawing", async () => {
    expect(await wordsOf("", ' aria-label="It is safe"')).toEqual(["It is safe"]);
  });
});

describe("a text in several pieces reads as it looks", () => {
  test.each([
    ["colored in the middle of a word", 'sa<tspan fill="red">fe</tspan>', "safe"],
    ["one piece after the other", "<tspan>sa</tspan><tspan>fe</tspan>", "safe"],
    [
      "on two lines",
      '<tspan x="0" y="20">well</tspan><tspan x="0" y="40">tolerated</tspan>',
      "well tolerated",
    ],
    [
      "on two lines, one below the other",
      '<tspan x="0">well</tspan><tspan x="0" dy="1">tolerated</tspan>',
      "well tolerated",
    ],
    ["in two columns", '<tspan x="0">Cost</tspan><tspan x="200">Time</tspan>', "Cost Time"],
    ["with a space between", "<tspan>well</tspan> <tspan>tolerated</tspan>", "well tolerated"],
    ["on lines of the file", "\n<tspan>well</tspan>\n<tspan>tolerated</tspan>\n", "well tolerated"],
  ])("%s", async (_, inside, words) => {
    expect(await wordsOf(`<text>${inside}</text>`)).toEqual([words]);
  });
  test("moved by hand to where it would be anyway", async () => {
    expect(await wordsOf('<text><tspan x="0">sa</tspan><tspan x="16.5">fe</tspan></text>')).toEqual(
      ["safe"],
    );
  });
});

describe("an image file", () => {
  inEmptyProject();

  test("carries the words of a drawing, also when the drawing was prepared before", async () => {
    const source = drawing("<text>It is safe</text>");
    for (const name of ["first.svg", "again.SVG"])
      expect(await readGood(name, source)).toMatchObject({
        type: "image/svg+xml",
        text: source,
        texts: [{ text: "It is safe", start: source.indexOf("It"), raw: "It is safe" }],
      });
  });
  test.each([
    ["as it is written", "<g>\n<text>one</text>\n<text> two</text></g>", ["3: one", "4: two"]],
    ["behind marks", '<text>\n<tspan fill="red">an odd</tspan> word</text>', ["3: an odd"]],
    ["in a label", '<g\n aria-label="It is safe"/>', ['3: It is safe"/>']],
  ])("says where the words are: %s", async (_, inside, places) => {
    const source = drawing(inside);
    const file = await readGood("bar.svg", source);
    const texts = "texts" in file ? file.texts : [];
    expect(
      texts.map(({ start, raw }) => `${source.slice(0, start).split("\n").length}: ${raw}`),
    ).toEqual(places);
  });
  test("has no words when it is a photo", async () => {
    expect(await readGood("lab.png", await plain(4, 4).png().toBuffer())).not.toHaveProperty(
      "texts",
    );
  });
});

test("titles and descriptions are read, and not published: WebKit would say them of hidden slides", async () => {
  const { svg, texts } = await prepareSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>a leaf</title><desc>green</desc><path d="M1 1h5v5z"/></svg>`,
  );
  expect(texts.map(({ text }) => text)).toEqual(["a leaf", "green"]);
  expect(svg).not.toMatch(/leaf|green/);
});
