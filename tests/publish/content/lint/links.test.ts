// What a writer reads when the URL of a link cannot be right.
import { expect, test } from "vitest";

import { explainAddress } from "../../../../app/publish/content/lint/links";

const HOME = "https://www.example.com/";

test.each([
  "/",
  "/investors",
  "/investors#slide-3",
  "#dose",
  "../about-us.mdx",
  "https://www.fda.gov/drugs?id=1#top",
  "mailto:hello@example.com?subject=Hello",
  "tel:+19195550100",
  "tel:919-555-0100",
])("%s is well spelled", (url) => {
  expect(explainAddress(url, HOME)).toBeUndefined();
});

test.each([
  ["HTTPS://fda.gov", "https://fda.gov"],
  ["//fda.gov/drugs", "https://fda.gov/drugs"],
  ["fda.gov/drugs", "https://fda.gov/drugs"],
  ["fda.gov:443", "https://fda.gov:443"],
])("%s lacks its right start", (url, wanted) => {
  expect(explainAddress(url, HOME)).toBe(`write "${wanted}" for "${url}"`);
});

test.each(["https://", "https://fda", "https://fda .gov", "mailto://hello@example.com", "data:,x"])(
  "%s is no address",
  (url) => {
    expect(explainAddress(url, HOME)).toMatch(
      /complete address|a space in it|has no e-mail address|no website/,
    );
  },
);

test("a site in a folder of its host: what lies outside the folder is another site", () => {
  const home = "https://example.org/docs/";
  expect(explainAddress("https://example.org/docs/investors", home)).toMatchInlineSnapshot(
    `"a link to a page of this site starts with a slash; write "/investors""`,
  );
  expect(explainAddress("https://example.org/docs", home)).toMatchInlineSnapshot(
    `"a link to a page of this site starts with a slash; write "/""`,
  );
  expect(explainAddress("https://example.org/documents", home)).toBeUndefined();
});
