// Where a tooltip opens, so that it covers no other link.
import { expect, test } from "vitest";

import { findPlace, type Box } from "../../../app/ui/tooltip/tooltip-place";

const VIEW = { width: 1280, height: 800 };
const SIZE = { width: 350, height: 90 };

/** A link of 100 by 50. */
function linkAt(left: number, top: number): Box {
  return { left, top, right: left + 100, bottom: top + 50 };
}

test("a tooltip opens above its link, and below it where the window ends or another link stands above", () => {
  expect(findPlace(linkAt(600, 400), SIZE, [], VIEW).side).toBe("top");
  expect(findPlace(linkAt(600, 40), SIZE, [], VIEW).side).toBe("bottom");
  expect(findPlace(linkAt(600, 400), SIZE, [linkAt(700, 300)], VIEW).side).toBe("bottom");
});

test("between two links it opens beside its own, where there is room", () => {
  const column = [linkAt(1000, 300), linkAt(1000, 500)];
  expect(findPlace(linkAt(1000, 400), SIZE, column, VIEW)).toEqual({ side: "left", width: 350 });
  const start = [linkAt(60, 300), linkAt(60, 500)];
  expect(findPlace(linkAt(60, 400), SIZE, start, VIEW)).toEqual({ side: "right", width: 350 });
});

test("it becomes narrower where there is less room, and opens above where there is none", () => {
  const column = [linkAt(300, 250), linkAt(300, 550), linkAt(40, 400)];
  expect(findPlace(linkAt(300, 400), SIZE, column, { width: 650, height: 800 })).toEqual({
    side: "right",
    width: 225,
  });
  expect(findPlace(linkAt(300, 400), SIZE, column, { width: 450, height: 800 }).side).toBe("top");
});
