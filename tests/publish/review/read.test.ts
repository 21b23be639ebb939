// What a review reads of a page, in a browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { openSite, readInBrowser, startBrowser } from "../../../app/publish/review/read/browser";
import type { SiteFile } from "../../../app/publish/review/read/files";
import { readTable } from "../../support/read-table";
import { htmlOf } from "./two-sites";

const rowSchema = z.object({
  html: z.string(),
  head: z.string().default(""),
  lines: z.array(z.string()),
});
const ROWS = readTable("tests/publish/review/pages.yml", z.record(z.string(), rowSchema));

const PAGES = new Map<string, SiteFile>();
for (const [name, { html, head }] of ROWS) addPage(name, htmlOf(html, { head }));

let browser: Awaited<ReturnType<typeof startBrowser>>;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  browser = await startBrowser();
  site = await openSite(browser, PAGES);
});
afterAll(() => browser.close());

function addPage(name: string, html: string): void {
  PAGES.set(`${name}.html`, {
    name: `${name}.html`,
    text: html,
    bytes: Buffer.from(html),
    hash: "",
  });
}

test.concurrent.for(ROWS)("reads %s", async ([name, { lines }], { expect }) => {
  const page = await readInBrowser(site, `/${name}`);
  const isFrame = (line: string) => /^(?:language: en|title:|text: © 2025)/.test(line);
  const shown = page.lines.map(({ kind, text, name, within }) => {
    const parts = [name && `“${name}”`, within.length > 0 && `(${within.join(", ")})`];
    return [`${kind}: ${text}`, ...parts.filter(Boolean)].join(" ");
  });
  expect(shown.filter((line) => !isFrame(line))).toEqual(lines);
  expect(page.missingWords).toEqual([]);
});

test("knows the place of a line", async () => {
  addPage("place", htmlOf("<h2>H</h2><p>b</p><table><tr><td>r<td>c</table>"));
  const { lines } = await readInBrowser(site, "/place");
  const places = lines.map(({ text, heading }) => `${heading} > ${text}`);
  expect(places.slice(-5)).toEqual([" > H", "H > b", "H > r", "r > c", " > © 2025 A company."]);
});

test("does not read a page that leads elsewhere", async () => {
  const head = "<meta http-equiv='&#114;efresh' content='0;url=/b'>";
  addPage("elsewhere", htmlOf("<p>a</p>", { head }));
  addPage("b", htmlOf("<p>b</p>", {}));
  await expect(readInBrowser(site, "/elsewhere")).rejects.toThrow();
});
