// Drawings as programs write them look like their sources in a browser that has the fonts of the site.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { z } from "zod";

import { BROWSER_ARGUMENTS } from "../../../app/publish/browser";
import { FACES as faces, substituteOf } from "../../../app/publish/files/fonts";
import { prepareSvg } from "../../../app/publish/files/svg";
import { chromium } from "../../playwright.config";

const TABLE = readFileSync("tests/publish/files/drawings.yml", "utf8");
const [WIDTH, HEIGHT] = [240, 120];
/** Of a color, of 255. */
const LARGEST_DIFFERENCE = 6;

// Turns hinting off, because it moves letters to whole pixels and outlines stay.
test.use({
  launchOptions: {
    ...chromium.launchOptions,
    args: [...BROWSER_ARGUMENTS, "--font-render-hinting=none"],
  },
});

/** Each face, before it the one that shows what it lacks. */
const FACES = faces
  .flatMap((face) => [{ ...face, path: (substituteOf(face) ?? face).path }, face])
  .map(({ family, weight, style, path }) => {
    const source = `url(/font-${faces.findIndex((face) => face.path === path)})`;
    return `@font-face{font-family:"${named(family)}";font-weight:${weight};font-style:${style};src:${source}}`;
  })
  .join("");

/** Replaces the name of the font by one without a figure, because browsers read that only in quotes. */
function named(text: string): string {
  return text.replaceAll("Source Sans 3", "Source Sans");
}

/** A drawing as written, with the fonts of the site, and as published. */
async function columnsOf(written: string): Promise<[source: string, published: string]> {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`;
  const source = /^<(?:svg|\?xml)/.test(written) ? written : `${open}${written}</svg>`;
  const { svg, texts } = await prepareSvg(source);
  expect.soft(texts.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([]);
  return [named(source).replace(/<\/svg>\s*$/, `<style>${FACES}</style></svg>`), svg];
}

test("drawings of many programs are published as browsers show their sources", async ({ page }) => {
  const rows = Object.entries(z.record(z.string(), z.string()).parse(parse(TABLE)));
  const cells = await Promise.all(rows.map(([, written]) => columnsOf(written)));
  await page.route("http://drawings.test/**", (route) => {
    const [, kind, row = "", column = ""] = new URL(route.request().url()).pathname.split(/[/-]/);
    const files: Record<string, () => [type: string, body: string | Buffer]> = {
      font: () => ["font/ttf", readFileSync(faces[Number(row)]?.path ?? "")],
      drawing: () => ["image/svg+xml", cells[Number(row)]?.[Number(column)] ?? ""],
      column: () => ["text/html", cells.map((_, each) => frameOf(each, row)).join("")],
    };
    const [contentType, body] = files[kind ?? ""]?.() ?? ["text/html", ""];
    return route.fulfill({ contentType, body });
  });
  const screens: Buffer[] = [];
  for (const column of [0, 1]) {
    await page.goto(`http://drawings.test/column-${column}`);
    for (const each of page.frames())
      await each.evaluate(async () => void (await document.fonts.ready));
    screens.push(await page.screenshot({ fullPage: true }));
  }
  const different = rows.map(async ([name], row) => {
    const pixels = (column: number) =>
      sharp(screens[column])
        .extract({ left: 0, top: row * HEIGHT, width: WIDTH, height: HEIGHT })
        .removeAlpha()
        .raw()
        .toBuffer();
    const [source, published] = await Promise.all([pixels(0), pixels(1)]);
    const worst = Math.max(...source.map((value, at) => Math.abs(value - (published[at] ?? 0))));
    return { name, worst };
  });
  const found = await Promise.all(different);
  expect(found.filter(({ worst }) => worst > LARGEST_DIFFERENCE)).toEqual([]);
});

function frameOf(row: number, column: string): string {
  const style = `style="position:absolute;border:0;left:0;top:${row * HEIGHT}px"`;
  const place = `src="/drawing-${row}-${column}" width="${WIDTH}" height="${HEIGHT}" ${style}`;
  return column === "0" ? `<iframe ${place}></iframe>` : `<img ${place}>`;
}
