import { inspect } from "node:util";

import { countProblems, formatProblems, type Problem } from "./problem";

/**
 * Thrown when content, or what was built from it, has errors. Has no stack, which helps no writer.
 */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly problems: Problem[]) {
    super(`\n${formatSummary(problems)}`);
    this.stack = "";
  }

  /** Prints the problems alone, because Vite adds words to the message. */
  [inspect.custom](): string {
    return formatSummary(this.problems);
  }
}

function formatSummary(problems: Problem[]): string {
  return `${formatProblems(problems)}\n\n${countProblems(problems)}`;
}
