// Who has signed a page as it is: the check prints the line that signs it, and an edit of what the page says cancels it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { findProblems, type Changes } from "../../support/content-folder";
import { SPECIMEN } from "../../support/specimen";
import { drawing, edit } from "./mistakes/mistake";

const DAY = "2030-01-03";
const PAGE = "about-us.mdx";
const ROLES = edit(PAGE, "---\n", "---\nsignOff: [Legal]\n");

/** What the check says about signatures. */
async function said(changes: Changes, isRelease = true): Promise<string[]> {
  const problems = await findProblems(changes, { today: DAY, isRelease });
  return problems
    .filter(({ rule }) => rule === "signatures")
    .map(({ file, severity, message }) => `${severity} ${file} ${message}`);
}

/** The line that the check prints for a signature, with a name in it. */
async function sign(changes: Changes): Promise<string> {
  const [message = ""] = await said(changes);
  return message.replace(/^.*: (?=\/)/, "").replace("<your name>", "Ann Example");
}

const SIGNED = { "signatures.txt": `# Who has signed.\n${await sign(ROLES)}\r\n` };

test("the line that a release asks for signs the page", async () => {
  expect(await said(ROLES)).toEqual([
    expect.stringMatching(
      /^error content\/about-us\.mdx is not signed for Legal; whoever has read it adds a line to content\/signatures\.txt: \/about-us \| Legal \| <your name> \| 2030-01-03 \| [0-9a-f]{64}$/,
    ),
  ]);
  expect(await said(ROLES, false)).toEqual([]);
  expect(await said({ ...ROLES, ...SIGNED })).toEqual([]);
});

const original = String(ROLES[PAGE]);
const site = await readFile(join(SPECIMEN, "site.mdx"), "utf8");

test.each<[string, Changes]>([
  ["a word of a field", { [PAGE]: original.replace(/(description: .*)/, "$1 More.") }],
  ["a word of the prose", { [PAGE]: `${original}\nOne paragraph more.\n` }],
  ["words that all pages share", { "site.mdx": site.replace(/^name: .*/m, "name: Other") }],
  ["the bytes of a picture", { "images/founder-narrow.svg": drawing("Other words") }],
])("%s cancels it: a warning with the new line, an error for a release", async (_, edited) => {
  const changes = { ...ROLES, ...SIGNED, ...edited };
  const cancelled = [
    expect.stringMatching(
      / content\/about-us\.mdx has changed since Ann Example signed it on 2030-01-03; whoever has read it as it is now replaces line 2 of content\/signatures\.txt: \/about-us \| Legal \|/,
    ),
  ];
  expect(await said(changes, false)).toEqual(cancelled);
  const [error = ""] = await said(changes);
  expect(error).toMatch(/^error /);
  const signed = { "signatures.txt": `\n${await sign(changes)}\n` };
  expect(await said({ ...changes, ...signed })).toEqual([]);
});

test.each<[string, Changes]>([
  ["a field for writers", { [PAGE]: original.replace("---\n", "---\nplaceholders: [A word.]\n") }],
  ["line ends", { [PAGE]: original.replaceAll("\n", "\r\n") }],
  ["another page", edit("contact-us.mdx", "description: ", "description: More. ")],
])("%s leaves it", async (_, edited) => {
  expect(await said({ ...ROLES, ...SIGNED, ...edited })).toEqual([]);
});

test("a page that cannot be read keeps no signature", async () => {
  const broken = { [PAGE]: `${original}\nA phar\u200bmacy.\n` };
  expect((await said({ ...ROLES, ...SIGNED, ...broken })).join()).toContain(
    "has changed since Ann",
  );
});

test("a draft must not be signed, and a page of site.mdx's roles can name nobody", async () => {
  const all = { "site.mdx": site.replace("---\n", "---\nsignOff: [Legal]\n") };
  const own = edit(PAGE, "---\n", "---\nsignOff: []\n");
  const draft = edit("contact-us.mdx", "---\n", "---\ndraft: true\n");
  const files = (await said({ ...all, ...own, ...draft })).join("\n");
  expect(files).toContain("content/home.mdx");
  expect(files).not.toContain(PAGE);
  expect(files).not.toContain("contact-us.mdx");
});
