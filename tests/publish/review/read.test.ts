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
const LONG = "long word ".repeat(100).trim();

let browser: Awaited<ReturnType<typeof startBrowser>>;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function read(html: string) {
  const file: SiteFile = { name: "a.html", text: html, bytes: Buffer.from(html), hash: "" };
  const site = await openSite(browser, new Map([[file.name, file]]));
  const page = await readInBrowser(site, "/a");
  await site.close();
  return page;
}

test.each(ROWS)("reads %s", async (_, { html, head, lines }) => {
  const page = await read(htmlOf(html.replace("LONG", LONG), { head }));
  const isFrame = (line: string) => /^(?:language: en|title:|text: © 2025)/.test(line);
  const shown = page.lines.map(({ kind, text, name, within }) => {
    const parts = [name && `“${name}”`, within.length > 0 && `(${within.join(", ")})`];
    return [`${kind}: ${text}`, ...parts.filter(Boolean)].join(" ");
  });
  const wanted = lines.map((line) => line.replace("LONG", LONG));
  expect(shown.filter((line) => !isFrame(line))).toEqual(wanted);
  expect(page.untold).toEqual([]);
});

test("knows the place of a line", async () => {
  const page = await read(
    htmlOf("<h1>T</h1><p>a</p><h2>H</h2><p>b</p><table><tr><td>r<td>c</table>"),
  );
  const headings = page.lines.map(({ text, heading }) => `${heading} > ${text}`);
  expect(headings.slice(-6)).toEqual(
    [" > T", " > a", " > H", "H > b", "H > r", "r > c", " > © 2025 A company."].slice(-6),
  );
});

test("does not read a page that leads elsewhere", async () => {
  const head = "<meta http-equiv='&#114;efresh' content='0;url=/b'>";
  await expect(read(htmlOf("<p>a</p>", { head }))).rejects.toThrow();
});
