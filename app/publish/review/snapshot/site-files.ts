// A built site in; out every file of it, compressed ones checked against what they compress, hashes taken out of names.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, gunzip } from "node:zlib";

import { listFiles } from "../../sandbox/list-files";
import type { BuiltSite, SiteFile } from "../page-model";
import { createUnhash, plainName, type Unhash } from "./names";
import { readPageStyles, type PageStyles } from "./page-styles";

const TEXT = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|conf)$|^_(?:headers|redirects)$/;
const COMPRESSED = { ".br": promisify(brotliDecompress), ".gz": promisify(gunzip) } as const;

/** Remix writes a hash of all files into its manifest. */
const MANIFEST_HASH = /"version":"[\da-f]{8}"/g;

/** A file as it was published. */
export interface RawFile extends SiteFile {
  /** Where it is, with the hash: "/assets/root-BWRx9zdt.js". */
  address: string;
  /** A text as it was published, with hashes, but for a page's styles; empty for a binary file. */
  published: string;
  /** Bytes as transferred: text is compressed with Brotli. */
  transferred: number;
}

export interface SiteFiles {
  /** By address. */
  all: Map<string, RawFile>;
  /** The file at an address that a page uses, also one with an origin or a query; undefined when there is none. */
  find: (address: string) => RawFile | undefined;
  unhash: Unhash;
}

/** Reads every file of a build once. */
export async function readSiteFiles({ client, nginx }: BuiltSite): Promise<SiteFiles> {
  const names = await listFiles(client);
  const pages = names.filter((name) => name.endsWith(".html"));
  const styles = readPageStyles(
    await Promise.all(pages.map((name) => readFile(join(client, name), "utf8"))),
  );
  const unhash = createUnhash([...names, ...styles.files.keys()], styles.hashes);
  const compressed = new Set(names.filter((name) => /\.(br|gz)$/.test(name)));
  const originals = names.filter((name) => !isCopy(name, names));
  const context = { unhash, styles };
  const read = await Promise.all([
    ...originals.map((name) => readOne(join(client, name), name, compressed, context)),
    ...(nginx === undefined ? [] : [readOne(nginx, "nginx.conf", new Set(), context)]),
  ]);
  const inPages = [...styles.files].map(([name, text]) => describeStyles(name, text, unhash));
  const files = [...read, ...inPages];
  const all = new Map(files.map((file) => [file.address, file]));
  return { all, find: (address) => all.get(pathOf(address)), unhash };
}

/** A compressed file is judged with the one it compresses; without one it is a file like any other. */
function isCopy(name: string, names: string[]): boolean {
  return /\.(br|gz)$/.test(name) && names.includes(name.slice(0, -3));
}

async function readOne(
  path: string,
  name: string,
  compressed: Set<string>,
  { unhash, styles }: { unhash: Unhash; styles: PageStyles },
): Promise<RawFile> {
  const bytes = await readFile(path);
  const whole = TEXT.test(name) ? bytes.toString() : "";
  const published = kindOf(name) === "page" ? styles.takeFrom(whole) : whole;
  const text = unhash(published).replace(MANIFEST_HASH, '"version":""');
  const copies: string[] = [];
  const lies: string[] = [];
  let transferred = text ? 0 : bytes.length;
  for (const [ending, expand] of Object.entries(COMPRESSED)) {
    if (!compressed.has(name + ending)) continue;
    copies.push(plainName(name) + ending);
    const packed = await readFile(path + ending);
    if (ending === ".br") transferred = packed.length;
    const expanded = await expand(packed).catch(() => undefined);
    if (!expanded?.equals(bytes)) lies.push(name + ending);
  }
  return {
    name: plainName(name),
    address: `/${name}`,
    kind: kindOf(name),
    // A text that is no UTF-8 is compared byte by byte.
    hash: shortHash(Buffer.from(whole).equals(bytes) ? text : bytes),
    bytes: bytes.length - Buffer.byteLength(whole) + Buffer.byteLength(published),
    transferred: transferred || (await promisify(brotliCompress)(bytes)).length,
    text,
    published,
    usedBy: [],
    copies,
    lies,
  };
}

/** Styles that pages hold: they are transferred with each page. */
function describeStyles(name: string, published: string, unhash: Unhash): RawFile {
  const text = unhash(published);
  return {
    ...{ name: plainName(name), address: `/${name}`, kind: "styles", usedBy: [], copies: [] },
    ...{ hash: shortHash(text), bytes: Buffer.byteLength(published), transferred: 0 },
    ...{ text, published, lies: [] },
  };
}

/** SHA-256, the first 16 digits. */
export function shortHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

function kindOf(name: string): SiteFile["kind"] {
  if (name === "_headers" || name === "_redirects" || name === "nginx.conf") return "headers";
  if (name.endsWith(".html")) return "page";
  if (/\.m?js$/.test(name)) return "code";
  if (name.endsWith(".css")) return "styles";
  if (/\.(svg|png|jpe?g|webp|avif|ico|gif)$/.test(name)) return "picture";
  return /\.woff2?$/.test(name) ? "font" : "other";
}

/** The path of an address, decoded where it can be. */
export function pathOf(address: string): string {
  if (!URL.canParse(address, "http://localhost")) return address;
  const { pathname } = new URL(address, "http://localhost");
  try {
    return decodeURI(pathname);
  } catch {
    // "%E0%A4%A" is no character in any encoding, and names no file.
    return pathname;
  }
}
