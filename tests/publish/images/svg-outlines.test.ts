// What text looks like once it is outlined, measured in pixels. Whole drawings: drawings.e2e.ts.
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { partOf } from "../../../app/publish/images/mark";
import { prepareSvg } from "../../../app/publish/images/svg";
import { fonts } from "../../../app/theme/fonts";

const [SERIF, TEXT] = [fonts.display.family, fonts.text.family];
const SANS = `font-family="${TEXT}" font-size="40"`;

function svg(inside: string, viewBox = "0 0 800 200"): string {
  const names =
    'xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';
  return `<svg ${names} viewBox="${viewBox}" width="800" height="200">\n${inside}</svg>`;
}

/** The pixels of a drawing on white, three bytes each. */
async function pixelsOf(markup: string): Promise<Buffer> {
  const image = sharp(Buffer.from(markup)).resize(800, 200, { fit: "fill" });
  return image.flatten({ background: "white" }).removeAlpha().raw().toBuffer();
}

/** Finds the box around all red pixels. */
function inkOf(pixels: Buffer) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0] = pixels.subarray(at, at + 2);
    const [x, y] = [(at / 3) % 800, Math.floor(at / 3 / 800)];
    if (green > 128 || red < 128) continue;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

describe("outlines of text", () => {
  const SIGNS = "αβγδΔκλµμπσω°€™®©₀₁₂₅⁰²⁵⁶⁻⁺½→←↑↓↔≥≤≈≠±×÷·−–—…•′†∞√∑‰Åçéøščłİ";
  test.each([SERIF, TEXT])("have a glyph for every scientific symbol in %s", async (family) => {
    const cells = [...SIGNS].map((sign, at) => ({
      sign,
      x: (at % 20) * 40,
      y: Math.floor(at / 20) * 50,
    }));
    const texts = cells.map(({ sign, x, y }) => `<text x="${x + 5}" y="${y + 35}">${sign}</text>`);
    const pixels = await pixelsOf(
      prepareSvg(svg(`<g font-family="${family}" font-size="30">${texts.join("")}</g>`)).svg,
    );
    const blank = cells.filter(({ x, y }) =>
      Array.from({ length: 50 }, (_, row) => ((y + row) * 800 + x) * 3).every((start) =>
        pixels.subarray(start, start + 120).every((value) => value > 128),
      ),
    );
    expect(blank.map(({ sign }) => sign)).toEqual([]);
  });
  test("draw a letter and a combining accent as one letter", () => {
    const letters = ["e\u0301", "\u00e9"].map((letter) => `<text y="99" ${SANS}>${letter}</text>`);
    const [apart = "", whole] = letters.map((letter) => prepareSvg(svg(letter)).svg);
    expect(apart).toBe(whole);
  });
});

describe("a logo fits a square", () => {
  const LOGO = '<path fill="currentColor" d="M0 0h240v120H0z"/>';
  test.each([
    ["wide", 'viewBox="0 0 240 120" width="240" height="120"', LOGO, [64, 32]],
    ["small", 'viewBox="0 0 24 24"', '<path fill="currentColor" d="M0 0h24v24H0z"/>', [64, 64]],
    ["without a viewBox", 'width="240" height="120"', LOGO, [64, 32]],
    [
      "with another corner",
      'viewBox="-100 50 100 100"',
      '<path fill="currentColor" d="M-100 50h100v100h-100z"/>',
      [64, 64],
    ],
  ])("when it is %s", async (_, size, inside, [width, height]) => {
    const prepared = prepareSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
    const square = `<g color="#f00">${partOf(prepared, 64)}</g>`;
    const ink = inkOf(await pixelsOf(svg(square, "0 0 800 200")));
    expect([ink.right - ink.left + 1, ink.bottom - ink.top + 1]).toEqual([width, height]);
    expect(ink.left).toBe(0);
    expect(ink.top).toBe((64 - (height ?? 0)) / 2);
  });
});
