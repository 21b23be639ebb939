// Which texts protect readers or the company.
import { expect, test } from "vitest";

import { createLegalCheck } from "../../../app/publish/review/judge/legal-words";
import { fieldLines } from "../../../app/publish/review/words/content-lines";

const fields = {
  forwardLooking: "What stands here is what {site.name}   expects today, and no more.",
  heading: "What we expect today is a long heading.",
  programmes: [{ note: "It opened in half of all attempts." }],
};
const file = {
  file: "content/plans.mdx",
  path: "/plans",
  unpublished: undefined,
  lines: fieldLines(fields),
  fields,
};
const isLegal = createLegalCheck([file]);

test.each([
  ["The full deck is Confidential.", true],
  ["Shared under an NDA only.", true],
  ["For accredited investors.", true],
  ["Forward-looking statements can prove wrong.", true],
  ["It has not yet been approved.", true],
  ["No product described here is approved.", true],
  ["© 2026. All rights reserved.", true],
  ["We make plants grow.", false],
  ["An offer that you like.", false],
  // Words of a notice that the content gives, with a token in it.
  ["What stands here is what Some Company expects today, and no more.", true],
  ["expects today, and no more", true],
  ["no more", false],
  ["What we expect today is a long heading.", false],
  ["It opened in half of all attempts.", false],
])("%s", (text, expected) => {
  expect(isLegal(text)).toBe(expected);
});
