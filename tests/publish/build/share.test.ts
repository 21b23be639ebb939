// The colours of the theme reach what no style sheet reaches: drawings and the manifest.
import { expect, test } from "vitest";

import { makeManifest } from "../../../app/publish/build/brand-files";
import { readSiteTokens } from "../../../app/publish/content/source/site-tokens";
import { drawingTokens } from "../../../app/publish/images/image-file";
import { prepareSvg } from "../../../app/publish/images/svg";
import { colors } from "../../../app/theme/colors";
import { fillTokens } from "../../../app/publish/markup/tokens";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text font-family="Newsreader">{site.name}</text><path fill="{color.accent}" d="M0 0h9v9z"/></svg>';

test("a drawing", async () => {
  const tokens = readSiteTokens("---\nname: Smith & Sons\n---\n");
  const { svg, texts } = await prepareSvg(fillTokens(DRAWING, drawingTokens(tokens)));
  expect(svg).toContain(colors.accent);
  expect(texts.map(({ text }) => text)).toEqual(["Smith & Sons"]);
});

test("the manifest", () => {
  const names = { name: "Smith & Sons", shortName: undefined };
  expect(JSON.parse(makeManifest(names, "/"))).toMatchObject({
    ...{ name: "Smith & Sons", short_name: "Smith & Sons" },
    ...{ theme_color: colors.page, background_color: colors.page },
  });
});
