// Images that no page shows.
import { expect, test } from "vitest";

import { unusedImages } from "../../../../app/publish/content/lint/unused-images";

test("an image that is shown nowhere is a warning", () => {
  const files = [
    "README.md",
    "home.mdx",
    "images/.DS_Store",
    "images/logo.svg",
    "images/old/lab.jpg",
  ];
  expect(unusedImages(files, new Set(["images/logo.svg"]))).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "endColumn": 1,
        "endLine": 1,
        "field": "",
        "file": "content/images/old/lab.jpg",
        "line": 1,
        "message": "no page shows this image, expected its name "./images/old/lab.jpg" in one of them; name it there, or delete the file",
        "severity": "warning",
      },
    ]
  `);
  expect(unusedImages(files, new Set(files))).toEqual([]);
});
