// `npm run new -- science`: writes a content file for a new page, which passes the check. Exits with 1 when it cannot.
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { explainFile, judgeFileName } from "../content/lint/file-names";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run new -- <name>
  \`npm run new -- science\` makes the page /science; \`npm run new -- news/first\` makes /news/first.
  The name is one word, with hyphens for spaces.`;

/** The command. */
export function newCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(
    argv,
    io,
    { help: HELP, options: {} },
    async (_, [written = "", ...rest]) => {
      const name = written.replace(/^\/|\.mdx$/g, "");
      // A name with a dot could be a hidden file, or a file outside of content/.
      if (!name || /[.\\]/.test(name) || rest.length > 0) return undefined;
      const refusal = await refuse(io.cwd(), `${name}.mdx`);
      if (refusal) {
        io.stderr.write(`content/${name}.mdx ${refusal}\n`);
        return 1;
      }
      const path = join(io.cwd(), "content", `${name}.mdx`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, pageText(name));
      io.stdout.write(
        `Created content/${name}.mdx, the page /${name}. Change its text, and see it with \`npm run dev\` at http://localhost:5173/${name}\n`,
      );
      return 0;
    },
  );
}

/** Why a content file cannot be created; undefined when it can. */
async function refuse(root: string, file: string): Promise<string | undefined> {
  if (existsSync(join(root, "content", file)))
    return "exists already; open it, or choose another name";
  const entries = await readdir(join(root, "content"), { recursive: true });
  const files = [...entries.map((entry) => entry.replaceAll("\\", "/")), file];
  const wrong = judgeFileName(file, files);
  if (wrong?.twin) return `would have the same address as content/${wrong.twin}`;
  if (wrong?.better)
    return `cannot be created: ${wrong.reason}; try \`npm run new -- ${wrong.better.replace(/\.mdx$/, "")}\``;
  const message = explainFile(file, files);
  return message && `cannot be created: ${message}`;
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

await startCommand(import.meta, newCommand);
