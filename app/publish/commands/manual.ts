// `npm run manual`: writes what is made from the schema: two pages of the writer's manual, and the page of the
// specimen that shows all tags. A test fails when they are out of date.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { fieldsPage } from "../manual/fields";
import { tagsPage, tagsSpecimen } from "../manual/tags";
import { startCommand, type CommandIo } from "./command";

/** The command. */
export async function manualCommand(_argv: string[], io: CommandIo): Promise<number> {
  for (const [file, text] of makeManual()) await writeFile(join(io.cwd(), file), text);
  return 0;
}

/** The generated files, by their paths. */
export function makeManual(): Map<string, string> {
  return new Map([
    ["content/manual/fields.md", fieldsPage()],
    ["content/manual/tags.md", tagsPage()],
    ["tests/specimen/content/tags.mdx", tagsSpecimen("bulletin")],
  ]);
}

await startCommand(import.meta, manualCommand);
