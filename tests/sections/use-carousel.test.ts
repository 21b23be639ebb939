// Which keys step through a carousel.
import { expect, test } from "vitest";

import { stepForKey } from "../../app/sections/use-carousel";

const PLAIN = {
  key: "ArrowRight",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
};
test.each(["ArrowUp", "ArrowDown", "Home", "End", " ", "Enter", "Right", "l"])(
  "the key %j does not step a carousel",
  (key) => {
    expect(stepForKey({ ...PLAIN, key })).toBe(0);
  },
);
test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "isComposing", "defaultPrevented"])(
  "an arrow key does not step a carousel when its event has %s",
  (name) => {
    expect(stepForKey({ ...PLAIN, [name]: true })).toBe(0);
  },
);
