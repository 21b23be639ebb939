// The carousel's rules: which slide a step, a key or an address leads to.
import { describe, expect, test } from "vitest";

import { slideFromHash, stepForKey, stepTo } from "../../../app/sections/deck/deck-steps";

const PLAIN = {
  key: "ArrowRight",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
};

test.each([
  [1, 1, 5, 2],
  [1, -1, 5, 0],
  // It stays at the ends and never loops.
  [0, -1, 5, 0],
  [4, 1, 5, 4],
  [0, 1, 1, 0],
  [2, 10, 5, 4],
  [2, -10, 5, 0],
])("from slide %i a step of %i in %i slides leads to %i", (index, delta, total, target) => {
  expect(stepTo(index, delta, total)).toBe(target);
});

describe("slideFromHash", () => {
  test("counts slides from 1 in the address", () => {
    expect(slideFromHash("#slide-1", 5)).toBe(0);
    expect(slideFromHash("#slide-5", 5)).toBe(4);
    expect(slideFromHash("#slide-12", 20)).toBe(11);
  });
  test.each([
    "#slide-0",
    "#slide-6",
    "#slide-",
    "#slide-03",
    "#slide--1",
    "#slide-1.5",
    "#slide-1e0",
    "#slide-3x",
    "#Slide-3",
    "slide-3",
    "#",
    "",
    "#%",
    "#metrics",
  ])("%j names no slide", (hash) => expect(slideFromHash(hash, 5)).toBeUndefined());
});

describe("stepForKey", () => {
  test("the arrows step in the direction of reading", () => {
    expect(stepForKey(PLAIN, false)).toBe(1);
    expect(stepForKey({ ...PLAIN, key: "ArrowLeft" }, false)).toBe(-1);
    expect(stepForKey(PLAIN, true)).toBe(-1);
    expect(stepForKey({ ...PLAIN, key: "ArrowLeft" }, true)).toBe(1);
  });
  test.each(["ArrowUp", "ArrowDown", "Home", "End", " ", "Enter", "Right", "l"])(
    "%j is not ours",
    (key) => {
      expect(stepForKey({ ...PLAIN, key }, false)).toBe(0);
    },
  );
  test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "isComposing", "defaultPrevented"])(
    "not while %s",
    (name) => {
      expect(stepForKey({ ...PLAIN, [name]: true }, false)).toBe(0);
    },
  );
});
