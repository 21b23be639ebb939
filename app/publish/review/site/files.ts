// Reads the files of two builds, named without content hashes, so that equal names mean the same
// file.
import { createHash, type Hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parse } from "parse5";

import { elementsIn } from "../../markup/html-tree";
import { listFiles } from "../../list-files";

/** Vite's hashes have eight characters, this project's eight or twelve digits. */
const HASHED = /^(assets\/[\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})(\.\w+)$/;
/** Begins where a word begins, because a long word would be tried at each of its letters. */
const FILE_NAME = /(?<![\w.$~-])[\w.$~-]+\.\w+/g;
/** Remix writes a hash of all files into its manifest. */
const MANIFEST = /^assets\/manifest(?:~\w+)?\.js$/;
const MANIFEST_HASH = /"version":"[\da-f]{8}"/g;
const STYLE_HASH = /('|&#x27;|&#39;)sha256-([\w+/=]+)\1/g;
/**
 * A debug name of vanilla-extract, with a hash of the file and a count of its styles:
 * `header_bar__1mv2xri2`.
 */
const CLASS = /(?<![\w-])(-{0,2}[A-Za-z][\w-]*?)__([0-9a-z]{6,10})(?![\w-])/g;
const STYLE = /<style\b[^<>]*>/i;
const CLASS_OR_WORDS = new RegExp(
  `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'|${CLASS.source}`,
  "g",
);

export interface SiteFile {
  name: string;
  /** With the hash: "assets/root-BWRx9zdt.js". */
  published: string;
  bytes: Buffer;
  /** Without hashes and counters; undefined for a file that is no UTF-8 text. */
  text: string | undefined;
  hash: string;
}

export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads every file of two builds, and names both alike. */
export async function readBoth(
  oldFolder: string,
  newFolder: string,
): Promise<[old: SiteFiles, now: SiteFiles]> {
  const [old, now] = [await readFolder(oldFolder), await readFolder(newFolder)];
  const shared = new Set([...sharedNames(old), ...sharedNames(now)]);
  const kept = findRenamed(old, now);
  const classes = [nameClasses(old), nameClasses(now)];
  const [before = "", after = ""] = classes.map((names) => [...names.keys()].toSorted().join());
  const name = (files: BuiltFile[], names: ReadonlyMap<string, string> | undefined) =>
    nameFiles(files, { shared, kept, classes: before === after ? undefined : names });
  return [name(old, classes[0]), name(now, classes[1])];
}

/** Removes the content hash from a name: "assets/root-BWRx9zdt.js" is "assets/root.js". */
export function nameWithoutHash(name: string): string {
  return name.replace(HASHED, "$1$2");
}

function isPageFile({ published }: Pick<BuiltFile, "published">): boolean {
  return published.endsWith(".html");
}

function sha256(content: Buffer | string): Hash {
  return createHash("sha256").update(content);
}

/** Shortens a hash to what tells the texts of a site apart. */
export function shortHash(content: Buffer | string): string {
  return sha256(content).digest("hex").slice(0, 12);
}

interface BuiltFile {
  published: string;
  bytes: Buffer;
}

async function readFolder(folder: string): Promise<BuiltFile[]> {
  const files = await Promise.all(
    (await listFiles(folder)).map(async (published): Promise<BuiltFile> => ({
      published,
      bytes: await readFile(join(folder, published)),
    })),
  );
  const byName = new Map(files.map(({ published, bytes }) => [published, bytes]));
  return files.filter((file) => !isCopy(file, byName));
}

/** Tells whether a compressed file is what a host sends in place of another one. */
function isCopy({ published, bytes }: BuiltFile, byName: ReadonlyMap<string, Buffer>): boolean {
  const original = byName.get(published.slice(0, -3));
  if (!original || !/\.(?:br|gz)$/.test(published)) return false;
  try {
    const unpack = published.endsWith(".br") ? brotliDecompressSync : gunzipSync;
    return unpack(bytes, { maxOutputLength: original.length + 1 }).equals(original);
  } catch {
    return false;
  }
}

function sharedNames(files: BuiltFile[]): string[] {
  const seen = new Set<string>();
  return files
    .map(({ published }) => nameWithoutHash(published))
    .filter((name) => seen.size === seen.add(name).size);
}

/**
 * Finds files whose name differs though their bytes are equal: it holds no hash of their content. A
 * script's name follows from its styles, too.
 */
function findRenamed(old: BuiltFile[], now: BuiltFile[]): Set<string> {
  const before = new Map(old.map((file) => [nameWithoutHash(file.published), file]));
  return new Set(
    now.flatMap(({ published, bytes }) => {
      const other = before.get(nameWithoutHash(published));
      const isRenamed = other && other.published !== published && other.bytes.equals(bytes);
      return isRenamed && !published.endsWith(".js") ? [published, other.published] : [];
    }),
  );
}

interface Naming {
  shared: ReadonlySet<string>;
  kept: ReadonlySet<string>;
  /** Undefined when both builds have the same classes. */
  classes: ReadonlyMap<string, string> | undefined;
}

/** Adds a part of the content's hash to plain names that several files have. */
function nameFiles(files: BuiltFile[], { shared, kept, classes }: Naming): SiteFiles {
  const nameOf = (published: string) =>
    kept.has(published) ? published : nameWithoutHash(published);
  const plain = new Map(files.map(({ published }) => [published, nameOf(published)]));
  const styles = [...stylesIn(files)];
  const hashes = new Set(styles.map((style) => sha256(style).digest("base64")));
  const first = createNormalize(plain, hashes, classes);
  const names = new Map(
    files.map((file) => {
      const name = nameOf(file.published);
      const suffix = `~${shortHash(readText(file, first) ?? file.bytes).slice(0, 8)}`;
      return [file.published, shared.has(name) ? name.replace(/\.\w+$/, `${suffix}$&`) : name];
    }),
  );
  const normalize = createNormalize(names, hashes, classes);
  const named = files.map((file): SiteFile => {
    const name = names.get(file.published) ?? file.published;
    const text = readText(file, normalize);
    return { ...file, name, text, hash: shortHash(text ?? file.bytes) };
  });
  return new Map(named.map((file) => [file.name, file]));
}

type Normalize = (text: string, published: string) => string;

/** Returns undefined for bytes that are no UTF-8, or hold a zero byte. */
function readText({ bytes, published }: BuiltFile, normalize: Normalize): string | undefined {
  if (bytes.includes(0)) return undefined;
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? normalize(text, published) : undefined;
}

/**
 * Returns what removes hashes from a text.
 * @param hashes of the style sheets, which are compared themselves (CSP 3, "hash-source")
 */
function createNormalize(
  names: ReadonlyMap<string, string>,
  hashes: ReadonlySet<string>,
  classes: Naming["classes"],
): Normalize {
  const renamed = new Map(
    [...names]
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => [basename(from), basename(to)]),
  );
  return (text, published) => {
    const plain = (classes && isPageFile({ published }) ? renameClasses(text, classes) : text)
      .replace(FILE_NAME, (found) => renamed.get(found) ?? found)
      .replace(STYLE_HASH, (found, quote: string, hash: string) =>
        hashes.has(hash) ? `${quote}sha256-…${quote}` : found,
      );
    const isManifest = MANIFEST.test(nameWithoutHash(published));
    return isManifest ? plain.replace(MANIFEST_HASH, '"version":""') : plain;
  };
}

function stylesIn(files: BuiltFile[]): Set<string> {
  const parts = files
    .filter(isPageFile)
    .flatMap(({ bytes }) => bytes.toString().split(STYLE).slice(1));
  return new Set(parts.map((part) => part.split(/<\/style/i, 1)[0] ?? ""));
}

/** Renames classes in `class` and in style sheets, and nowhere else. */
function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  const spans = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))].flatMap((element) =>
    element.tagName === "style"
      ? element.childNodes.map((text) => ({
          span: text.sourceCodeLocation,
          pattern: CLASS_OR_WORDS,
        }))
      : [{ span: element.sourceCodeLocation?.attrs?.["class"], pattern: CLASS }],
  );
  let end = 0;
  const parts = spans.flatMap(({ span, pattern }) => {
    if (!span) return [];
    const before = html.slice(end, span.startOffset);
    end = span.endOffset;
    const inside = html.slice(span.startOffset, end);
    return [before, inside.replace(pattern, (found) => names.get(found) ?? found)];
  });
  return parts.join("") + html.slice(end);
}

/**
 * Names classes without hash and counter. Those of one name are numbered in the order of their
 * counters, so that two classes never become one.
 */
function nameClasses(files: BuiltFile[]): Map<string, string> {
  const counters = new Map<string, Set<string>>();
  for (const { bytes } of files.filter(isPageFile))
    for (const [, name = "", counter = ""] of bytes.toString().matchAll(CLASS))
      counters.set(name, (counters.get(name) ?? new Set()).add(counter));
  const names = new Map<string, string>();
  for (const [name, found] of counters) {
    const inOrder = [...found].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    for (const [index, counter] of inOrder.entries())
      names.set(`${name}__${counter}`, index === 0 ? name : `${name}~${index + 1}`);
  }
  return names;
}
