// Results that are slow to make, kept between builds in `.cache`, by a hash of what they are made from.
import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Raise it when code that makes a cached result changes: old results are then made anew. */
const EDITION = 3;

/** What is being made at this moment: a picture on two pages is made once. */
const underway = new Map<string, Promise<void>>();

/**
 * The path of a file with the result of `make`, which runs only when its inputs are new.
 * @param inputs everything that the result depends on
 * @param name the file's name, which keeps its meaning readable in the build
 */
export async function cached(
  inputs: unknown[],
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const hash = createHash("sha256").update(String(EDITION));
  for (const input of inputs) hash.update(Buffer.isBuffer(input) ? input : JSON.stringify(input));
  const path = join(resolve(".cache"), hash.digest("hex").slice(0, 16), name);
  const making = underway.get(path) ?? makeMissing(path, make).finally(() => underway.delete(path));
  underway.set(path, making);
  await making;
  return path;
}

async function makeMissing(path: string, make: () => Promise<Buffer | string>): Promise<void> {
  try {
    await access(path);
  } catch {
    await mkdir(dirname(path), { recursive: true });
    // Written beside and moved, so that a build that stops halfway leaves no half file behind.
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, await make());
    await rename(unfinished, path);
  }
}
