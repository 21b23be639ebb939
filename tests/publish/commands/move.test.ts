// `npm run move`, in a copy of the project.
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { moveCommand } from "../../../app/publish/commands/move";
import { checkContent } from "../../../app/publish/content/check-content";
import { createProject } from "../../support/content-folder";
import { callCommand } from "../../support/run-content";

let cwd: string;
beforeEach(async () => (cwd = await createProject()));
afterEach(() => rm(cwd, { recursive: true }));

const move = (...argv: string[]) => callCommand(moveCommand, argv, { cwd });
const content = (file: string) => join(cwd, "content", file);

test("a page moves there and back, links are mended, and the check has nothing to say", async () => {
  const text = await readFile(content("contact-us.mdx"), "utf8");
  await writeFile(content("contact-us.mdx"), `${text}\n[Everything](/everything)\n`);
  expect((await move("everything", "all/of-it")).code).toBe(0);
  expect(await readFile(content("contact-us.mdx"), "utf8")).toContain("[Everything](/all/of-it)");
  const { problems, pages } = await checkContent(cwd);
  expect(problems).toEqual([]);
  const moved = [...pages.values()].find(({ url }) => url === "/all/of-it");
  expect(moved?.frontmatter["formerly"]).toContain("/everything");
  expect((await move("/all", "all-of-it")).code, "a folder").toBe(0);
  expect(existsSync(content("all"))).toBe(false);
  expect((await move("all-of-it/of-it", "everything.mdx")).code).toBe(0);
  expect(await readFile(content("everything.mdx"), "utf8")).toMatch(
    /\nformerly:\n {2}- \/wobblefish\n {2}- \/old\/fish.html\n {2}- \/all\/of-it\n/,
  );
});

test("a signed page takes its signatures along, and its signers are told that they sign again", async () => {
  const line = `Legal | Ann Example | 2030-01-02 | ${"0".repeat(64)}\n`;
  await writeFile(content("signatures.txt"), `/everything | ${line}`);
  const { code, output } = await move("everything", "all");
  expect([code, output]).toEqual([0, expect.stringContaining("they sign it again")]);
  expect(await readFile(content("signatures.txt"), "utf8")).toBe(`/all | ${line}`);
});

test.each([
  ["home", "start", "content/home.mdx has a layout of its own, and keeps its name.\n"],
  [
    "about-us",
    "company",
    'a developer renames app/routes/about-us.tsx and "about-us" in app/schema.\n',
  ],
  ["nowhere", "somewhere", "There is no page content/nowhere.mdx"],
  ["everything", "tags", "content/tags exists already"],
  ["everything", "Every Thing", "rename it to content/every-thing.mdx"],
  ["everything", "assets/all", 'the name "assets" is taken by the site itself'],
])("%s does not become %s", async (from, to, message) => {
  const { code, errors } = await move(from, to);
  expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
});

test("without two names it says how it is used, and wrong content is mended first", async () => {
  expect((await move("everything")).errors).toMatch(/^Usage: /);
  expect((await move("everything", "../all")).errors).toMatch(/^Usage: /);
  await mkdir(content("more"));
  await writeFile(content("more/wrong.mdx"), "Words.");
  expect((await move("everything", "all")).errors).toContain("The content has errors");
  expect(existsSync(content("everything.mdx"))).toBe(true);
});
