// Two built sites in; out every file of each by its name without the content hash, and which files differ.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";

import { listFiles } from "../../sandbox/list-files";

const TEXT =
  /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ics)$|(?:^|\/)_(?:headers|redirects)$/;
/** Vite puts eight characters between a hyphen and the extension, this project's own scripts eight hexadecimal digits. */
const HASHED = /^(assets\/[\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})(\.\w+)$/;
/** Made from other files by the same build, and not on every host. */
const COPY = /\.(?:br|gz)$/;
const FILE_NAME = /[\w.$~-]+\.\w+/g;
/** Remix writes a hash of all files into its manifest. */
const MANIFEST_HASH = /"version":"[\da-f]{8}"/g;
/** What vanilla-extract's "debug" names end with: a hash of the file, and a count of its styles (`header_bar__1mv2xri2`). */
const CLASS_COUNT = /(?<=[A-Za-z][\w-]*)__[0-9a-z]{6,10}(?![\w-])/g;

export interface SiteFile {
  /** Without the content hash: "assets/root.js". */
  name: string;
  /** Where it is: "assets/root-BWRx9zdt.js". */
  published: string;
  bytes: Buffer;
  /** Without hashes and the counts in class names; undefined for a binary file. */
  text: string | undefined;
  /** SHA-256 of the text with the counts, or of the bytes. */
  hash: string;
}

/** The files of a site, by their names without the hash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads every file of two builds; both are named alike, so that a name means the same file. */
export async function readBoth(
  oldFolder: string,
  newFolder: string,
): Promise<[old: SiteFiles, now: SiteFiles]> {
  const [old, now] = [await readFolder(oldFolder), await readFolder(newFolder)];
  const shared = new Set([...sharedNames(old), ...sharedNames(now)]);
  return [nameFiles(old, shared), nameFiles(now, shared)];
}

interface ReadFile {
  published: string;
  bytes: Buffer;
}

async function readFolder(folder: string): Promise<ReadFile[]> {
  const names = (await listFiles(folder)).filter((name) => !COPY.test(name));
  return Promise.all(
    names.map(async (published) => ({ published, bytes: await readFile(join(folder, published)) })),
  );
}

/** The plain names that more than one file of a build has: only their content tells them apart. */
function sharedNames(files: ReadFile[]): string[] {
  const names = files.map(({ published }) => plainName(published));
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** Files of one plain name get a part of their content's hash, in their own names and in every reference. */
function nameFiles(files: ReadFile[], shared: ReadonlySet<string>): SiteFiles {
  const plain = new Map(files.map(({ published }) => [published, plainName(published)]));
  const first = createUnhash(plain);
  const names = new Map(
    files.map(({ published, bytes }) => {
      const name = plainName(published);
      const suffix = `~${hashOf(readText(published, bytes, first) ?? bytes).slice(0, 8)}`;
      return [published, shared.has(name) ? name.replace(/\.\w+$/, `${suffix}$&`) : name];
    }),
  );
  const unhash = createUnhash(names);
  const named = files.map(({ published, bytes }): SiteFile => {
    const text = readText(published, bytes, unhash);
    return {
      ...{ name: names.get(published) ?? published, published, bytes },
      text: text?.replace(CLASS_COUNT, ""),
      hash: hashOf(text ?? bytes),
    };
  });
  return new Map(named.map((file) => [file.name, file]));
}

/** The name of a file without the hash of its content: "assets/root-BWRx9zdt.js" is "assets/root.js". */
export function plainName(name: string): string {
  return name.replace(HASHED, "$1$2");
}

/** The names of files that one build has and the other has not, or has with other content. */
export function changedFiles(old: SiteFiles, now: SiteFiles): string[] {
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].filter((name) => old.get(name)?.hash !== now.get(name)?.hash).toSorted();
}

function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Text that is not valid UTF-8 is compared by its bytes. */
function readText(
  name: string,
  bytes: Buffer,
  unhash: (text: string) => string,
): string | undefined {
  const text = TEXT.test(name) ? bytes.toString() : undefined;
  return text !== undefined && Buffer.from(text).equals(bytes) ? unhash(text) : undefined;
}

/** @param names the published name of each file, and its name without the hash */
function createUnhash(names: ReadonlyMap<string, string>): (text: string) => string {
  const renamed = new Map(
    [...names]
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => [basename(from), basename(to)]),
  );
  return (text) =>
    text
      .replace(FILE_NAME, (found) => renamed.get(found) ?? found)
      .replace(MANIFEST_HASH, '"version":""');
}
