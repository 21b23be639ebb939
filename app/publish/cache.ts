// Slow results, kept between builds in `.cache`, which may be deleted at any time.
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** What package managers note about all that is installed: with a new encoder, everything is made again. */
const INSTALLED = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml", ".yarn-integrity"];

/** Our code that makes images, and reads them and documents. */
const CODE = ["images", "documents", "markup"];

/** One hash of all that every result depends on, besides its inputs. */
const MAKERS = digest([
  ...INSTALLED.map((name) => new URL(`../../node_modules/${name}`, import.meta.url)),
  ...CODE.flatMap((job) => {
    const folder = new URL(`${job}/`, import.meta.url);
    return readdirSync(folder).map((name) => new URL(name, folder));
  }),
]);

function digest(files: URL[]): string {
  const hash = createHash("sha256");
  for (const file of files.filter((each) => existsSync(each))) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * The absolute path of a file with the result of `make`, which runs only when something in the key is new.
 * @param inputs all that the result depends on, besides our code and the packages
 * @param name the file's name, which the build uses too
 * @throws what `make` throws, and when the cache cannot be written
 */
export async function cached(
  inputs: readonly unknown[],
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const hash = createHash("sha256").update(MAKERS);
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
