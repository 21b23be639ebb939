// The file names of a build in; out the same names, and texts that hold them, without the hashes of their content.

/** Vite puts eight characters between a hyphen and the extension, this project's own scripts twelve hexadecimal digits. */
const HASHED = /^(assets\/[\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})(\.\w+)$/;
const FILE_NAME = /[\w.$~-]+\.\w+/g;

/** Takes content hashes out of a name or a text. */
export type Unhash = (text: string) => string;

/** The name of a file without the hash of its content: "assets/root-BWRx9zdt.js" is "assets/root.js". */
export function plainName(name: string): string {
  return name.replace(HASHED, "$1$2");
}

/** @param names of all files of the build: only these are replaced in a text */
export function createUnhash(names: string[]): Unhash {
  const plain = new Map(
    names
      .filter((name) => plainName(name) !== name)
      .map((name) => [baseOf(name), baseOf(plainName(name))]),
  );
  return (text) => text.replace(FILE_NAME, (found) => plain.get(found) ?? found);
}

function baseOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
