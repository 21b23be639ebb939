/**
 * Runs a task when the process exits, with an error or without; later tasks run first.
 * @param task must be done when it returns
 */
export function atExit(task: () => void): void {
  process.prependOnceListener("exit", () => {
    try {
      task();
    } catch {
      // The other tasks must run all the same.
    }
  });
}
