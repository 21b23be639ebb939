// Results of earlier checks in; out a file's, from before while all it depends on is as it was.
import { isDeepStrictEqual } from "node:util";

import type { Tokens } from "../markup/tokens";
import type { CheckedFile } from "./source/model";

interface KnownFile {
  /** All that the result depends on, but tokens. */
  key: string;
  tokens: Tokens;
  /** The names of the tokens that the file or its drawings ask for, once the check is over. */
  asked: ReadonlySet<string>;
  result: Promise<CheckedFile>;
}

/** By the absolute paths of the files. */
export type KnownFiles = Map<string, KnownFile>;

/** Checks a file unless its key and the tokens that it asks for are as they were. */
export async function checkOnChange(
  known: KnownFiles,
  path: string,
  key: string,
  tokens: Tokens,
  check: (tokens: Tokens) => Promise<CheckedFile>,
): Promise<CheckedFile> {
  const last = known.get(path);
  if (last?.key === key && (await isCurrent(last, tokens))) return last.result;
  const asked = new Set<string>();
  const watched: Tokens = {
    get(name) {
      asked.add(name);
      return tokens.get(name);
    },
    keys: () => tokens.keys(),
  };
  const result = check(watched);
  known.set(path, { key, tokens, asked, result });
  return result;
}

/** An error of the disk may be gone at the next check. */
async function isCurrent({ tokens, asked, result }: KnownFile, now: Tokens): Promise<boolean> {
  const isKnown = await result.then(
    () => true,
    () => false,
  );
  return isKnown && [...asked].every((name) => isDeepStrictEqual(tokens.get(name), now.get(name)));
}
