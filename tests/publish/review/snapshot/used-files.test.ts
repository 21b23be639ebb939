// Which files decide how a page reads and looks.
import { expect, test } from "vitest";

import { readSiteFiles } from "../../../../app/publish/review/snapshot/site-files";
import { usedFiles } from "../../../../app/publish/review/snapshot/used-files";
import { withSmallSite, type Files } from "../../../support/small-site";

const used = async (page: string, files: Files) => {
  const site = await withSmallSite({ "index.html": page, ...files }, {}, readSiteFiles);
  return usedFiles(page, site)
    .map(({ address }) => address)
    .toSorted();
};

test("what it names, what its styles name, and what its code always imports, however deep", async () => {
  const files = {
    "assets/a.css": "@font-face{src:url(/assets/font.woff2)}",
    "assets/font.woff2": "x",
    "assets/a.js": 'import{x}from"./b.js";run()',
    "assets/b.js": 'import "./c.js"; import "https://example.org/d.js"',
    "assets/c.js": 'import "./a.js"',
    "assets/d.js": "",
    "a.svg": "<svg/>",
    "b.svg": "<svg/>",
  };
  const page =
    '<link href="/assets/a.css"/><script src="/assets/a.js"></script><img src="/a.svg"/>';
  expect(await used(page, files)).toEqual([
    ...["/a.svg", "/assets/a.css", "/assets/a.js"],
    ...["/assets/b.js", "/assets/c.js", "/assets/font.woff2"],
  ]);
});
test("the picture of a shared link, which it names by its whole address", async () => {
  const page = '<meta property="og:image" content="https://example.com/share.png"/>';
  expect(await used(page, { "share.png": "x" })).toEqual(["/share.png"]);
});
test("what its start script names to be loaded", async () => {
  const files = { "assets/start.js": 'import("/assets/a.js")', "assets/a.js": "" };
  expect(await used('<script src="/assets/start.js"></script>', files)).toHaveLength(2);
});
test("not what code loads on a click, nor what it names in a text, nor other pages", async () => {
  const files = {
    "assets/start.js": 'import "./a.js"',
    "assets/a.js": 'import("./later.js"); import("/assets/later.js"); go("/assets/named.js")',
    "assets/later.js": "",
    "assets/named.js": "",
    "two/index.html": "<p>Two</p>",
  };
  const page = '<a href="/two/index.html">Two</a><script src="/assets/start.js"></script>';
  expect(await used(page, files)).toEqual(["/assets/a.js", "/assets/start.js"]);
});
