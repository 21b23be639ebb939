// Slow results, kept between builds in `.cache`, which may be deleted at any time.
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Raise it when our code makes something different from the same inputs: an image, a document, what a review reads. */
const VERSION = 3;

/** npm's list of all installed packages: with a new encoder, everything is made again. */
const INSTALLED = new URL("../../node_modules/.package-lock.json", import.meta.url);
const PACKAGES = createHash("sha256").update(readFileSync(INSTALLED)).digest("hex");

/**
 * The absolute path of a file with the result of `make`, which runs only when something in the key is new.
 * @param inputs all that the result depends on, besides our code
 * @param name the file's name, which the build uses too
 * @throws what `make` throws, and when the cache cannot be written
 */
export async function cached(
  inputs: readonly unknown[],
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const hash = createHash("sha256").update(`${VERSION}\0${PACKAGES}`);
  for (const input of inputs)
    hash.update("\0").update(Buffer.isBuffer(input) ? input : JSON.stringify(input));
  const path = join(resolve(".cache"), hash.digest("hex").slice(0, 16), name);
  if (existsSync(path)) return path;
  const result = await make();
  await mkdir(dirname(path), { recursive: true });
  // Written to a temporary file and moved, so that an aborted build leaves no partial file.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, result);
  await rename(unfinished, path);
  return path;
}
