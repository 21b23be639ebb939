// Which files of a request are content, which main's code builds.
import { expect, test } from "vitest";

import { isContentFile } from "../../../app/publish/review/request-files";

test.each([
  ["content/news/über uns.mdx", true],
  ["content/images/a.SVG", true],
  ["content/words.txt", true],
  ["public/leaflet.pdf", true],
  ["README.md", true],
  // A build, a checkout or a browser runs these.
  ["content/.gitattributes", false],
  ["content/node_modules/react/index.mdx", false],
  ["content/news/page.tsx", false],
  ["public/drawing.svg", false],
  ["public/page.html", false],
  ["public/.well-known/security.txt", false],
  ["public/_headers", false],
  ["app/content/home.mdx", false],
])("%s is content: %s", (path, expected) => {
  expect(isContentFile(path)).toBe(expected);
});
