// Keeps slow results in `.cache`, which may be deleted at any time.
import { createHash, hash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Our code and the installed packages, on which all results depend. */
const MAKERS = createHash("sha256");
for (const folder of ["files", "markup"])
  for (const name of readdirSync(new URL(`${folder}/`, import.meta.url)))
    MAKERS.update(readFileSync(new URL(`${folder}/${name}`, import.meta.url)));
for (const name of ["../theme/fonts.ts", "../../node_modules/.package-lock.json"]) {
  const file = new URL(name, import.meta.url);
  if (existsSync(file)) MAKERS.update(readFileSync(file));
}

/**
 * Returns the path of a file with the result of `make`, which runs for new inputs or a damaged file.
 * @param inputs all that the result depends on, besides code and packages
 */
export async function cached(
  inputs: readonly unknown[],
  name: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const key = MAKERS.copy();
  for (const input of inputs)
    key.update("\0").update(Buffer.isBuffer(input) ? input : JSON.stringify(input));
  const path = join(resolve(".cache"), key.digest("hex").slice(0, 16), name);
  const digestPath = `${path}.sha256`;
  const [result, digest] = await Promise.all([path, digestPath].map(readIfAny));
  if (result && digest?.toString() === hash("sha256", result)) return path;
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, made);
  await writeWhole(digestPath, hash("sha256", made));
  return path;
}

/** Returns a cached value, which JSON can hold. */
export async function cachedValue<Value>(
  input: Buffer | string,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const path = await cached([input], name, async () => JSON.stringify(await make()));
  // oxlint-disable-next-line typescript/no-unsafe-return -- `make` returned it
  return JSON.parse(await readFile(path, "utf8"));
}

/** Writes a file so that an aborted build leaves no part of it. */
async function writeWhole(path: string, text: Buffer | string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, path);
}

function readIfAny(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
