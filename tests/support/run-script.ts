// Runs scripts of package.json, so that nothing of them is left when this process is ended by a signal.
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

import { endGroup } from "../../app/publish/review/build-tree";

const isWindows = process.platform === "win32";
const running = new Set<ChildProcess>();

process.once("exit", endAll);
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    endAll();
    const ended = [...running].map((child) => once(child, "close"));
    void Promise.all(ended).then(() => process.exit(128 + constants.signals[signal]));
  });

/** Starts `npm run`, in a process group of its own where there are groups. */
export function startScript(words: readonly string[], options: SpawnOptions): ChildProcess {
  // Windows finds npm by a shell only.
  const child = spawn("npm", ["run", ...words], {
    ...options,
    shell: isWindows,
    detached: !isWindows,
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

/** Ends all that runs, with what it has started. */
function endAll(): void {
  for (const child of running) endGroup(child, "SIGTERM");
}
