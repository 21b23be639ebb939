// What a writer can do in a copy of the project: edit files of its content, and run commands.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Command } from "../../../app/publish/commands/command";
import { callCommand } from "../../support/run-content";

/** Paths of its functions are those below `content/`. */
export class Writer {
  /** @param folder the copy of the project */
  constructor(private readonly folder: string) {}

  write(file: string, text: string): void {
    const path = this.path(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Puts words in the place of others, which must be there once. */
  replace(file: string, from: string, to: string): void {
    const text = readFileSync(this.path(file), "utf8");
    if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in ${file}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Writes below the last line. */
  append(file: string, text: string): void {
    this.write(file, `${readFileSync(this.path(file), "utf8").trimEnd()}\n\n${text}\n`);
  }

  /** Adds fields below the first line of `---`. */
  addFields(file: string, fields: string): void {
    const text = readFileSync(this.path(file), "utf8");
    this.write(
      file,
      text.replace("---\n", () => `---\n${fields}\n`),
    );
  }

  copy(file: string, to: string): void {
    cpSync(this.path(file), this.path(to));
  }

  /** Runs a command in the project. @throws {Error} with what it said when it fails */
  async run(command: Command, ...argv: string[]): Promise<void> {
    const { code, errors } = await callCommand(command, argv, { cwd: this.folder });
    if (code !== 0) throw new Error(errors);
  }

  private path(file: string): string {
    return join(this.folder, "content", file);
  }
}
