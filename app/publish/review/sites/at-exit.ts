// Tidying in; done when the command ends, however it ends: well, by an error, by Ctrl-C.

const tasks: (() => void)[] = [];

/** @param task must do its work before it returns; later tasks run first */
export function atExit(task: () => void): void {
  if (tasks.length === 0) {
    process.once("exit", runAll);
    // Without a listener these end the process and nothing is tidied; the codes are those of a shell.
    process.once("SIGINT", () => process.exit(130));
    process.once("SIGTERM", () => process.exit(143));
  }
  tasks.push(task);
}

function runAll(): void {
  for (const task of tasks.toReversed()) {
    try {
      task();
    } catch {
      // One thing that cannot be tidied must not keep the others.
    }
  }
}
