// Where a sentence ends.
import { expect, test } from "vitest";

import { splitSentences } from "../../../app/publish/review/sentences";

test.each([
  ["It is old. We wait.", ["It is old.", "We wait."]],
  ["See 21 U.S.C. 355 for it. Then go.", ["See 21 U.S.C. 355 for it.", "Then go."]],
  ["As in 71 Fed. Reg. 3922 it was. Later.", ["As in 71 Fed. Reg. 3922 it was.", "Later."]],
  ["By Smith et al. In 2020. Done.", ["By Smith et al. In 2020.", "Done."]],
  [
    "A pathway (21 CFR 314.54. It is short.) ends. So.",
    ["A pathway (21 CFR 314.54. It is short.) ends.", "So."],
  ],
  ["It takes 3.5 years. Yes.", ["It takes 3.5 years.", "Yes."]],
  ["Made by J. Doe. Really?", ["Made by J. Doe.", "Really?"]],
  ["", []],
])("%s", (text, sentences) => {
  expect(splitSentences("text", text)).toEqual(sentences);
});

test.each(["heading", "label", "drawing", "title"] as const)("a %s is one", (kind) => {
  expect(splitSentences(kind, "One. Two.")).toEqual(["One. Two."]);
});
