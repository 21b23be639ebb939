// Writes `x.br` and `x.gz` beside each file of a build, for hosts that send such files as they are: `npm start` and nginx.
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { inTurns } from "../in-turns";
import { listFiles } from "../sandbox/list-files";
import { MEDIA_TYPES } from "./media-types";

/** Media types that are not compressed already. */
const COMPRESSIBLE = /^text\/|json|xml|x-icon/;

/**
 * Compresses the files of a build, in the best quality, where that makes them smaller.
 * @param folder absolute path of the build
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await listFiles(folder);
  await inTurns(
    names.filter((name) => COMPRESSIBLE.test(MEDIA_TYPES[extname(name)] ?? "")),
    async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      const br = await promisify(brotliCompress)(bytes);
      const gz = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
      if (br.length < bytes.length) await writeFile(`${path}.br`, br);
      if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
    },
  );
}
