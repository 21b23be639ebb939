import { inspect } from "node:util";

import { countProblems, formatProblems, type Problem } from "./problem";

/** Says that content has errors, without a stack. */
export class ContentError extends Error {
  override name = "ContentError";
  override stack = "";

  constructor(problems: readonly Problem[]) {
    super(`\n${formatProblems(problems)}\n\n${countProblems(problems)}`);
  }

  /** Vite would add words to the message. */
  [inspect.custom](): string {
    return this.message.trimStart();
  }
}
