// Lets one command at a time write a folder of `build`.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { lock, type LockOptions } from "proper-lockfile";

import { shared } from "./build-memo";

/** Milliseconds without a sign of life until a command counts as killed. */
const STALE = 20_000;
const LOCK_OPTIONS: LockOptions = { realpath: false, stale: STALE, update: 2_000 };
const WAITING = { forever: true, minTimeout: 100, maxTimeout: 1_000 };

const held = shared("locks", () => new Map<string, ReturnType<typeof lock>>());

/** Waits for a folder, and locks it until this process ends. @returns what unlocks it earlier */
export function lockFolder(folder: string): ReturnType<typeof lock> {
  // Don't lock twice, because Vite evaluates its configuration for each build of a process.
  const locked = held.get(folder) ?? acquire(folder);
  held.set(folder, locked);
  return locked;
}

async function acquire(folder: string): ReturnType<typeof lock> {
  await mkdir(dirname(folder), { recursive: true });
  const onCompromised = () => {
    console.error(`Another command has taken over ${folder} from this one. Run this one again.`);
    process.exit(1);
  };
  const release = await lock(folder, { ...LOCK_OPTIONS, onCompromised }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    console.error(
      `Waiting for another command that writes ${folder}; if it was killed, for ${STALE / 1000} s.`,
    );
    return lock(folder, { ...LOCK_OPTIONS, onCompromised, retries: WAITING });
  });
  return async () => {
    held.delete(folder);
    await release();
  };
}
