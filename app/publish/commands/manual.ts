// `npm run manual`: writes the two pages of the writer's manual that are made from the schema. A test fails when they are
// out of date.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { fieldsPage } from "../manual/fields";
import { tagsPage } from "../manual/tags";
import { startCommand, type CommandIo } from "./command";

/** The command. */
export async function manualCommand(_argv: string[], io: CommandIo): Promise<number> {
  for (const [name, text] of makeManual())
    await writeFile(join(io.cwd(), "content/manual", name), text);
  return 0;
}

/** The generated pages of the manual, by their file names. */
export function makeManual(): Map<string, string> {
  return new Map([
    ["fields.md", `${fieldsPage()}\n`],
    ["tags.md", `${tagsPage()}\n`],
  ]);
}

await startCommand(import.meta, manualCommand);
