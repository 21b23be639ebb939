// No file makes the check crash or hang, whatever it is; each is named.
import { execFileSync } from "node:child_process";
import { rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { createProject } from "../../../support/content-folder";
import { news } from "./mistake";

const page = (prose: string) => String(news(prose)["news.mdx"]);
const steps = Array.from({ length: 700 }, (_, index) => "  ".repeat(index));

const ODD: [name: string, rule: string, make: (path: string) => unknown][] = [
  ["a link to a file that is gone", "unreadable-files", (path) => symlink("gone.mdx", path)],
  ["a link to a folder", "unreadable-files", (path) => symlink("images", path)],
  ["a pipe", "unreadable-files", (path) => execFileSync("mkfifo", [path])],
  [
    "a page of 80 MB",
    "file-size",
    (path) => writeFile(path, page("Words.")).then(() => truncate(path, 80e6)),
  ],
  ["10,000 brackets", "encoding", (path) => writeFile(path, page("[".repeat(10_000)))],
  ["10,000 quotations", "encoding", (path) => writeFile(path, page("> ".repeat(10_000)))],
  ["10,000 lists", "encoding", (path) => writeFile(path, page(`${"- ".repeat(10_000)}a`))],
  [
    "700 lists in lists",
    "encoding",
    (path) => writeFile(path, page(steps.map((step) => `${step}- a`).join("\n"))),
  ],
  ["10,000 tags", "mdx", (path) => writeFile(path, page("<Notice>\n".repeat(10_000)))],
  [
    "10,000 brackets in a field",
    "encoding",
    (path) => writeFile(path, page("Words.").replace("News", "[".repeat(10_000))),
  ],
];

test.each(ODD)("%s", { timeout: 60_000 }, async (_, rule, make) => {
  const root = await createProject();
  await make(join(root, "content/odd.mdx"));
  const { problems } = await checkContent(root, { withSpelling: true });
  await rm(root, { recursive: true });
  expect(problems.map(({ file }) => file)).toContain("content/odd.mdx");
  expect(problems.map((problem) => problem.rule)).toContain(rule);
});
