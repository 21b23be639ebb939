// What a visitor downloads, compressed as by a host; a page over its budget fails.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { expect, ROUTES, test } from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const ASSETS = readdirSync(`${SPECIMEN_CLIENT}/assets`);

/** Size in bytes with Brotli; fonts are compressed already. */
const weigh = (file: string) => {
  const bytes = readFileSync(`${SPECIMEN_CLIENT}/${file}`);
  return file.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
};
const weighAssets = (names: RegExp) =>
  ASSETS.filter((file) => names.test(file)).reduce((sum, file) => sum + weigh(`assets/${file}`), 0);

test("what a page needs before it first shows is at most 13 KB, and its Latin fonts are at most 55", () => {
  for (const route of ROUTES)
    expect(weigh(`${route.slice(1)}/index.html`), route).toBeLessThanOrEqual(13_000);
  expect(weighAssets(/-latin-\d+-normal.*\.woff2$/)).toBeLessThanOrEqual(55_000);
  expect(weighAssets(/\.css$/)).toBe(0);
});

// 119 KB measured.
test("all JavaScript of all pages is at most 122 KB", () => {
  expect(weighAssets(/\.js$/)).toBeLessThanOrEqual(122_000);
});

test("no script imports another in a circle, in which neither could start", () => {
  const imports = new Map(
    ASSETS.filter((file) => file.endsWith(".js")).map((file) => {
      const text = readFileSync(`${SPECIMEN_CLIENT}/assets/${file}`, "utf8");
      return [
        file,
        [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name ?? ""),
      ];
    }),
  );
  const circles: string[] = [];
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path, file].join(" → "));
    else for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
  };
  for (const file of imports.keys()) walk(file, []);
  expect([...imports.values()].flat().length).toBeGreaterThan(5);
  expect(circles).toEqual([]);
});
