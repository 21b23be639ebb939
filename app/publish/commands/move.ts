// `npm run move -- science our-science`: renames a page or a folder of pages, keeps its old addresses, and mends links.
import { mkdir, rename, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { checkContent } from "../content/check-content";
import { explainFileName, explainLayout } from "../content/lint/file-names";
import { movePages, type MovedFile } from "../content/move-pages";
import { readSignatures, SIGNATURES } from "../content/signatures";
import { hasLayout } from "../content/source/collection";
import type { ParsedFile } from "../content/source/model";
import { count, isError } from "../problems/problem";
import { textReport } from "../problems/reporters";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run move -- <name> <new name>
  \`npm run move -- science our-science\` renames content/science.mdx, or the folder content/science.
  The old addresses lead on to the new ones, and links to them are mended.`;

/** The command. Exits with 1 when the pages cannot be moved, or when the check finds errors afterwards. */
export function moveCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: {} }, async (_, written) => {
    const [from = "", to = "", ...rest] = written.map((name) =>
      name.replace(/^\/|\.mdx$|\/$/g, ""),
    );
    if (!from || !to || /[.\\]/.test(from + to) || rest.length > 0) return undefined;
    const folder = join(io.cwd(), "content");
    const { files, problems } = await checkContent(io.cwd());
    const refusal = problems.some(isError)
      ? "The content has errors; mend what `npm run content` shows, then move the page."
      : explainRefusal(files, from, to);
    if (refusal !== undefined) {
      io.stderr.write(`${refusal}\n`);
      return 1;
    }
    const moved = movePages(files, await readSignatures(folder), from, to);
    for (const file of moved) await write(folder, file);
    const pages = moved.filter((file) => file.from !== file.to).length;
    const others = count(moved.length - pages, "other file");
    io.stdout.write(`Moved ${count(pages, "page")} to /${to}, and mended ${others}.\n`);
    if (moved.some((file) => file.from === basename(SIGNATURES)))
      io.stdout.write("Its address is part of what people signed: they sign it again.\n");
    const after = (await checkContent(io.cwd())).problems.filter(isError);
    if (after.length > 0) io.stderr.write(`${await textReport(after, io.cwd(), io.stderr)}\n`);
    return after.length > 0 ? 1 : 0;
  });
}

/** Why the pages cannot be moved; undefined when they can. */
function explainRefusal(
  files: readonly ParsedFile[],
  from: string,
  to: string,
): string | undefined {
  const isAt = (place: string) => (file: ParsedFile) =>
    file.name === place || file.name.startsWith(`${place}/`);
  if (hasLayout(from)) return `${explainLayout(from)}.`;
  if (!files.some(isAt(from))) return `There is no page content/${from}.mdx, and no such folder.`;
  if (files.some(isAt(to))) return `content/${to} exists already; choose another name.`;
  const wrong = explainFileName(`${to}.mdx`, []);
  return wrong && `content/${to}.mdx cannot be: ${wrong}.`;
}

async function write(folder: string, { from, to, text }: MovedFile): Promise<void> {
  await mkdir(dirname(join(folder, to)), { recursive: true });
  if (from !== to) await rename(join(folder, from), join(folder, to));
  await writeFile(join(folder, to), text);
  // Fails, as it should, while the folder holds something.
  if (from !== to) await rmdir(dirname(join(folder, from))).catch(() => undefined);
}

await startCommand(import.meta, moveCommand);
