// What a review reads of a page, in a browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import {
  openSite,
  readInBrowser,
  startBrowser,
  visit,
} from "../../../app/publish/review/read/browser";
import { mapPooled } from "../../../app/publish/review/pool";
import { readFiles } from "../../../app/publish/review/read/files";
import { readTable } from "../../support/read-table";
import { htmlOf, writeSite, type Files } from "./two-sites";

const rowSchema = z.object({
  html: z.string(),
  head: z.string().default(""),
  lines: z.array(z.string()),
});
const ROWS = readTable("tests/publish/review/pages.yml", z.record(z.string(), rowSchema));

const FRAME = ["language: en “html”", "title: A page", "text: © 2025 A company. (footer)"];
const PAGES: Files = {
  "left.html": htmlOf("<meta http-equiv=refresh content='0;url=about:blank'>"),
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
  const shown = page.lines.map(({ kind, text, name, within, heading }) => {
    const places = [...within, heading && `under ${heading}`].filter(Boolean).join(", ");
    const parts = [`${kind}: ${text}`, name && `“${name}”`, places && `(${places})`];
    return parts.filter(Boolean).join(" ");
  });
  expect(shown.filter((line) => !FRAME.includes(line))).toEqual(lines);
  expect(page.missingWords).toEqual([]);
});

test("keeps the order of pages, also when one is late", async () => {
  const late = new Promise((resolve) => void setImmediate(resolve, "a"));
  expect(await mapPooled([late, "b"], (page) => Promise.resolve(page))).toEqual(["a", "b"]);
});

test("reads no page that the browser left for one without a request", async () => {
  const left = visit(site, "/left", 320, (page) => page.waitForURL("about:blank"));
  await expect(left).rejects.toThrow("it leads to another page");
});
