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
  const page = (...names: string[]) => ({
    imageFiles: new Map(names.map((name) => [`./${name}`, { name }])),
    documentFiles: new Map(),
  });
  expect(checkUnusedImages(files, [page("images/logo.svg")])).toMatchInlineSnapshot(`
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
  expect(checkUnusedImages(files, [page(...files)])).toEqual([]);
});
