// The files of a build in; out what each holds, by any address that a page uses for it, without the hash in its name.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

interface Asset {
  /** SHA-256 of its bytes, the first 16 digits. */
  hash: string;
  bytes: number;
  /** Bytes as transferred: text is compressed with Brotli. */
  transferred: number;
  /** Empty for a binary file. */
  text: string;
}

export interface Assets {
  /** The file at an address; undefined when the build has none. */
  find: (address: string) => Asset | undefined;
  /** An address without the hash in it. */
  plainName: (address: string) => string;
  /** What a style sheet or script does: without hashes in names, and without a script's texts; empty when there is none. */
  content: (address: string) => string;
  /** The scripts that a page runs: its own, and those that they name. */
  scriptsOf: (addresses: string[]) => string[];
}

/** Vite puts eight characters between a hyphen and the extension, this project's own scripts twelve hexadecimal digits. */
const HASHED = /\/assets\/([\w.$~-]+?)-(?:[\w-]{8}|[0-9a-f]{12})\.(\w+)(?![\w.])/g;
const SCRIPT_NAME = /"(\/assets\/[\w.$~-]+\.js)"/g;
const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gs;
const TEXT = /\.(html|css|js|svg|json|xml|txt|webmanifest)$/;

/**
 * Reads every file once.
 * @param folder the built site
 * @param names its files, relative to it, with forward slashes
 */
export async function createAssets(folder: string, names: string[]): Promise<Assets> {
  const compressed = new Set(names.filter((name) => name.endsWith(".br")));
  const files = names.filter((name) => !/\.(br|gz)$/.test(name));
  const assets = new Map(
    await Promise.all(
      files.map(async (name): Promise<[string, Asset]> => [
        `/${name}`,
        await readAsset(join(folder, name), compressed.has(`${name}.br`)),
      ]),
    ),
  );
  const find = (address: string) => assets.get(pathOf(address));
  return {
    find,
    plainName: withoutHashes,
    content: (address) => {
      const text = find(address)?.text ?? "";
      // A page's words are literals in its code, and so are the names of other files.
      return address.endsWith(".js") ? text.replace(LITERAL, '""') : withoutHashes(text);
    },
    scriptsOf: (addresses) => {
      const own = addresses.map(pathOf);
      const named = own.flatMap((address) =>
        [...(find(address)?.text ?? "").matchAll(SCRIPT_NAME)].map(([, name = ""]) => name),
      );
      return [...new Set([...own, ...named])];
    },
  };
}

async function readAsset(path: string, isCompressed: boolean): Promise<Asset> {
  const bytes = await readFile(path);
  const isText = TEXT.test(path);
  const transferred = isCompressed
    ? await readFile(`${path}.br`)
    : isText
      ? await promisify(brotliCompress)(bytes)
      : bytes;
  return {
    hash: shortHash(bytes),
    bytes: bytes.length,
    transferred: transferred.length,
    text: isText ? bytes.toString() : "",
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
