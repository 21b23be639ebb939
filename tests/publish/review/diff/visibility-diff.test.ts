// Which texts can be seen in fewer or more views than before.
import { describe, expect, test } from "vitest";

import { diffSight } from "../../../../app/publish/review/diff/visibility-diff";
import type { SeenText } from "../../../../app/publish/review/page-model";
import { seenText } from "../../../support/page-snapshots";

const NOTICE = "Plans can prove wrong in many ways.";
const notice = (...unseen: string[]) => seenText(NOTICE, { unseen });
const sight = (before: SeenText[], after: SeenText[]) =>
  diffSight(before, after).map(({ text, hidden, shown, levels }) => ({
    ...{ text: text.text, hidden, shown },
    ...(levels && { levels }),
  }));

test("a text that is seen as before has no change", () => {
  expect(sight([notice("print")], [notice("print")])).toEqual([]);
});
test("a text that is hidden or shown in one view names that view, and no other", () => {
  expect(sight([notice("print")], [notice("print", "768 px")])).toEqual([
    { text: NOTICE, hidden: ["768 px"], shown: [] },
  ]);
  expect(sight([notice("print", "768 px")], [notice("320 px")])).toEqual([
    { text: NOTICE, hidden: ["320 px"], shown: ["print", "768 px"] },
  ]);
});
test("a text whose words changed too is still the same text", () => {
  const now = seenText("Plans can prove quite wrong in many ways.", { unseen: ["print"] });
  expect(sight([notice()], [now])).toEqual([{ text: now.text, hidden: ["print"], shown: [] }]);
});
test("of two equal texts the hidden one is told", () => {
  const changed = diffSight([notice(), notice()], [notice(), notice("print")]);
  expect(changed).toHaveLength(1);
});
test("a text that came or went is no text that was hidden", () => {
  expect(sight([], [notice("print")])).toEqual([]);
  expect(sight([notice()], [seenText("Another thing altogether.")])).toEqual([]);
});

describe("words of a text that are hidden", () => {
  const some = (text: string, hidden: string) => seenText(text, { unseen: [`print: “${hidden}”`] });
  test("other words of the same text are a change", () => {
    expect(sight([some(NOTICE, "wrong")], [some(NOTICE, "many ways")])).toEqual([
      { text: NOTICE, hidden: ["print: “many ways”"], shown: ["print: “wrong”"] },
    ]);
  });
  test("other words because the text is another are none", () => {
    const now = "Plans can prove wrong in several ways.";
    expect(sight([some(NOTICE, "many ways")], [some(now, "several ways")])).toEqual([]);
  });
});

test("a heading of another level is told with both", () => {
  const heading = (level: number) => seenText("Our plan", { kind: "heading", level });
  expect(sight([heading(2)], [heading(3)])).toEqual([
    { text: "Our plan", hidden: [], shown: [], levels: [2, 3] },
  ]);
});
