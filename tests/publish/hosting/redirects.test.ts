// How an old address leads on: a page of its own, lines for hosts, and our own server.
import { expect, test } from "vitest";

import { checkOutput } from "../../../app/publish/build/lint-output";
import { makeNginxConfig } from "../../../app/publish/hosting/nginx";
import {
  redirectFile,
  makeRedirectPage,
  makeRedirectsFile,
  readRedirectPage,
} from "../../../app/publish/hosting/redirects";

const page = {
  to: "/our-science",
  title: "Research & “trials” <1>",
  canonical: "https://www.example.com/our-science",
};
const redirects = [
  { from: "/science", to: "/our-science" },
  { from: "/old/a.html", to: "/our-science" },
];

test("a page leads on at once, is not listed, and holds nothing that the policy blocks", () => {
  const text = makeRedirectPage(page);
  expect(text).toContain('<meta http-equiv="refresh" content="0; url=/our-science" />');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/our-science" />');
  expect(text.slice(-200)).toContain(
    '<a href="/our-science">Research &#38; “trials” &#60;1&#62;</a>',
  );
  const files = new Map([["science/index.html", Buffer.from(text)]]);
  expect(checkOutput(files, "https://www.example.com")).toEqual([]);
});

test("such a page is read back, and one with a byte more is another page", () => {
  const text = makeRedirectPage(page);
  expect(readRedirectPage(text)).toEqual(page);
  expect(readRedirectPage(text.replace("</body>", "<p>More.</p></body>"))).toBeUndefined();
  expect(readRedirectPage(text.replace("0; url", "9; url"))).toBeUndefined();
});

test("the file that answers at an old address", () => {
  expect(redirectFile("/old/science")).toBe("old/science/index.html");
  expect(redirectFile("/old/science.html")).toBe("old/science.html");
  expect(redirectFile("/science.php")).toBe("science.php/index.html");
});

test("lines of _redirects", () => {
  expect(makeRedirectsFile(redirects)).toBe(
    "/science /our-science 301\n/old/a.html /our-science 301\n",
  );
});

test("the server block leads on from each, with and without a slash", () => {
  const config = makeNginxConfig("/", "", redirects);
  expect(config).toContain("  location = /science { return 301 /our-science$is_args$args; }\n");
  expect(config).toContain("  location = /science/ { return 301 /our-science$is_args$args; }\n");
  expect(makeNginxConfig("/", "")).not.toContain("return 301");
});
