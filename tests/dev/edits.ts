// A content folder in; out ways to change its files, as writers do, and to take everything back.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "../support/browser/site";

/** @param folder called when it is needed, because it may not be there yet */
export function editsIn(folder: () => string) {
  /** Files that were written, with what they held before; undefined for new ones. */
  const before = new Map<string, Buffer | undefined>();

  const file = (name: string) => join(folder(), name);

  function add(name: string, text: string): void {
    before.set(name, undefined);
    writeFileSync(file(name), text);
  }

  /** Saves a change to a content file. @returns what takes it back */
  function save(name: string, words: string | RegExp, others: string): () => void {
    const text = readFileSync(file(name), "utf8");
    const after = text.replace(words, others);
    expect(after).not.toBe(text);
    replace(name, Buffer.from(after));
    return () => writeFileSync(file(name), text);
  }

  /** Saves other bytes under the name of a file. */
  function replace(name: string, bytes: Buffer): void {
    if (!before.has(name)) before.set(name, readFileSync(file(name)));
    writeFileSync(file(name), bytes);
  }

  function undoAll(): void {
    for (const [name, bytes] of before) {
      if (bytes === undefined) rmSync(file(name), { force: true });
      else if (!readFileSync(file(name)).equals(bytes)) writeFileSync(file(name), bytes);
    }
    before.clear();
  }

  return { before, file, add, save, replace, undoAll };
}
