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
  const refusals = ["Our Science", "assets", "news/index", "images/notes"].map(
    async (name) => (await create(name)).errors,
  );
  expect((await Promise.all(refusals)).join("")).toMatchInlineSnapshot(`
    "content/Our Science.mdx cannot be created: the name becomes the page's address, expected small letters, digits and hyphens only; try \`npm run new -- our-science\`
    content/assets.mdx cannot be created: the name "assets" is taken by the site itself; try \`npm run new -- assets-page\`
    content/news/index.mdx cannot be created: no page is called "index" here; try \`npm run new -- news\`
    content/images/notes.mdx cannot be created: nothing is made from a page among the images; move it to content/notes.mdx
    "
  `);
});

test("without a name, or with one that leads out of content/, it prints its help text", async () => {
  const usage = await create();
  expect(usage).toMatchInlineSnapshot(`
    {
      "code": 1,
      "errors": "Usage: npm run new -- <name>
      \`npm run new -- science\` makes the page /science; \`npm run new -- news/first\` makes /news/first.
      The name is one word, with hyphens for spaces.
    ",
      "output": "",
    }
  `);
  for (const argv of [["../outside"], ["-h"], ["a\\b"], [".hidden"], ["two", "names"]])
    expect(await create(...argv), argv.join(" ")).toEqual(usage);
  expect(existsSync(join(cwd, "outside.mdx"))).toBe(false);
});
