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
  test("lines that cannot be read, that disagree or repeat, that name no page or no role", async () => {
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
        "signatures.txt:2:1  signs /about-us for Legal again, as line 1 does; delete the older of the two",
        "signatures.txt:4:1  signs / for Legal again, as line 3 does; delete the older of the two",
        "signatures.txt:5:1  warning: there is no page /abuot-us; sign again, and delete this line",
        "signatures.txt:6:1  warning: there is no page /elsewhere; sign again, and delete this line",
        "signatures.txt:7:1  warning: no \`signOff:\` names the role "Leagl"; sign again, and delete this line",
        "signatures.txt:8:1  warning: no \`signOff:\` names the role "Finance"; sign again, and delete this line",
        "signatures.txt:9:1  is no signature, expected \`page | role | name | date | hash\`; delete this line and sign again",
      ]
    `);
  });
  test("is not judged in a build, so that signing makes no other site", async () => {
    expect(await problemsOf({ "signatures.txt": "Ann has signed." })).toBe("");
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
  ["[[Legal]]", "found a list; write it behind the colon, without dashes or brackets"],
])("the roles of signOff: %s", async (roles, says) => {
  const found = (await said(withRoles(roles))).join();
  expect(found).toContain(says);
  expect(found === "").toBe(says === "");
});
