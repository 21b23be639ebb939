// What a review has to take back: its folders, worktrees and processes.
const tasks: (() => void)[] = [];

process.once("exit", runExitTasks);

/**
 * Runs a task when the review ends, with an error or without, or its process does; later tasks run first.
 * @param task must be done when it returns
 */
export function atExit(task: () => void): void {
  tasks.unshift(task);
}

/** Runs every task of {@link atExit} once, the newest first. */
export function runExitTasks(): void {
  for (const task of tasks.splice(0)) {
    try {
      task();
    } catch {
      // The other tasks must run all the same.
    }
  }
}
