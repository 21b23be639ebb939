// What the check says about content/signatures.txt, and about the roles that must sign.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { problemsOf } from "../../../support/content-folder";
import { SPECIMEN } from "../../../support/specimen";

const [A, B] = ["a".repeat(64), "b".repeat(64)];
const JUDGEMENT = { today: "2030-01-03" };
const NOT_FOUND = await readFile(join(SPECIMEN, "not-found.mdx"), "utf8");
const withRoles = (roles: string) => ({
  "not-found.mdx": NOT_FOUND.replace("---\n", `---\nsignOff: ${roles}\n`),
});
const said = async (changes: Record<string, string>) =>
  (await problemsOf(changes, JUDGEMENT))
    .split("\n")
    .filter((line) => /^content\/(signatures|not-found)\./.test(line))
    .map((line) => line.replace(/^content\//, ""));

describe("signatures.txt", () => {
  test("lines that cannot be read, that name no page or no role", async () => {
    const lines = [
      `/about-us | Legal | Ann | 2030-01-02 | ${A}`,
      `/about-us | Legal | Bo | 2030-01-02 | ${B}`,
      `/ | Legal | Ann | 2030-01-02 | ${A}`,
      `/ | Legal | Ann | 2030-01-02 | ${A}`,
      `/abuot-us | Legal | Ann | 2030-01-02 | ${A}`,
      `/elsewhere | Legal | Ann | 2030-01-02 | ${A}`,
      `/ | Leagl | Ann | 2030-01-02 | ${A}`,
      `/ | Finance | Ann | 2030-01-02 | ${A}`,
      "Ann has signed.",
    ];
    const text = `${lines.join("\n")}\n`;
    expect(await said({ "signatures.txt": text, ...withRoles("[Legal]") })).toMatchInlineSnapshot(`
      [
        "signatures.txt:5:1  warning: there is no page /abuot-us that Legal must sign; correct the line, or delete it",
        "signatures.txt:6:1  warning: there is no page /elsewhere that Legal must sign; correct the line, or delete it",
        "signatures.txt:7:1  warning: there is no page / that Leagl must sign; correct the line, or delete it",
        "signatures.txt:8:1  warning: there is no page / that Finance must sign; correct the line, or delete it",
        "signatures.txt:9:1  warning: this is not a signature, expected \`page | role | name | date | hash\`; delete this line and sign again",
      ]
    `);
  });
});

test.each<[roles: string, says: string]>([
  ["[Legal, Medical Affairs, R&D]", ""],
  ["[]", ""],
  ["Legal", 'expected a list, found the text "Legal"; write lines such as `  - "Legal"`'],
  [
    '["Legal | Ann"]',
    'expected the short name of a role such as "Legal", found the text "Legal | Ann"',
  ],
  ['["#1"]', 'expected the short name of a role such as "Legal", found the text "#1"'],
  ["[[Legal]]", "found a list; write it after the colon, without dashes or brackets"],
])("the roles of signOff: %s", async (roles, says) => {
  const found = (await said(withRoles(roles))).join();
  expect(found).toContain(says);
  expect(found === "").toBe(says === "");
});
