// Content that does not pass, as an error to throw: its message is all that a writer sees.
import { formatProblems, type Problem } from "./problem";

/** Thrown when content has errors. It has no stack: where our code noticed helps no writer. */
export class ContentError extends Error {
  override name = "ContentError";

  /** @param problems the errors; warnings among them would be shown too */
  constructor(readonly problems: Problem[]) {
    super(`\n${formatProblems(problems)}`);
    this.stack = "";
  }
}
