// The files of a build in; out what each holds, by any address that a page gives it, without the hash in its name.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** A file of the build. */
export interface Asset {
  /** SHA-256 of its bytes, the first 16 digits. */
  hash: string;
  bytes: number;
  /** What travels: with Brotli where that makes sense. */
  travels: number;
}

export interface Assets {
  /** The file at an address of a page; undefined when the build has none. */
  find: (address: string) => Asset | undefined;
  /** An address without the hash in it, and without the site's origin. */
  plainName: (address: string) => string;
  /** What a style sheet or script does: without hashes in names, and without a script's texts; empty when there is none. */
  content: (address: string) => string;
  /** The files of code that a page runs: its own scripts, and what they name. */
  scriptsOf: (addresses: string[]) => string[];
}

/** Vite puts eight signs between a hyphen and the ending, this project's own scripts twelve hexadecimal digits. */
const HASHED = /\/assets\/([\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})\.(\w+)(?![\w.])/g;
const SCRIPT_NAMED = /"(\/assets\/[\w.$~-]+\.js)"/g;
const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gs;
const TEXT = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/**
 * Reads every file once.
 * @param folder the built site
 * @param names its files, relative to it, with forward slashes
 */
export async function createAssets(folder: string, names: string[]): Promise<Assets> {
  const siblings = new Set(names.filter((name) => name.endsWith(".br")));
  const files = names.filter((name) => !/\.(br|gz)$/.test(name));
  const read = await Promise.all(
    files.map(async (name): Promise<[string, Asset, string]> => {
      const bytes = await readFile(join(folder, name));
      const isText = TEXT.test(name);
      const travels = siblings.has(`${name}.br`)
        ? (await readFile(join(folder, `${name}.br`))).length
        : isText
          ? (await promisify(brotliCompress)(bytes)).length
          : bytes.length;
      return [
        `/${name}`,
        { hash: shortHash(bytes), bytes: bytes.length, travels },
        isText ? bytes.toString() : "",
      ];
    }),
  );
  const assets = new Map(read.map(([path, asset]) => [path, asset]));
  const texts = new Map(read.map(([path, , text]) => [path, text]));

  return {
    find: (address) => assets.get(pathOf(address)),
    plainName: withoutHashes,
    // A page's words are texts of its code, and names of other files are too.
    content: (address) =>
      address.endsWith(".js")
        ? (texts.get(pathOf(address)) ?? "").replace(LITERAL, '""')
        : withoutHashes(texts.get(pathOf(address)) ?? ""),
    scriptsOf: (addresses) => {
      const own = addresses.map(pathOf);
      return [
        ...new Set([
          ...own,
          ...own.flatMap((address) =>
            [...(texts.get(address) ?? "").matchAll(SCRIPT_NAMED)].map(([, name = ""]) => name),
          ),
        ]),
      ];
    },
  };
}

/** SHA-256, the first 16 digits. */
export function shortHash(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

function withoutHashes(text: string): string {
  return text.replace(HASHED, "/assets/$1.$2");
}

function pathOf(address: string): string {
  return URL.canParse(address, "http://localhost")
    ? decodeURI(new URL(address, "http://localhost").pathname)
    : address;
}
