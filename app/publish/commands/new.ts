// `npm run new -- science`: writes a content file for a new page, which passes the check. Exits with 1 when it cannot.
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { explainDay } from "../../schema/dates";
import { collectionOf } from "../content/collections";
import { explainFile, judgeFileName } from "../content/lint/file-names";
import { readSource } from "../content/source/source-file";
import { today } from "../env";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run new -- <name> [options]
  \`npm run new -- science\` makes the page /science; \`npm run new -- news/first\` makes /news/first.
  The name is one word, with hyphens for spaces.
  --list <kind>  makes the list of a collection, whose entries are the other pages of its folder:
                 \`npm run new -- news --list news\`, or \`--list publications\`
  --date <day>   the day of an entry, such as 2026-11-24; without it, today in UTC`;

const OPTIONS = { list: { type: "string" }, date: { type: "string" } } as const;

/** The command. */
export function newCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(
    argv,
    io,
    { help: HELP, options: OPTIONS },
    async ({ list, date }, [written = "", ...rest]) => {
      const name = written.replace(/^\/|\.mdx$/g, "");
      // A name with a dot could be a hidden file, or a file outside of content/.
      if (!name || /[.\\]/.test(name) || rest.length > 0) return undefined;
      if (list !== undefined && !/^(?:news|publications)$/.test(list)) return undefined;
      const url = name.replace(/\/index$/, "");
      const file = list === undefined ? `${name}.mdx` : `${url}/index.mdx`;
      const folder = join(io.cwd(), "content");
      const isEntry = !list && collectionOf(name, { has: (list) => isList(folder, list) });
      const refusal = (await refuse(io.cwd(), file)) ?? explainDate(date, Boolean(isEntry));
      if (refusal) {
        io.stderr.write(`content/${file} ${refusal}\n`);
        return 1;
      }
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      const own = list ? `list: ${list}\n` : isEntry ? `date: ${date ?? today()}\n` : "";
      await writeFile(path, pageText(url, own));
      io.stdout.write(
        `Created content/${file}, the page /${url}. Change its text, and see it with \`npm run dev\` at http://localhost:5173/${url}\n`,
      );
      return 0;
    },
  );
}

/** Why a content file cannot be created; undefined when it can. */
async function refuse(root: string, file: string): Promise<string | undefined> {
  const flat = file.replace(/\/index\.mdx$/, ".mdx");
  const taken = [file, flat].find((name) => existsSync(join(root, "content", name)));
  if (taken === file) return "exists already; open it, or choose another name";
  if (taken) return `would have the same address as content/${taken}`;
  const entries = await readdir(join(root, "content"), { recursive: true });
  const files = [...entries.map((entry) => entry.replaceAll("\\", "/")), file];
  const wrong = judgeFileName(file, files);
  if (wrong?.twin) return `would have the same address as content/${wrong.twin}`;
  if (wrong?.better)
    return `cannot be created: ${wrong.reason}; try \`npm run new -- ${wrong.better.replace(/\.mdx$/, "")}\``;
  const message = explainFile(file, files);
  return message && `cannot be created: ${message}`;
}

/** What is wrong with `--date`. */
function explainDate(date: string | undefined, isEntry: boolean): string | undefined {
  if (date === undefined) return undefined;
  return isEntry
    ? explainDay(date)
    : "cannot have a date: its folder is no collection; make it one with `npm run new -- news --list news`";
}

/** Whether a folder has a list of its pages. @param folder the content folder */
function isList(folder: string, name: string): boolean {
  const path = join(folder, name, "index.mdx");
  if (!existsSync(path)) return false;
  return readSource(path, readFileSync(path, "utf8"), new Map()).source.yaml?.has("list") === true;
}

/** @param own more fields, each with its line end */
function pageText(page: string, own: string): string {
  const words = (page.split("/").at(-1) ?? page).replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `---
title: ${JSON.stringify(title.slice(0, 60))}
description: ${JSON.stringify(`${title.slice(0, 60)}: what this page is about, in one sentence.`)}
${own}placeholders:
  - The words of this page are still to be written.
---

## First heading

The first paragraph. An empty line starts the next one.
`;
}

await startCommand(import.meta, newCommand);
