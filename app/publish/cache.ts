import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

const PACKAGES = new URL("../../package-lock.json", import.meta.url);
/** The code that makes the results. */
const FILES = new URL("files/", import.meta.url);
const KEY = createHash("sha256").update(readFileSync(PACKAGES));
for (const name of readdirSync(FILES).toSorted()) KEY.update(readFileSync(new URL(name, FILES)));

/** Returns the path of a file in `.cache` with the result of `make` for these inputs. */
export async function cached(
  name: string,
  inputs: readonly (Buffer | string)[],
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const key = KEY.copy();
  for (const input of inputs) key.update("\0").update(input);
  const path = join(resolve(".cache"), key.digest("hex").slice(0, 16), name);
  if (existsSync(path)) return path;
  const result = await make();
  // A stopped build leaves no part of a file under its name.
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, result);
  await rename(unfinished, path);
  return path;
}
