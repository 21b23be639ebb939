// `npm run compress`, after a build: compresses `build/client` for hosts that do not compress by themselves.
import { resolve } from "node:path";

import { compressFiles } from "../hosting/compress";
import { startCommand, type CommandIo } from "./command";

/** The command. */
export async function compressCommand(_argv: string[], io: CommandIo): Promise<number> {
  await compressFiles(resolve(io.cwd(), "build/client"));
  return 0;
}

await startCommand(import.meta, compressCommand);
