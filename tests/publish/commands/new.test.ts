// `npm run new`, in a copy of the project.
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { newCommand } from "../../../app/publish/commands/new";
import { checkContent } from "../../../app/publish/content/check-content";
import { createProject } from "../../support/content-folder";
import { callCommand } from "../../support/run-content";
import { runNode, TSX } from "../../support/run-node";

let cwd: string;
beforeAll(async () => (cwd = await createProject()));
afterAll(() => rm(cwd, { recursive: true }));

const create = (...argv: string[]) => callCommand(newCommand, argv, { cwd });

test("a new page is there, in its folder, and passes the check", async () => {
  const script = resolve("app/publish/commands/new.ts");
  expect(await runNode(["--import", TSX, script, "science"], cwd)).toEqual({
    code: 0,
    output:
      "Created content/science.mdx, the page /science. Change its text, and see it with `npm run dev` at http://localhost:5173/science\n",
    errors: "",
  });
  expect((await create("/news/first-studies.mdx")).code).toBe(0);
  const { pages, problems } = await checkContent(cwd);
  expect(problems).toEqual([]);
  const made = [...pages.values()].flatMap(({ url, frontmatter }) =>
    url?.startsWith("/news") || url === "/science" ? [[url, frontmatter["title"]]] : [],
  );
  expect(made).toEqual([
    ["/news/first-studies", "First studies"],
    ["/science", "Science"],
  ]);
});

test("an existing file is not overwritten", async () => {
  expect(await create("home")).toEqual({
    code: 1,
    output: "",
    errors: "content/home.mdx exists already; open it, or choose another name\n",
  });
  expect((await create("Investors")).errors).toBe(
    "content/Investors.mdx would have the same address as content/investors.mdx\n",
  );
});

test("a name that no page can have is refused, with the command for one that it can", async () => {
  const refusals = ["Our Science", "assets", "images/notes"].map(
    async (name) => (await create(name)).errors,
  );
  expect((await Promise.all(refusals)).join("")).toMatchInlineSnapshot(`
    "content/Our Science.mdx cannot be created: the name becomes the page's address, expected small letters, digits and hyphens only; try \`npm run new -- our-science\`
    content/assets.mdx cannot be created: the name "assets" is taken by the site itself; try \`npm run new -- assets-page\`
    content/images/notes.mdx cannot be created: nothing is made from a page among the images; move it to content/notes.mdx
    "
  `);
});

test("without a name, or with one that leads out of content/, it prints its help text", async () => {
  const usage = await create();
  expect(usage).toMatchInlineSnapshot(`
    {
      "code": 1,
      "errors": "Usage: npm run new -- <name> [options]
      \`npm run new -- science\` makes the page /science; \`npm run new -- news/first\` makes /news/first.
      The name is one word, with hyphens for spaces.
      --list <kind>  makes the list of a collection, whose entries are the other pages of its folder:
                     \`npm run new -- news --list news\`, or \`--list publications\`
      --date <day>   the day of an entry, such as 2026-11-24; without it, today in UTC
    ",
      "output": "",
    }
  `);
  for (const argv of [["../outside"], ["-h"], ["a\\b"], [".hidden"], ["two", "names"]])
    expect(await create(...argv), argv.join(" ")).toEqual(usage);
  expect(existsSync(join(cwd, "outside.mdx"))).toBe(false);
});

test("a collection, its entries with a day, and what has none", async () => {
  expect((await create("reports", "--list", "news")).output).toMatch(
    /^Created content\/reports\/index\.mdx, the page \/reports\./,
  );
  expect((await create("reports/old", "--date", "2024-11-24")).code).toBe(0);
  expect((await create("reports/new")).code).toBe(0);
  const { pages, problems } = await checkContent(cwd);
  expect(problems).toEqual([]);
  const dates = [...pages.values()].flatMap(({ url, frontmatter }) =>
    url?.startsWith("/reports/") ? [[url, frontmatter["date"]]] : [],
  );
  const today = new Date().toISOString().slice(0, 10);
  expect(dates.toSorted()).toEqual([
    ["/reports/new", today],
    ["/reports/old", "2024-11-24"],
  ]);
  const refused = [
    ["reports/worse", "--date", "24.11.2024"],
    ["plain", "--date", "2024-11-24"],
    ["reports", "--list", "news"],
    ["science", "--list", "publications"],
  ].map(async (argv) => (await create(...argv)).errors);
  expect((await Promise.all(refused)).join("")).toMatchInlineSnapshot(`
    "content/reports/worse.mdx expected a day such as 2025-06-30, found "24.11.2024"
    content/plain.mdx cannot have a date: its folder is no collection; make it one with \`npm run new -- news --list news\`
    content/reports/index.mdx exists already; open it, or choose another name
    content/science/index.mdx would have the same address as content/science.mdx
    "
  `);
  expect((await create("blog", "--list", "posts")).errors).toMatch(/^Usage/);
});
