// `npm run sign`: somebody has read a page and signs it as it is; the signature goes into content/signatures.txt.
// Exits with 1 when there is no such page or role, or when the site cannot be built.
import { today } from "../env";
import { SIGNATURES } from "../content/signatures";
import { signPages } from "../review/signing/sign";
import type { SiteReader } from "../review/signing/working-tree";
import { exitOnSignals, runWithOptions, startCommand, type CommandIo } from "./command";
import { progressTo } from "./progress";

const HELP = `Usage: npm run sign -- --page <path> --role <role> --name <name>
  signs the page as the files of this folder make it, with all that is in no commit yet
  --page <path>  the page, such as /investors; write it several times to sign several pages
  --role <role>  for whom you sign, such as Legal
  --name <name>  your name
  --date <day>   the day on which you read it, such as 2025-06-30; today if left out`;

const OPTIONS = {
  page: { type: "string", multiple: true },
  role: { type: "string" },
  name: { type: "string" },
  date: { type: "string" },
} as const;

/** The command. @param read reads the site that is signed; tests give one of their own @throws {ReviewError} 1, when it cannot sign */
export function signCommand(argv: string[], io: CommandIo, read?: SiteReader): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async (values, rest) => {
    const { page, role, name, date = today() } = values;
    if (!page || role === undefined || name === undefined || rest.length > 0) return undefined;
    if (!read) exitOnSignals();
    const request = { pages: page, role, name, date };
    const signed = await signPages(io.cwd(), request, progressTo(io), read);
    for (const { path, role, name, date, replaced } of signed) {
      const instead = replaced ? `, instead of ${replaced.name} on ${replaced.date}` : "";
      io.stdout.write(`${name} signed ${path} for ${role} on ${date}${instead}\n`);
    }
    io.stdout.write(`Commit ${SIGNATURES} together with the text.\n`);
    return 0;
  });
}

await startCommand(import.meta, signCommand);
