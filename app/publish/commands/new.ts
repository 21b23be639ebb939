// `npm run new -- science`: a page's name in, a content file out that passes the check.
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { LAYOUTS } from "../../schema/pages";
import { strangers } from "../content/lint/files";

const USAGE =
  "`npm run new -- science` makes the page /science; `npm run new -- news/first` makes /news/first. The name is one word, with hyphens for spaces.";

/**
 * Writes a content file for a new page.
 * @param root the project's folder
 * @param written the page's name, as the writer gave it
 * @returns what to say, and whether the file was written
 */
export async function createPage(
  root: string,
  written = "",
): Promise<{ isDone: boolean; said: string }> {
  const no = (said: string) => ({ isDone: false, said });
  const name = written.replace(/^\/|\.mdx$/g, "");
  // A name that begins with a dot, or holds one, would be no page, or a file outside of this folder.
  if (!name || /^-|[.\\]/.test(name)) return no(USAGE);
  const file = `${name}.mdx`;
  const path = join(root, "content", file);
  if (existsSync(path))
    return no(`content/${file} is there already; open it, or choose another name`);
  const files = (await readdir(join(root, "content"), { recursive: true })).map((entry) =>
    entry.replaceAll("\\", "/"),
  );
  const problem = strangers(Object.keys(LAYOUTS), [...files, file]).find(
    (found) => found.file === `content/${file}`,
  );
  if (problem)
    return no(
      `content/${file} cannot be: ${problem.message.replace(/; rename it to "content\/(.*)\.mdx"$/, "; try `npm run new -- $1`").replace("; rename the file", "")}`,
    );
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, pageText(name));
  return {
    isDone: true,
    said: `content/${file} is there: the page /${name}. Change its words, and see it with \`npm run dev\` at http://localhost:5173/${name}`,
  };
}

function pageText(page: string): string {
  const words = (page.split("/").at(-1) ?? page).replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `---
title: ${JSON.stringify(title.slice(0, 60))}
description: ${JSON.stringify(`${title.slice(0, 60)}: what this page is about, in one sentence.`)}
placeholders:
  - The words of this page are still to be written.
---

## First heading

The first paragraph. An empty line starts the next one.
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { isDone, said } =
    process.argv.length > 3
      ? { isDone: false, said: USAGE }
      : await createPage(process.cwd(), process.argv[2]);
  console[isDone ? "log" : "error"](said);
  process.exitCode = isDone ? 0 : 1;
}
