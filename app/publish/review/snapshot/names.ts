// The file names of a build in; out the same names, and texts that hold them, without the hashes of their content.

/** Vite puts eight characters between a hyphen and the extension, this project's own scripts twelve hexadecimal digits. */
const HASHED = /^(assets\/[\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})(\.\w+)$/;
const FILE_NAME = /[\w.$~-]+\.\w+/g;
/** CSP 3, "hash-source". */
export const POLICY_HASH = /sha256-[\w+/]+=*/g;

/** Takes content hashes out of a name or a text. */
export type Unhash = (text: string) => string;

/** The name of a file without the hash of its content: "assets/root-BWRx9zdt.js" is "assets/root.js". */
export function plainName(name: string): string {
  return name.replace(HASHED, "$1$2");
}

/**
 * @param names of all files of the build: only these are replaced in a text
 * @param hashes that a policy names, each with what stands for it
 */
export function createUnhash(names: string[], hashes = new Map<string, string>()): Unhash {
  const plain = new Map(
    names
      .filter((name) => plainName(name) !== name)
      .map((name) => [baseOf(name), baseOf(plainName(name))]),
  );
  return (text) =>
    text
      .replace(FILE_NAME, (found) => plain.get(found) ?? found)
      .replace(POLICY_HASH, (found) => hashes.get(found) ?? found)
      // A header allows the styles of every page: how many of them differ is told of the styles.
      .replace(/('sha256-styles') (?:\1 ?)+(?=;|$)/gm, "$1");
}

function baseOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
