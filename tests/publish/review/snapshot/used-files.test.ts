// Which files decide how a page reads and looks.
import { expect, test } from "vitest";

import { readSiteFiles } from "../../../../app/publish/review/snapshot/site-files";
import { createUsedFiles } from "../../../../app/publish/review/snapshot/used-files";
import { withSmallSite, type Files } from "../../../support/small-site";

/** The addresses of the files of each page. */
const used = async (pages: string[], files: Files) => {
  const html = Object.fromEntries(pages.map((page, index) => [`${index}/index.html`, page]));
  const site = await withSmallSite({ ...html, ...files }, {}, readSiteFiles);
  const usedFiles = createUsedFiles(pages, site);
  return pages.map((page) =>
    usedFiles(page)
      .map(({ address }) => address)
      .toSorted(),
  );
};

test("what it names, and what its styles and its start script name", async () => {
  const files = {
    "a.css": "@font-face{src:url(/font.woff2)}",
    "font.woff2": "x",
    "start.js": 'import("/first.js")',
    "first.js": 'go("/second.js")',
    "second.js": "",
    "a.svg": "<svg/>",
    "b.svg": "<svg/>",
  };
  const page = '<link href="/a.css"/><script src="/start.js"></script><img src="/a.svg"/>';
  expect(await used([page], files)).toEqual([
    ["/a.css", "/a.svg", "/first.js", "/font.woff2", "/start.js"],
  ]);
});
test("the picture of a shared link, which it names by its whole address", async () => {
  const page = '<meta property="og:image" content="https://example.com/share.png"/>';
  expect(await used([page], { "share.png": "x" })).toEqual([["/share.png"]]);
});
test("what no page names, because code may load it later, and what several pages name", async () => {
  const files = {
    "assets/later.js": "",
    "assets/later.css": "p{}",
    "assets/later.webp": "x",
    "assets/both.js": "",
  };
  const both = '<script src="/assets/both.js"></script>';
  const all = ["/assets/both.js", "/assets/later.css", "/assets/later.js", "/assets/later.webp"];
  expect(await used([both, `${both}<p>Two</p>`, "<p>Three</p>"], files)).toEqual([all, all, all]);
});
test("not what one other page alone names, nor a picture of others, nor other pages", async () => {
  const files = { "assets/first.js": "", "assets/a.svg": "<svg/>", "robots.txt": "x" };
  const [one, two] = [
    '<script src="/assets/first.js"></script><img src="/assets/a.svg"/>',
    '<img src="/assets/a.svg"/>',
  ];
  expect(await used([one, two, '<a href="/0/index.html">One</a>'], files)).toEqual([
    ["/assets/a.svg", "/assets/first.js"],
    ["/assets/a.svg"],
    [],
  ]);
});
