// Old addresses of pages: which may be named, and what a link to one is told.
import { expect, test } from "vitest";

import { problemsOf } from "../../../../support/content-folder";

const page = (formerly: string, prose = "Words.") =>
  `---\ntitle: One more page\ndescription: A page of its own.\nformerly: ${formerly}\n---\n\n${prose}\n`;
const say = (formerly: string, prose?: string) =>
  problemsOf({ "one-more.mdx": page(formerly, prose) });

test("old addresses of many forms", async () => {
  expect(await say("[/science, /Our_Science/part-1, /about.html, /old.php, /~lab]")).toBe("");
});

test.each([
  ["science", '"/science"'],
  ["/science/", '"/science"'],
  ["https://www.example.com/science?a=1#b", '"/science"'],
  ["/", 'an address such as "/science"'],
  ["/a b", 'an address such as "/science"'],
  ["/../a", 'an address such as "/science"'],
])("%s is written in another way", async (address, wanted) => {
  expect(await say(JSON.stringify([address]))).toBe(
    `content/one-more.mdx:4:12  formerly[0]  expected ${wanted}, found "${address}"`,
  );
});

test("an address that a page has, itself or another, in any capitals", async () => {
  expect(await say("[/one-more]")).toContain(
    "/one-more is the address of content/one-more.mdx now",
  );
  expect(await say("[/About-Us]")).toContain(
    "/About-Us is the address of content/about-us.mdx now",
  );
});

test.each(["/assets", "/files/deck", "/404.html", "/index.html", "/spa-fallback.html"])(
  "%s belongs to the site",
  async (address) => {
    expect(await say(`[${address}]`)).toContain("is taken by the site itself");
  },
);

test("two pages for one old address, or one page twice", async () => {
  expect(await say("[/wobblefish]")).toContain(
    "/wobblefish leads on to the page of content/everything.mdx already; delete this line",
  );
  expect(await say("[/a, /a]")).toContain(
    "/a leads on to the page of content/one-more.mdx already",
  );
});

test("a link to an old address names the new one", async () => {
  expect(await say("[/once]", "[Words](/once#part) and [words](/wobblefish/).")).toBe(
    `content/one-more.mdx:7:1  /once is an old address, expected "/one-more#part"
content/one-more.mdx:7:25  /wobblefish/ is an old address, expected "/everything"`,
  );
});
