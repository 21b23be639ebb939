// Reads every file of two builds, named without content hashes, so that equal names mean the same file.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";

import { listFiles } from "../../list-files";

/** Vite puts eight characters between a hyphen and the extension, this project's own scripts eight or twelve digits. */
const HASHED = /^(assets\/[\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})(\.\w+)$/;
/** Made from other files by the same build, and not on every host. */
const COPY = /\.(?:br|gz)$/;
const FILE_NAME = /[\w.$~-]+\.\w+/g;
/** Remix writes a hash of all files into its manifest. */
const MANIFEST_HASH = /"version":"[\da-f]{8}"/g;
/** What vanilla-extract's "debug" names end with: a hash of the file, and a count of its styles (`header_bar__1mv2xri2`). */
const CLASS = /(?<![\w-])(-{0,2}[A-Za-z][\w-]*?)__([0-9a-z]{6,10})(?![\w-])/g;
/** Left out, because the styles and scripts that they allow are compared themselves (CSP 3, "hash-source"). */
const POLICY_HASHES = /(?:'|&#x27;|&#39;)sha256-[\w+/=]+(?:'|&#x27;|&#39;)/g;

export interface SiteFile {
  /** Without the content hash: "assets/root.js". */
  name: string;
  /** Where it is: "assets/root-BWRx9zdt.js". */
  published: string;
  bytes: Buffer;
  /** Without hashes and counters; undefined for a file that is no UTF-8 text. */
  text: string | undefined;
  /** SHA-256 of the text, or of the bytes. */
  hash: string;
}

/** The files of a site, by their names without the hash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads every file of two builds. Both are named alike. */
export async function readBoth(
  oldFolder: string,
  newFolder: string,
): Promise<[old: SiteFiles, now: SiteFiles]> {
  const [old, now] = [await readFolder(oldFolder), await readFolder(newFolder)];
  const shared = new Set([...sharedNames(old), ...sharedNames(now)]);
  return [nameFiles(old, shared), nameFiles(now, shared)];
}

/** The name of a file without the hash of its content: "assets/root-BWRx9zdt.js" is "assets/root.js". */
export function plainName(name: string): string {
  return name.replace(HASHED, "$1$2");
}

/** The first characters of a hash are enough to tell two texts of one site apart. */
export function shortHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
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
  const seen = new Set<string>();
  return files
    .map(({ published }) => plainName(published))
    .filter((name) => seen.size === seen.add(name).size);
}

/** Files of one plain name get a part of their content's hash, in their own names and in every reference. */
function nameFiles(files: ReadFile[], shared: ReadonlySet<string>): SiteFiles {
  const plain = new Map(files.map(({ published }) => [published, plainName(published)]));
  const renameClasses = createClassNames(files);
  const first = createNormalize(plain, renameClasses);
  const names = new Map(
    files.map(({ published, bytes }) => {
      const name = plainName(published);
      const suffix = `~${shortHash(textOf(bytes, first) ?? bytes).slice(0, 8)}`;
      return [published, shared.has(name) ? name.replace(/\.\w+$/, `${suffix}$&`) : name];
    }),
  );
  const normalize = createNormalize(names, renameClasses);
  const named = files.map(({ published, bytes }): SiteFile => {
    const name = names.get(published) ?? published;
    const text = textOf(bytes, normalize);
    return { name, published, bytes, text, hash: shortHash(text ?? bytes) };
  });
  return new Map(named.map((file) => [file.name, file]));
}

/** Undefined when the bytes are no valid UTF-8, or hold a zero byte as most binary formats do. */
function textOf(bytes: Buffer, normalize: (text: string) => string): string | undefined {
  if (bytes.includes(0)) return undefined;
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? normalize(text) : undefined;
}

/** @param names the published name of each file, and its name without the hash */
function createNormalize(
  names: ReadonlyMap<string, string>,
  renameClasses: (text: string) => string,
): (text: string) => string {
  const renamed = new Map(
    [...names]
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => [basename(from), basename(to)]),
  );
  return (text) =>
    renameClasses(text)
      .replace(FILE_NAME, (found) => renamed.get(found) ?? found)
      .replace(MANIFEST_HASH, '"version":""')
      .replace(POLICY_HASHES, "sha256-…");
}

/**
 * Names of classes without hash and counter. Classes of one name are numbered in the order of their counters: two
 * classes of a build never get the same name, so that nothing that differs becomes equal.
 */
function createClassNames(files: ReadFile[]): (text: string) => string {
  const counters = new Map<string, Set<string>>();
  for (const { published, bytes } of files)
    if (published.endsWith(".html"))
      for (const [, name = "", counter = ""] of bytes.toString().matchAll(CLASS))
        counters.set(name, (counters.get(name) ?? new Set()).add(counter));
  const names = new Map<string, string>();
  for (const [name, found] of counters) {
    const inOrder = [...found].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    for (const [index, counter] of inOrder.entries())
      names.set(`${name}__${counter}`, index === 0 ? name : `${name}~${index + 1}`);
  }
  return (text) => text.replace(CLASS, (found) => names.get(found) ?? found);
}
