// Drawings as programs write them look like their sources in a browser that has the fonts of the site.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { z } from "zod";

import { BROWSER_ARGUMENTS } from "../../../app/publish/browser";
import { prepareSvg } from "../../../app/publish/images/svg";
import { fonts } from "../../../app/theme/fonts";
import { chromium } from "../../playwright.config";

const TABLE = readFileSync("tests/publish/images/drawings.yml", "utf8");
const [WIDTH, HEIGHT] = [240, 120];
/** The largest difference of a color, of 255, after blurring: at letters, and elsewhere. */
const [AT_LETTERS, ELSEWHERE] = [72, 3];

// Turns hinting off, because it moves letters to whole pixels and outlines stay.
test.use({
  launchOptions: {
    ...chromium.launchOptions,
    args: [...BROWSER_ARGUMENTS, "--font-render-hinting=none"],
  },
});

const { resolve } = createRequire(import.meta.url);
const faces = Object.values(fonts).flatMap(({ family, outlines }) =>
  Object.entries(outlines).map(([face, file]) => {
    const [weight, style = "normal"] = face.split(" ");
    return {
      file: resolve(file),
      css: `font-family:"${named(family)}";font-weight:${weight};font-style:${style}`,
    };
  }),
);
const FACES = faces.map(({ css }, index) => `@font-face{${css};src:url(/font-${index})}`).join("");

/** Replaces the name of the font by one without a figure, because browsers read that only in quotes. */
function named(text: string): string {
  return text.replaceAll("Source Sans 3", "Source Sans");
}

function withStyles(svg: string, css: string): string {
  return svg.replace(/<\/svg>\s*$/, `<style>${css}</style></svg>`);
}

/** A drawing as written, as published, and as published without its letters. */
function columnsOf(written: string): string[] {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;
  const source = /^<(?:svg|\?xml)/.test(written) ? written : `${open}${written}</svg>`;
  const { svg, texts } = prepareSvg(source);
  expect.soft(texts.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([]);
  const unlettered = withStyles(svg, "[data-text]{display:none!important}");
  return [withStyles(named(source), FACES), svg, unlettered];
}

test("drawings of many programs are published as browsers show their sources", async ({ page }) => {
  const rows = Object.entries(z.record(z.string(), z.string()).parse(parse(TABLE)));
  const cells = rows.map(([, written]) => columnsOf(written));
  await page.route("http://drawings.test/**", (route) => {
    const [, kind, row = "", column = ""] = new URL(route.request().url()).pathname.split(/[/-]/);
    const files: Record<string, () => [type: string, body: string | Buffer]> = {
      font: () => ["font/ttf", readFileSync(faces[Number(row)]?.file ?? "")],
      drawing: () => ["image/svg+xml", cells[Number(row)]?.[Number(column)] ?? ""],
      column: () => ["text/html", cells.map((_, each) => frameOf(each, row)).join("")],
    };
    const [contentType, body] = files[kind ?? ""]?.() ?? ["text/html", ""];
    return route.fulfill({ contentType, body });
  });
  const screens: Buffer[] = [];
  for (const column of [0, 1, 2]) {
    await page.goto(`http://drawings.test/column-${column}`);
    for (const each of page.frames())
      await each.evaluate(async () => void (await document.fonts.ready));
    screens.push(await page.screenshot({ fullPage: true }));
  }
  const different = rows.map(async ([name], row) => {
    const pixels = (column: number, blur: number) =>
      sharp(screens[column])
        .extract({ left: 0, top: row * HEIGHT, width: WIDTH, height: HEIGHT })
        .removeAlpha()
        .blur(blur)
        .raw()
        .toBuffer();
    const [source, published] = await Promise.all([pixels(0, 0.8), pixels(1, 0.8)]);
    const [lettered, unlettered] = await Promise.all([pixels(1, 3), pixels(2, 3)]);
    const worst = { letters: 0, elsewhere: 0 };
    for (const [at, value] of source.entries()) {
      const place = lettered[at] === unlettered[at] ? "elsewhere" : "letters";
      worst[place] = Math.max(worst[place], Math.abs(value - (published[at] ?? 0)));
    }
    return { name, ...worst };
  });
  const found = await Promise.all(different);
  expect(
    found.filter(({ letters, elsewhere }) => letters > AT_LETTERS || elsewhere > ELSEWHERE),
  ).toEqual([]);
});

function frameOf(row: number, column: string): string {
  return `<iframe src="/drawing-${row}-${column}" width="${WIDTH}" height="${HEIGHT}" style="position:absolute;border:0;left:0;top:${row * HEIGHT}px"></iframe>`;
}
