// The file with the signatures: how its lines are read and written.
import { expect, test } from "vitest";

import {
  addSignature,
  explainName,
  parseSignatures,
  type Signature,
} from "../../../app/publish/content/signatures";

const HASH = "a".repeat(64);
const sign = (path: string, role: string, changes: Partial<Signature> = {}): Signature => ({
  ...{ path, role, name: "Ann Example", date: "2030-01-02", hash: HASH },
  ...changes,
});

test("a line is a signature, a line with # is a note", () => {
  const text = addSignature("", sign("/investors", "Legal"));
  expect(text).toMatch(/^# Who has signed which page: /);
  expect(text.split("\n").at(-2)).toBe(`/investors | Legal | Ann Example | 2030-01-02 | ${HASH}`);
  const line = text.split("\n").length - 1;
  const read = { signatures: [{ ...sign("/investors", "Legal"), line }], unreadable: [] };
  expect(parseSignatures(text)).toEqual(read);
  expect(parseSignatures(`\uFEFF${text.replaceAll("\n", "\r\n")}`)).toEqual(read);
});

test("lines stand in the order of pages and roles, whoever signs first; notes stay", () => {
  const all = [sign("/b", "Legal"), sign("/", "Medical"), sign("/b", "Clinical")];
  const text = all.reduce(addSignature, "# Our own note\n\n");
  expect(all.toReversed().reduce(addSignature, "# Our own note\n")).toBe(text);
  expect(text).toMatch(
    /^# Our own note\n\n\/ \| Medical .*\n\/b \| Clinical .*\n\/b \| Legal .*\n$/,
  );
});

test("a role's new signature of a page replaces all of its older ones", () => {
  const twice = `${addSignature("", sign("/b", "Legal"))}/b | Legal | Bo | 2030-01-01 | ${"b".repeat(64)}\n`;
  const later = sign("/b", "Legal", { date: "2030-02-03", hash: "c".repeat(64) });
  const { signatures } = parseSignatures(
    addSignature(addSignature(twice, sign("/b", "Medical")), later),
  );
  expect(signatures).toMatchObject([later, sign("/b", "Medical")]);
});

test.each([
  ["/b | Legal | Ann | 2030-01-02", "is no signature"],
  [`/b Legal Ann 2030-01-02 ${HASH}`, "is no signature"],
  [`<<<<<<< HEAD`, "is no signature"],
  [`b | Legal | Ann | 2030-01-02 | ${HASH}`, 'the page "b" does not start with "/"'],
  [`/b |  | Ann | 2030-01-02 | ${HASH}`, "the role has no letters"],
  [`/b | Legal | - | 2030-01-02 | ${HASH}`, "the name has no letters"],
  [`/b | Legal | Ann\u202ennA | 2030-01-02 | ${HASH}`, "the name holds a line break"],
  [`/b | Legal | Ann | 2030-02-30 | ${HASH}`, "expected a day such as 2025-06-30"],
  [`/b | Legal | Ann | 2030-01 | ${HASH}`, "expected a day such as 2025-06-30"],
  [`/b | Legal | Ann | 2030-01-02 | ${HASH}a`, "does not have 64 digits"],
])("a line that cannot be read is named, never dropped: %s", (line, message) => {
  const { signatures, unreadable } = parseSignatures(`# note\n${line}\n`);
  expect(signatures).toEqual([]);
  expect(unreadable).toHaveLength(1);
  expect(unreadable[0]?.line).toBe(2);
  expect(unreadable[0]?.message).toContain(message);
  expect(unreadable[0]?.message).toContain("delete this line and sign again");
});

test("names of people and roles: what a line cannot hold, and what nobody can see", () => {
  for (const name of ["Ann", "Zoë O’Brien-Ng", "李明", "Dr. Ann Example, MD"])
    expect(explainName(name), name).toBeUndefined();
  for (const name of [
    "",
    " ",
    "12",
    "a|b",
    "a#b",
    "a\nb",
    "a\tb",
    "a\u2028b",
    "a\u200bb",
    "a\u2066b",
    "a\u3164b",
    "x".repeat(81),
  ])
    expect(explainName(name), JSON.stringify(name)).toBeDefined();
});
