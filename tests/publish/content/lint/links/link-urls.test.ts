// What a writer reads when the URL of a link cannot be right.
import { expect, test } from "vitest";

import { explainAddress } from "../../../../../app/publish/content/lint/links/link-urls";

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

test("an address of the web without its encryption, or with a broken start", () => {
  expect(
    [
      "http://fda.gov/drugs",
      "HTTPS://fda.gov",
      "https:/fda.gov",
      "https//fda.gov",
      "//fda.gov/drugs",
      "https://",
      "https://fda",
      "https://fda .gov",
    ]
      .map((url) => explainAddress(url, HOME))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "expected "https://fda.gov/drugs", found "http://fda.gov/drugs"
    expected "https://fda.gov", found "HTTPS://fda.gov"
    expected "https://fda.gov", found "https:/fda.gov"
    expected "https://fda.gov", found "https//fda.gov"
    expected "https://fda.gov/drugs", found "//fda.gov/drugs"
    expected an address such as "https://www.example.org/page", found "https://"
    expected an address such as "https://www.example.org/page", found "https://fda"
    expected an address such as "https://www.example.org/page", found "https://fda .gov""
  `);
});

test("an address of the web without its start", () => {
  expect(
    ["www.fda.gov", "fda.gov/drugs", "fda.gov:443", "hello@example.org"]
      .map((url) => explainAddress(url, HOME))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "expected "https://www.fda.gov", found "www.fda.gov"
    expected "https://fda.gov/drugs", found "fda.gov/drugs"
    expected "https://fda.gov:443", found "fda.gov:443"
    expected "mailto:hello@example.org", found "hello@example.org""
  `);
});

test("the whole address of a page of this site, public or on the writer's machine", () => {
  expect(
    [
      "https://www.example.com/investors/",
      "http://example.com",
      "example.com/about-us#mission",
      "http://localhost:5173/investors",
    ]
      .map((url) => explainAddress(url, HOME))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "a link to a page of this site starts with a slash, expected "/investors", found "https://www.example.com/investors/"
    a link to a page of this site starts with a slash, expected "/", found "http://example.com"
    a link to a page of this site starts with a slash, expected "/about-us#mission", found "example.com/about-us#mission"
    a link to a page of this site starts with a slash, expected "/investors", found "http://localhost:5173/investors""
  `);
});

test("a site in a folder of its host: what lies outside the folder is another site", () => {
  const home = "https://example.org/docs/";
  expect(explainAddress("https://example.org/docs/investors", home)).toMatchInlineSnapshot(
    `"a link to a page of this site starts with a slash, expected "/investors", found "https://example.org/docs/investors""`,
  );
  expect(explainAddress("https://example.org/docs", home)).toMatchInlineSnapshot(
    `"a link to a page of this site starts with a slash, expected "/", found "https://example.org/docs""`,
  );
  expect(explainAddress("https://example.org/documents", home)).toBeUndefined();
});

test("e-mail addresses and telephone numbers", () => {
  expect(
    [
      "mailto:",
      "mailto:hello",
      "mailto: hello@example.com",
      "mailto://hello@example.com",
      "Mailto:hello@example.com?subject=Hi",
      "tel:(919) 555-0100",
      "tel:",
      "TEL:+1 919 555 0100",
    ]
      .map((url) => explainAddress(url, HOME))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "expected "mailto:hello@example.com", found "mailto:"
    expected "mailto:hello@example.com", found "mailto:hello"
    expected "mailto:hello@example.com", found "mailto: hello@example.com"
    expected "mailto:hello@example.com", found "mailto://hello@example.com"
    expected "mailto:hello@example.com?subject=Hi", found "Mailto:hello@example.com?subject=Hi"
    expected "tel:9195550100", found "tel:(919) 555-0100"
    expected "tel:+19195550100", found "tel:"
    expected "tel:+19195550100", found "TEL:+1 919 555 0100""
  `);
});

test("what is no address of a page", () => {
  expect(
    [
      "",
      " ",
      "javascript:alert(1)",
      "data:text/html,x",
      "file:///C:/deck.pdf",
      "ftp://fda.gov",
      "\\investors",
      "/about us",
    ]
      .map((url) => explainAddress(url, HOME))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "this link leads nowhere, expected an address such as /investors between its parentheses
    this link leads nowhere, expected an address such as /investors between its parentheses
    expected an address that starts with https://, mailto: or tel:, found "javascript:alert(1)"
    expected an address that starts with https://, mailto: or tel:, found "data:text/html,x"
    expected an address that starts with https://, mailto: or tel:, found "file:///C:/deck.pdf"
    expected an address that starts with https://, mailto: or tel:, found "ftp://fda.gov"
    expected "/investors", found "\\investors"
    expected an address without spaces, found "/about us""
  `);
});
