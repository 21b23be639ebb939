import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Raise it when the code of a result changes. */
const VERSION = 1;
const PACKAGES = readFileSync(new URL("../../package-lock.json", import.meta.url));
const KEY = createHash("sha256").update(`${VERSION}`).update(PACKAGES);

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
