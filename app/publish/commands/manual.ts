import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { writeFieldsPage, writeTagsPage } from "../manual/pages";
import { startCommand, type CommandIo } from "./command";

/** Runs `npm run manual`: writes the files that are made from the schema. */
export async function manualCommand(_argv: string[], io: CommandIo): Promise<number> {
  for (const [file, text] of makeManual()) await writeFile(join(io.cwd(), file), text);
  return 0;
}

/** Makes the generated files, by path. */
export function makeManual(): Map<string, string> {
  return new Map([
    ["content/manual/fields.md", writeFieldsPage()],
    ["content/manual/tags.md", writeTagsPage()],
  ]);
}

await startCommand(import.meta, manualCommand);
