// Slow results, kept between builds in `.cache`. The key of a result covers all that made it: its inputs,
// the source of our code and the installed packages, so that a changed encoder never gets results of the old one.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** npm's list of all installed packages, indirect ones too. */
const INSTALLED = fileURLToPath(new URL("../../node_modules/.package-lock.json", import.meta.url));

/** Results in progress: an image on two pages is made once. */
const underway = new Map<string, Promise<void>>();

/**
 * The absolute path of a file with the result of `make`, which runs only when something in the key is new.
 * @param makers the folders of app/publish whose code makes the result, such as "images"
 * @param inputs everything else that the result depends on
 * @param name the file's name, which the build uses too
 * @throws what `make` throws; an error that names the cache when it cannot be written
 */
export async function cached(
  makers: readonly string[],
  inputs: readonly unknown[],
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const hash = createHash("sha256").update(await digestOf(makers));
  for (const input of inputs)
    hash.update("\0").update(Buffer.isBuffer(input) ? input : JSON.stringify(input));
  const path = join(resolve(".cache"), hash.digest("hex").slice(0, 16), name);
  const making = underway.get(path) ?? makeMissing(path, make).finally(() => underway.delete(path));
  underway.set(path, making);
  await making;
  return path;
}

const digests = new Map<string, Promise<string>>();

/** One digest for each list of makers: a process keeps the code that it started with. */
function digestOf(makers: readonly string[]): Promise<string> {
  const key = makers.join();
  const folders = makers.map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
  const digest = digests.get(key) ?? digestMakers(folders, INSTALLED);
  digests.set(key, digest);
  return digest;
}

/**
 * A digest of code, which changes with every change of a module or a package.
 * @param folders absolute paths; all files in them count
 * @param installed absolute path of the list of installed packages
 */
export async function digestMakers(folders: readonly string[], installed: string): Promise<string> {
  const hash = createHash("sha256").update(await readFile(installed));
  for (const folder of folders)
    for (const file of (await readdir(folder)).toSorted())
      if (/\.[jt]s$/.test(file)) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest("hex");
}

async function makeMissing(path: string, make: () => Promise<Buffer | string>): Promise<void> {
  if (existsSync(path)) return;
  const result = await make();
  try {
    await mkdir(dirname(path), { recursive: true });
    // Written to a temporary file and moved, so that an aborted build leaves no partial file.
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, result);
    await rename(unfinished, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot write to the cache, ${resolve(".cache")}: ${reason}`, { cause: error });
  }
}
