// Which texts protect readers or the company.
import { expect, test } from "vitest";

import { createLegalCheck } from "../../../app/publish/review/judge/legal-words";

const fields = {
  forwardLooking: "What stands here is what we   expect today, and no more.",
  heading: "What we expect today is a long heading.",
};
const file = {
  file: "content/plans.mdx",
  path: "/plans",
  unpublished: undefined,

  fields,
};
const isLegal = createLegalCheck([file]);

test.each([
  ["The full deck is Confidential.", ["confidential"]],
  ["Shared under an NDA only.", ["under an nda"]],
  ["For accredited investors.", ["accredited investors"]],
  ["Forward-looking statements can prove wrong.", ["forward-looking", "can prove wrong"]],
  ["It has not yet been approved. Not yet approved.", ["not yet approved"]],
  ["© 2026. All rights reserved.", ["all rights reserved"]],
  ["We make plants grow.", []],
  ["An offer that you like.", []],
])("%s", (text, words) => {
  expect(isLegal(text)).toEqual(expect.arrayContaining(words));
  if (words.length === 0) expect(isLegal(text)).toEqual([]);
});
test("the words of a notice in the content are legal words, those of other fields are not", () => {
  expect(isLegal("What stands here is what we expect today, and no more.")).toEqual(["the notice"]);
  expect(isLegal("stands here is what we expect today")).toEqual(["the notice"]);
  expect(isLegal("we expect")).toEqual([]);
  expect(isLegal("What we expect today is a long heading.")).toEqual([]);
});
