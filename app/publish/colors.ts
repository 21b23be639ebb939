// The colours of app/theme/tokens.css.ts as plain values, for the files that no style sheet reaches.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { colors } from "../theme/tokens.css";
import { cached } from "./cache";

const FILE = fileURLToPath(new URL("../theme/tokens.css.ts", import.meta.url));

/** The values by their names, such as "accent". */
export type Colors = Readonly<Record<keyof typeof colors, string>>;

let known: Promise<Colors> | undefined;

/** The colours of the site, read once. */
export function readColors(): Promise<Colors> {
  return (known ??= readCached().catch((error: unknown) => {
    // An error of the disk may be gone at the next check.
    known = undefined;
    throw error;
  }));
}

async function readCached(): Promise<Colors> {
  const path = await cached([], [await readFile(FILE)], "colors.json", evaluate);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by the function below
  return JSON.parse(await readFile(path, "utf8")) as Colors;
}

/** Loading vanilla-extract takes longer than all the rest of the content check. */
async function evaluate(): Promise<string> {
  const { endFileScope, setFileScope } = await import("@vanilla-extract/css/fileScope");
  // Outside its own compiler it asks which file makes the styles, and then drops them.
  setFileScope("app/theme/tokens.css.ts");
  const tokens = await import("../theme/tokens.css");
  endFileScope();
  return JSON.stringify(tokens.colors);
}
