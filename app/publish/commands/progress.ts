// The streams of a command in; out a function that tells the user what a long command does now.
import type { CommandIo } from "./command";

/** Prints each step on standard error, with the seconds since the start. */
export function progressTo({ stderr }: Pick<CommandIo, "stderr">): (sentence: string) => void {
  const started = performance.now();
  return (sentence) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    stderr.write(`${seconds} s  ${sentence}\n`);
  };
}
