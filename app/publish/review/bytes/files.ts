// A built site in; out every file of it by its name without the content hash, and which of two builds' files differ.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

import { listFiles } from "../../sandbox/list-files";
import type { BuiltSite } from "../report";

const TEXT =
  /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|conf)$|(?:^|\/)_(?:headers|redirects)$/;
/** Vite puts eight characters between a hyphen and the extension, this project's own scripts twelve hexadecimal digits. */
const HASHED = /^(assets\/[\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})(\.\w+)$/;
const FILE_NAME = /[\w.$~-]+\.\w+/g;
/** Remix writes a hash of all files into its manifest. */
const MANIFEST_HASH = /"version":"[\da-f]{8}"/g;

/** A file as it was published. */
export interface SiteFile {
  /** Without the content hash: "assets/root.js". */
  name: string;
  /** Where it is: "assets/root-BWRx9zdt.js". */
  published: string;
  bytes: Buffer;
  /** The text with hashes taken out of names; undefined for a binary file. */
  text: string | undefined;
  /** SHA-256 of the text, or of the bytes; of a compressed copy, that of its original. */
  hash: string;
  /** A compressed copy whose content differs from its original's: some visitors get another page. */
  isFalseCopy: boolean;
}

/** The files of a site, by their names without the hash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Takes content hashes out of a text: those of a build's file names and of its manifest. */
export type Unhash = (text: string) => string;

/** Reads every file of a build, compressed copies and the server block included. */
export async function readFiles({
  client,
  nginx,
}: BuiltSite): Promise<{ files: SiteFiles; unhash: Unhash }> {
  const names = await listFiles(client);
  const unhash = createUnhash(names);
  const paths = [
    ...names.map((name) => [name, join(client, name)] as const),
    ...(nginx === undefined ? [] : [["nginx.conf", nginx] as const]),
  ];
  const read = await Promise.all(
    paths.map(async ([published, path]): Promise<SiteFile> => {
      const bytes = await readFile(path);
      const text = TEXT.test(published) ? readText(bytes, unhash) : undefined;
      const hash = hashOf(text ?? bytes);
      return { name: plainName(published), published, bytes, text, hash, isFalseCopy: false };
    }),
  );
  await compareCopies(read);
  return { files: byName(read), unhash };
}

/** Files with the same plain name are told apart by their content: "assets/start~1a2b3c4d.js". */
function byName(read: SiteFile[]): Map<string, SiteFile> {
  const names = read.map(({ name }) => name);
  const shared = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  const named = read.map((file) => {
    const suffix = `~${file.hash.slice(0, 8)}`;
    const name = file.name.replace(/\.\w+(?:\.(?:br|gz))?$/, (ending) => suffix + ending);
    return shared.has(file.name) ? { ...file, name } : file;
  });
  return new Map(named.map((file) => [file.name, file]));
}

/** A copy of the same text is the same, whatever hashes of other files its bytes contain. */
async function compareCopies(files: SiteFile[]): Promise<void> {
  const expand = { br: promisify(brotliDecompress), gz: promisify(gunzip) };
  const originals = new Map(files.map((file) => [file.published, file]));
  for (const copy of files) {
    const [, name = "", ending = ""] = /^(.*)\.(br|gz)$/.exec(copy.published) ?? [];
    const original = originals.get(name);
    if (!original || (ending !== "br" && ending !== "gz")) continue;
    const expanded = await expand[ending](copy.bytes).catch(() => undefined);
    copy.isFalseCopy = !expanded?.equals(original.bytes);
    if (!copy.isFalseCopy) copy.hash = original.hash;
  }
}

/** The name of a file without the hash of its content: "assets/root-BWRx9zdt.js" is "assets/root.js". */
export function plainName(name: string): string {
  const [, copy = ""] = /(\.(?:br|gz))$/.exec(name) ?? [];
  return name.slice(0, name.length - copy.length).replace(HASHED, "$1$2") + copy;
}

/** The names of files that one build has and the other has not, or has with other content. */
export function changedFiles(old: SiteFiles, now: SiteFiles): string[] {
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].filter((name) => old.get(name)?.hash !== now.get(name)?.hash).toSorted();
}

/** SHA-256 in hexadecimal digits. */
function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Text that is not valid UTF-8 is compared by its bytes. */
function readText(bytes: Buffer, unhash: Unhash): string | undefined {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? unhash(text) : undefined;
}

function createUnhash(names: string[]): Unhash {
  const baseOf = (name: string) => name.slice(name.lastIndexOf("/") + 1);
  const plain = new Map(
    names
      .filter((name) => plainName(name) !== name)
      .map((name) => [baseOf(name), baseOf(plainName(name))]),
  );
  return (text) =>
    text
      .replace(FILE_NAME, (found) => plain.get(found) ?? found)
      .replace(MANIFEST_HASH, '"version":""');
}
