// Images that no page shows.
import { expect, test } from "vitest";

import { checkUnusedImages } from "../../../../app/publish/content/lint/images";

test("an image that is shown nowhere is a warning", () => {
  const files = [
    "README.md",
    "home.mdx",
    "images/.DS_Store",
    "images/logo.svg",
    "images/old/lab.jpg",
  ];
  expect(checkUnusedImages(files, [{ shown: [{ name: "images/logo.svg" }], linked: [] }]))
    .toMatchInlineSnapshot(`
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
  expect(
    checkUnusedImages(files, [{ shown: files.map((name) => ({ name })), linked: [] }]),
  ).toEqual([]);
});
