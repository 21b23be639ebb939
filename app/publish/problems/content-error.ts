// Content that does not pass, as an error to throw: its message is all that a writer sees.
import { inspect } from "node:util";

import { countProblems, formatProblems, type Problem } from "./problem";

/** Thrown when content, or what was built from it, has errors. It has no stack: where our code noticed helps no writer. */
export class ContentError extends Error {
  override name = "ContentError";

  /** @param problems the errors; warnings among them would be shown too */
  constructor(readonly problems: Problem[]) {
    super(`\n${formatSummary(problems)}`);
    this.stack = "";
  }

  /** What `console.error` prints at the end of a build, where Vite has added words of its own to the message. */
  [inspect.custom](): string {
    return formatSummary(this.problems);
  }
}

function formatSummary(problems: Problem[]): string {
  return `${formatProblems(problems)}\n\n${countProblems(problems)}`;
}
