// The texts of code that people might read.
import { expect, test } from "vitest";

import { textsInCode } from "../../../app/publish/review/words/code-texts";

test.each([
  ['const a = "You are subscribed";', ["You are subscribed"]],
  ["const a = `Thank you, ${name} and all`;", ["Thank you, ", " and all"]],
  ['const a = /"/; const b = "two words";', ["two words"]],
  ['const a = "one"; const b = {"stop-color": 1};', []],
  ['export default 1; import("./a.js"); const c = "in a module";', ["in a module"]],
])("%s", (code, texts) => {
  expect(textsInCode(code)).toEqual(texts);
});
test("code that cannot be parsed is reported as such", () => {
  expect(textsInCode("this is no code;").join()).toMatch(/^This is no JavaScript: /);
});
