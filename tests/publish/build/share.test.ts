// A colour that changes in the theme reaches what no style sheet reaches: drawings, share images and the manifest.
import { expect, test } from "vitest";

import { drawBackdrop, drawWords } from "../../../app/publish/images/share-image";
import { makeManifest } from "../../../app/publish/build/share-plugin";
import { readColors } from "../../../app/publish/colors";
import { readSiteTokens } from "../../../app/publish/content/source/site-tokens";
import { fillDrawing } from "../../../app/publish/images/image-file";
import { prepareSvg } from "../../../app/publish/images/svg";

const before = await readColors();
const after = { ...before, accent: "#7a1f5c", page: "#f4f9fb" };
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>{site.name}</title><path fill="{color.accent}" d="M0 0h9v9z"/></svg>';

test("the colours are those of tokens.css.ts", () => {
  expect(Object.keys(before)).toEqual(expect.arrayContaining(["page", "ink", "accent", "light"]));
  expect(Object.values(before).every((value) => /^#[\da-f]{6}$/.test(value))).toBe(true);
});

test("a drawing", async () => {
  const tokens = readSiteTokens("---\nname: Smith & Sons\n---\n");
  const { text } = fillDrawing(DRAWING, tokens, after);
  const { svg, texts } = await prepareSvg(text);
  expect(svg).toContain(after.accent);
  expect(svg).not.toContain(before["accent"]);
  expect(texts.map((each) => each.text)).toEqual(["Smith & Sons"]);
});

test("a share image", async () => {
  const [old, now] = await Promise.all(
    [before, after].map(
      async (colors) =>
        drawBackdrop("", colors) + (await drawWords("Smith & Sons", "A title", colors)),
    ),
  );
  expect(now).toContain(after.accent);
  expect(now).toContain(after.page);
  expect(now).not.toMatch(new RegExp(`${before["accent"]}|${before["page"]}`));
  expect(now).not.toBe(old);
});

test("the manifest", () => {
  const names = { name: "Smith & Sons", shortName: undefined };
  expect(JSON.parse(makeManifest(names, "/", after))).toMatchObject({
    ...{ name: "Smith & Sons", short_name: "Smith & Sons" },
    ...{ theme_color: after.page, background_color: after.page },
  });
});
