// What a writer reads when the URL of a link cannot be right.
import { expect, test } from "vitest";

import { explainAddress } from "../../../../app/publish/content/lint/links";

const HOME = "https://www.example.com/";

test.each([
  ...["/", "/investors", "/investors#slide-3", "#dose", "../about-us.mdx"],
  ...["https://www.fda.gov/drugs?id=1#top", "mailto:hello@example.com?subject=Hello"],
  ...["tel:+19195550100", "tel:919-555-0100"],
])("%s is well spelled", (url) => {
  expect(explainAddress(url, HOME)).toBeUndefined();
});

test.each([
  ["HTTPS://fda.gov", 'write "https://fda.gov"'],
  ["//fda.gov/drugs", 'write "https://fda.gov/drugs"'],
  ["fda.gov/drugs", 'write "https://fda.gov/drugs"'],
  ["fda.gov:443", 'write "https://fda.gov:443"'],
  ["https://", "not a complete address"],
  ["https://fda", "not a complete address"],
  ["https://fda .gov", "a space in it"],
  ["mailto://hello@example.com", "cannot be opened"],
  ["data:,x", "no website"],
])("%s: %s", (url, words) => {
  expect(explainAddress(url, HOME)).toContain(words);
});

test.each([
  ["https://example.org/docs/investors", 'write "/investors"'],
  ["https://example.org/docs", 'write "/"'],
])("a site in a folder of its host: for %s, %s", (url, words) => {
  const home = "https://example.org/docs/";
  expect(explainAddress(url, home)).toContain(words);
  expect(explainAddress("https://example.org/documents", home)).toBeUndefined();
});
