// Which elements came or went without a change that explains them.
import { describe, expect, test } from "vitest";

import { diffMarkup } from "../../../../app/publish/review/diff/markup-diff";

const SECTION = ["<section>", "<p>", "</p>", "</section>"];

test("equal pages have none", () => {
  expect(diffMarkup(SECTION, SECTION, false)).toBeUndefined();
});
test("without another change of the page every element is told, by its opening tag", () => {
  expect(diffMarkup(SECTION, [...SECTION, "<p>", "</p>"], false)).toEqual({
    old: null,
    new: "<p>",
  });
  expect(diffMarkup(['<p dir="ltr">'], ['<p dir="rtl">'], false)).toEqual({
    old: '<p dir="ltr">',
    new: '<p dir="rtl">',
  });
});
test("only a closing tag that moved is told by itself", () => {
  const moved = ["<section>", "</section>", "<p>", "</p>"];
  expect(diffMarkup(SECTION, moved, false)).toBeDefined();
});

describe("when words, links or pictures changed too", () => {
  const added = (...lines: string[]) => diffMarkup(SECTION, [...SECTION, ...lines], true);
  test.each([
    ["<p>", "</p>"],
    ['<li id="x">', "</li>"],
    ["<heading>", "</heading>"],
    ['<img decoding="async" loading="lazy">', "</img>"],
    ['<td colspan="2">', "</td>"],
    ['<div data-role="x" role="region" tabindex="0">', "</div>"],
  ])("%s is explained", (...lines) => {
    expect(added(...lines)).toBeUndefined();
  });
  test.each([
    '<iframe src="/x">',
    "<script>",
    '<p onclick="run()">',
    '<a target="_blank">',
    '<p hidden="">',
    '<a tabindex="-1">',
    '<table role="none">',
    '<p style="display:none">',
    "<form>",
    "<input>",
    "<svg>",
    "<!-- note -->",
    "run()",
    '<object data="/x">',
    '<p id="a" onclick="run()">',
  ])("%s never is", (line) => {
    expect(added(line)).toEqual({ old: null, new: line });
  });
  test("and what is gone is told as well", () => {
    expect(diffMarkup(['<p lang="de">', ...SECTION], SECTION, true)).toEqual({
      old: '<p lang="de">',
      new: null,
    });
  });
});
