// The page at an old address. What hosts make of `_redirects` and of the server block: hosts.test.ts.
import { expect, test } from "vitest";

import { checkOutput } from "../../../app/publish/build/lint-output";
import {
  makeRedirectPage,
  readRedirectPage,
  redirectFile,
} from "../../../app/publish/hosting/redirects";

const page = {
  to: "/our-science",
  title: "Research & “trials” <1>",
  canonical: "https://www.example.com/our-science",
};

test("redirects at once, is not indexed, and contains nothing that the policy blocks", () => {
  const text = makeRedirectPage(page);
  expect(text).toContain('<meta http-equiv="refresh" content="0; url=/our-science" />');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/our-science" />');
  expect(text).toContain('<a href="/our-science">Research &#38; “trials” &#60;1&#62;</a>');
  expect(checkOutput("science.html", text, "https://www.example.com")).toEqual([]);
});

test("is read back, and one with a byte more is another page", () => {
  const text = makeRedirectPage(page);
  expect(readRedirectPage(text)).toEqual(page);
  expect(readRedirectPage(text.replace("</body>", "<p>More.</p></body>"))).toBeUndefined();
  expect(readRedirectPage(text.replace("0; url", "9; url"))).toBeUndefined();
});

test.each([
  ["/old/science", "old/science.html"],
  ["/old/science.html", "old/science.html"],
  ["/science.php", "science.php/index.html"],
])("%s is answered by %s", (address, file) => {
  expect(redirectFile(address)).toBe(file);
});
