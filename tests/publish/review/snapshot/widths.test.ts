// At which widths the pages of a site are read.
import { expect, test } from "vitest";

import { widthsToRead } from "../../../../app/publish/review/snapshot/widths";

const ALWAYS = [1920, 1280, 768, 320];

test.each<[string, number[]]>([
  ["p{color:red}", []],
  ["@media (min-width:600px){p{}}", []],
  ["@media (max-width:20em){p{}}", []],
  ["@media print{p{}}", []],
  ["@media (min-width:500px) and (max-width:700px){p{}}", [500]],
  ["@media (width>=500px) and (width<=700px){p{}}", [500]],
  ["@media (500px<=width<=700px){p{}}", [500]],
  ["@media (700px >= width) and (width > 500px){p{}}", [501]],
  ["@media (500px<width<700px){p{}}", [501]],
  ["@media (max-width:19.99em){p{}}", [319]],
  ["@media (width<320px){p{}}", [319]],
  ["@media (320px>width){p{}}", [319]],
  ["@media (width>1920px){p{}}", [1921]],
  ["@media (min-width:20.01em) and (max-width:21em){p{}}", [321]],
  ["@media (max-width:300px){p{}}", [300]],
  ["@media (min-width:120em){p{}}", []],
  ["@media (min-width:1500px){p{}}", []],
  ["@media (min-width:140em){p{}}", [2240]],
  ["@media (max-width:200px),(min-width:2000px){p{}}", [2000, 200]],
  ["@media screen{@media (min-width:800px) and (max-width:900px){p{}}}", [800]],
  ["@container (min-width:400px) and (max-width:500px){p{}}", [400]],
  ["@media (min-width:500px) and (max-width:400px){p{}}", []],
])("%s", (styles, more) => {
  expect(widthsToRead(styles)).toEqual([...ALWAYS, ...more].toSorted((a, b) => b - a));
});

test("each width once", () => {
  const rule = "@media (min-width:500px) and (max-width:700px){p{}}";
  expect(widthsToRead(rule + rule)).toHaveLength(5);
});
