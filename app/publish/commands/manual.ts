// `npm run manual`: writes the two pages of the writer's manual that are made from the schema. A test fails when they are
// out of date.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { fieldsPage } from "../manual/fields";
import { takeManualPictures } from "../manual/pictures";
import { tagsPage } from "../manual/tags";
import { runWithOptions, startCommand, type CommandIo } from "./command";

const HELP = `Usage: npm run manual -- [options]
  --pictures  also takes the pictures, from what \`npm run specimen\` last built`;

const OPTIONS = { pictures: { type: "boolean", default: false } } as const;

const FOLDER = "content/manual";

/** The command. */
export function manualCommand(argv: string[], io: CommandIo): Promise<number> {
  return runWithOptions(argv, io, { help: HELP, options: OPTIONS }, async ({ pictures }, rest) => {
    if (rest.length > 0) return undefined;
    const site = join(io.cwd(), "build/specimen/build/client");
    if (pictures && !existsSync(site)) {
      io.stderr.write("Run `npm run specimen` first.\n");
      return 1;
    }
    const folder = join(io.cwd(), FOLDER);
    await mkdir(folder, { recursive: true });
    for (const [name, text] of await makeManual(io.cwd()))
      await writeFile(join(folder, name), text);
    if (pictures) await takeManualPictures(site, join(folder, "pictures"));
    return 0;
  });
}

/**
 * The generated pages of the manual, by their file names.
 * @param root the project's folder
 */
export async function makeManual(root: string): Promise<Map<string, string>> {
  return new Map([
    ["fields.md", `${fieldsPage()}\n`],
    ["tags.md", `${await tagsPage(join(root, "tests/specimen"))}\n`],
  ]);
}

await startCommand(import.meta, manualCommand);
