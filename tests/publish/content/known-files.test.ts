// Which files development checks again at a save: those that the change can matter to.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { checkContent } from "../../../app/publish/content/check-content";
import { createProject } from "../../support/content-folder";

const PLAIN =
  "---\ntitle: A plain page\ndescription: A page that does not name the company.\n---\n\nIts words.\n";
const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 40"><text x="9" y="30">{site.name}</text></svg>`;

let root: string;
beforeAll(async () => {
  root = await createProject({
    "plain.mdx": PLAIN,
    "named.mdx": PLAIN.replaceAll("plain", "named").replace("Its", "{site.name}: its"),
    "drawn.mdx": PLAIN.replace("plain", "drawn").replace("Its words.", "![The sign](./sign.svg)"),
    "sign.svg": SIGN,
  });
});
afterAll(() => rm(root, { recursive: true }));

const known = new Map();
/** The results of a check after site.mdx was changed. */
async function check(change: (site: string) => string) {
  const path = join(root, "content/site.mdx");
  await writeFile(path, change(await readFile(path, "utf8")));
  const { files } = await checkContent(root, { known });
  return (name: string) => files.find(({ source }) => source.file === `content/${name}`);
}

test("a field of the site that no file names checks nothing else again", async () => {
  const before = await check((site) => site);
  const after = await check((site) => site.replace(/^copyright: .*$/m, "copyright: Another line"));
  for (const name of ["plain.mdx", "named.mdx", "drawn.mdx"])
    expect(after(name), name).toBe(before(name));
  expect(after("site.mdx")).not.toBe(before("site.mdx"));
});

test("a new name checks the files that name the company again, and those whose drawings do", async () => {
  const before = await check((site) => site);
  const after = await check((site) => site.replace(/^name: .*$/m, "name: Some Other Company"));
  expect(after("plain.mdx")).toBe(before("plain.mdx"));
  expect(after("named.mdx")?.source.text).toContain("Some Other Company: its words");
  expect(after("drawn.mdx")).not.toBe(before("drawn.mdx"));
});
