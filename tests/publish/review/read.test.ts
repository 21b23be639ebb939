// What a review reads of a page, in a browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { openSite, readInBrowser, startBrowser } from "../../../app/publish/review/read/browser";
import { readFiles } from "../../../app/publish/review/read/files";
import { readTable } from "../../support/read-table";
import { htmlOf, writeSite, type Files } from "./two-sites";

const rowSchema = z.object({
  html: z.string(),
  head: z.string().default(""),
  lines: z.array(z.string()),
});
const ROWS = readTable("tests/publish/review/pages.yml", z.record(z.string(), rowSchema));

const PLACES = "<h2>H</h2><p>b</p><table><tr><td>r<td>c</table>";
const ELSEWHERE = "<meta http-equiv='&#114;efresh' content='0;url=/places'>";
const PAGES: Files = {
  "places.html": htmlOf(PLACES),
  "elsewhere.html": htmlOf("<p>a</p>", { head: ELSEWHERE }),
};
for (const [name, { html, head }] of ROWS) PAGES[`${name}.html`] = htmlOf(html, { head });

let browser: Awaited<ReturnType<typeof startBrowser>>;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  browser = await startBrowser();
  site = await openSite(browser, await readFiles(writeSite(PAGES)));
});
afterAll(() => browser.close());

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
  const { lines } = await readInBrowser(site, "/places");
  const places = lines.map(({ text, heading }) => `${heading} > ${text}`);
  expect(places.slice(-5)).toEqual([" > H", "H > b", "H > r", "r > c", " > © 2025 A company."]);
});

test("does not read a page that leads elsewhere", async () => {
  await expect(readInBrowser(site, "/elsewhere")).rejects.toThrow();
});
