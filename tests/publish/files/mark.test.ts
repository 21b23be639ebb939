// How the logo is drawn in icons and shared pictures, measured in pixels.
import sharp from "sharp";
import { expect, test } from "vitest";

import { partOf } from "../../../app/publish/files/mark";
import { prepareSvg } from "../../../app/publish/files/svg";
import { findUnreadable } from "../../../app/publish/files/unreadable";
import { fonts } from "../../../app/theme/fonts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Finds the box around the red pixels of a drawing of 64 by 64. */
async function inkOf(markup: string) {
  const image = sharp(Buffer.from(`${SVG} width="64" height="64">${markup}</svg>`));
  const pixels = await image.flatten({ background: "white" }).removeAlpha().raw().toBuffer();
  const at = Array.from({ length: 64 * 64 }, (_, pixel) => pixel);
  const inked = at.filter((pixel) => pixels.readUInt8(pixel * 3 + 1) < 128);
  const [across, down] = [inked.map((each) => each % 64), inked.map((each) => each >> 6)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.max(...across) - left + 1, Math.max(...down) - top + 1];
}

const LOGO = '<path fill="currentColor" d="M0 0h240v120H0z"/>';
const WORD = `<text font-family="${fonts.text.family}" font-size="182" style="fill:#f00;fill:color(display-p3 1 0 0)"`;

test.each<[string, size: string, inside: string, box: unknown[]]>([
  ["wide", 'viewBox="0 0 240 120" width="240" height="120"', LOGO, [0, 16, 64, 32]],
  ["small", 'viewBox="0 0 24 24"', '<path fill="currentColor" d="M0 0h24v24H0z"/>', [0, 0, 64, 64]],
  ["without a viewBox", 'width="240" height="120"', LOGO, [0, 16, 64, 32]],
  [
    "with another corner",
    'viewBox="-100 50 100 100"',
    '<path fill="currentColor" d="M-100 50h100v100h-100z"/>',
    [0, 0, 64, 64],
  ],
  [
    "a word",
    'viewBox="0 0 240 120"',
    `${WORD} y="120" textLength="240" lengthAdjust="spacingAndGlyphs">HH</text>`,
    // Of about the height of its capitals, which another font has less or more of.
    [4, expect.closeTo(16, -1), 56, expect.closeTo(32, -1)],
  ],
])("a logo fits a square when it is %s", async (_, size, inside, box) => {
  const prepared = await prepareSvg(`${SVG} ${size}>${inside}</svg>`);
  expect(await inkOf(`<g color="#f00">${partOf(prepared, 64)}</g>`)).toEqual(box);
});

test.each<[inside: string, shown: string, unread: string[]]>([
  ['<path style="fill:light-dark(#123456, #fff)"/>', "light-dark", ["light-dark("]],
  ['<path fill="#123456" style="fill:light-dark(#123456, #fff)"/>', "#123456", []],
  ['<path fill="var(--a, #123456)"/>', "var", ["var("]],
  ['<path style="fill:#123456;fill:color(display-p3 0 0 0)"/>', "#123456", []],
  ['<path fill="oklch(60% .1 160)"/>', "oklch", ["oklch("]],
  ['<path style="stroke:#fff;fill:color-mix(in srgb, red, blue)"/>', "color-mix", ["color-mix("]],
  [`<text style="font:9px '${fonts.text.family}'">H</text>`, "<path", ["font:"]],
  [`<path fill="rgb(9 9 9 / 50%)"/>${WORD}>H</text>`, "<path", ["rgb("]],
  ['<path fill="rgb(9 9 9 / 50%)"/>', "rgb(", []],
  ["<style>g{path{fill:red}}</style><path/>", "", ["<style"]],
])('icons and shared pictures draw %s as "%s", or report it', async (inside, shown, unread) => {
  const drawing = `${SVG} viewBox="0 0 9 9">${inside}</svg>`;
  expect(findUnreadable(drawing).map(({ found }) => found)).toEqual(unread);
  expect(partOf(await prepareSvg(drawing), 64)).toContain(shown);
});
