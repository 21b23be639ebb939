// A file of the finished build in, `x.br` and `x.gz` beside it where they are smaller. Hosts that support such files send
// them as they are: smaller than anything that a host compresses while a visitor waits.
import { writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { MEDIA_TYPES } from "./media-types";

/** Media types that are not compressed already. */
const COMPRESSIBLE = /^text\/|json|xml|x-icon/;

/**
 * Writes the compressed files beside one of the build's, in the best quality: Brotli's default.
 * @param folder absolute path of the build
 * @param name the file's, relative to the folder, with forward slashes
 */
export async function compressFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  if (!COMPRESSIBLE.test(MEDIA_TYPES[extname(name)] ?? "")) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [ending, smaller] of Object.entries({ br, gz }))
    if (smaller.length < bytes.length) await writeFile(join(folder, `${name}.${ending}`), smaller);
}
