// The page at an old address. What hosts make of `_redirects` and of the server block: hosts.test.ts.
import { expect, test } from "vitest";

import { makeRedirectPage, nameRedirectFile } from "../../../app/publish/hosting/redirects";

test("a redirect page leads on at once, is not indexed, and links to its page", () => {
  const redirect = { from: "/science", to: "/our-science", title: "Research & “trials” <1>" };
  const text = makeRedirectPage(redirect, "https://www.example.com");
  expect(text).toContain('<meta http-equiv="refresh" content="0; url=/our-science" />');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/our-science" />');
  expect(text).toContain('<a href="/our-science">Research &#38; “trials” &#60;1&#62;</a>');
});

test.each([
  ["/old/science", "old/science.html"],
  ["/old/science.html", "old/science.html"],
  ["/science.php", "science.php/index.html"],
])("the old address %s is answered by the file %s", (address, file) => {
  expect(nameRedirectFile(address)).toBe(file);
});
