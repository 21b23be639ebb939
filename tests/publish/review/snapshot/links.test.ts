// What a snapshot says of a link: where it leads, and what stands there.
import { expect, test } from "vitest";

import { html, readSmallSite, type Files } from "../../../support/small-site";

async function linksOf(hrefs: string[], files: Files) {
  const links = hrefs.map((href) => `<a href="${href}">Words</a>`).join("");
  const client = { "index.html": html(`<p id="über">x</p>${links}`, { frame: "" }), ...files };
  const { pages } = await readSmallSite(client, { "site.mdx": "---\ndomain: example.com\n---\n" });
  return pages.find(({ path }) => path === "/")?.links ?? [];
}

test("a link to a file has the hash of what the file holds, not of its name", async () => {
  const plan = async (hash: string, text: string) =>
    (await linksOf([`/assets/plan-${hash}.pdf`], { [`assets/plan-${hash}.pdf`]: text }))[0];
  const before = await plan("AAAAAAA1", "1");
  expect(before).toMatchObject({ href: "/assets/plan.pdf", isBroken: false });
  expect(before?.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(await plan("BBBBBBB2", "1")).toEqual(before);
  expect((await plan("AAAAAAA1", "2"))?.hash).not.toBe(before?.hash);
});

test("a link to a page, to another site or to nothing has none", async () => {
  const links = await linksOf(
    ["/two", "/two/index.html", "https://example.org/", "/lost.pdf", "#part"],
    { "two/index.html": "<html><body>Two</body></html>" },
  );
  expect(links.map(({ href, hash, isBroken }) => [href, hash, isBroken])).toEqual([
    ["/two", undefined, false],
    ["/two/index.html", undefined, false],
    ["https://example.org/", undefined, false],
    ["/lost.pdf", undefined, true],
    ["#part", undefined, true],
  ]);
});

test.each([
  ["#über", false],
  ["#%C3%BCber", false],
  ["#%E0%A4%A", true],
  ["#", false],
  ["/two/", false],
  ["/two#part", true],
  ["two", false],
  ["https://example.com/two", false],
  ["https://example.com/three", true],
  ["mailto:us@example.com", false],
  ["/%E0%A4%A", true],
  ["http://[", true],
])("whether %s leads nowhere: %s", async (href, isBroken) => {
  const [link] = await linksOf([href], { "two/index.html": html("") });
  expect(link?.isBroken).toBe(isBroken);
});

test("without words, a link is called what people hear; one that leads nowhere on purpose is none", async () => {
  const main = '<a href="/" aria-label="Home"><svg></svg></a><a role="link">Terms</a>';
  const { pages } = await readSmallSite({ "index.html": html(main, { frame: "" }) });
  expect(pages[0]?.links.map(({ words }) => words)).toEqual(["Home"]);
});
