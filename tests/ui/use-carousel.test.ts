// Which keys step through a carousel.
import { expect, test } from "vitest";

import { stepForKey } from "../../app/ui/use-carousel";

const PLAIN = {
  key: "ArrowRight",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
};

test("arrow keys step a carousel in the direction of reading", () => {
  expect(stepForKey(PLAIN)).toBe(1);
  expect(stepForKey({ ...PLAIN, key: "ArrowLeft" })).toBe(-1);
});
test.each(["ArrowUp", "ArrowDown", "Home", "End", " ", "Enter", "Right", "l"])(
  "%j is not ours",
  (key) => {
    expect(stepForKey({ ...PLAIN, key })).toBe(0);
  },
);
test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "isComposing", "defaultPrevented"])(
  "not while %s",
  (name) => {
    expect(stepForKey({ ...PLAIN, [name]: true })).toBe(0);
  },
);
