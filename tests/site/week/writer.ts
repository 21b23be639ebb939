// What a writer can do in a copy of the project: edit files of its content.
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Paths of its functions are those below `content/`. */
export class Writer {
  /** @param folder the copy of the project */
  constructor(private readonly folder: string) {}

  write(file: string, bytes: string | Buffer): void {
    const path = this.path(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /** Replaces words, which must occur exactly once. */
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

  rename(file: string, to: string): void {
    renameSync(this.path(file), this.path(to));
  }

  private path(file: string): string {
    return join(this.folder, "content", file);
  }
}
