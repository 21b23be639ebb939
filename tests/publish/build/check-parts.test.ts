// Links to parts of pages, as the built pages have them.
import { expect, test } from "vitest";

import { checkParts } from "../../../app/publish/build/check-parts";
import { checkedPage } from "../../support/checked-page";

/** What is said of a page with this link, on a site with a page that has the part "slide-2". */
function check(href: string, text = `See [it](${href}).`, base = "/", more = ""): string {
  const files = new Map([
    ["index.html", `<main id="main"><a href="${base}${href.slice(1)}">it</a></main>`],
    [
      "investors.html",
      '<main id="main"><a href="#main">Skip</a><p id="slide-2">2</p></main>' + more,
    ],
  ]);
  const home = checkedPage("home", { url: "/", text: `---\ntitle: A\n---\n\n${text}` });
  try {
    checkParts(files, [home, checkedPage("investors", { url: "/investors" })], base);
    return "";
  } catch (error) {
    return String(error instanceof Error ? error.message.trim() : error);
  }
}

test.each(["/investors#slide-2", "/investors#main", "/investors", "/files/deck.pdf#page=2"])(
  "%s is there",
  (href) => {
    expect(check(href)).toBe("");
    expect(check(href, "", "/docs/")).toBe("");
  },
);

test("two parts with one id are named once, in the file of their page", () => {
  const more = '<h2 id="dose">Dose</h2><h2 id="dose">Dose</h2><i id="dose"></i>';
  expect(check("/investors#dose", "", "/", more)).toContain(
    'content/investors.mdx:1:1  two parts of this page are "#dose"; reword one of their headings',
  );
});

test("a part that is not there is named at its place, with the one that is meant", () => {
  expect(check("/investors#slyde-2")).toBe(
    `content/home.mdx:5:20  there is no part "#slyde-2" on /investors, did you mean "#slide-2"?

1 error`,
  );
  expect(check("/investors#dose")).toContain("write the words of a heading of that page");
});
