import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { MEDIA_TYPES } from "../hosting/media-types";
import { inTurns } from "../in-turns";
import { lockFolder } from "../lock";
import { listFiles } from "../list-files";
import { startCommand, type CommandIo } from "./command";

const COMPRESSIBLE = /^text\/|json|xml|x-icon/;

/** Runs `npm run compress`: writes `x.br` and `x.gz` beside files of `build/client`, for `npm start` and nginx. */
export async function compressCommand(_argv: string[], io: CommandIo): Promise<number> {
  const folder = resolve(io.cwd(), "build/client");
  if (!existsSync(folder)) {
    io.stderr.write("There is no build/client yet. Run `npm run build` first.\n");
    return 1;
  }
  const release = await lockFolder(folder);
  try {
    const names = await listFiles(folder);
    const texts = names.filter((name) => COMPRESSIBLE.test(MEDIA_TYPES[extname(name)] ?? ""));
    await inTurns(texts, (name) => compress(join(folder, name)));
  } finally {
    await release();
  }
  return 0;
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const br = await promisify(brotliCompress)(bytes);
  const gz = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}

await startCommand(import.meta, compressCommand);
