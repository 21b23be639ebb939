import { makeOnce } from "../make-once";
import { checkContent, type CheckResult } from "./check-content";

/** Leaves out syntax trees, which would slow a build down. */
export type CheckedContent = Pick<CheckResult, "files" | "problems" | "tokens">;

const results = makeOnce("results", () => new Map<string, Promise<CheckedContent>>());

/** Checks the content once for all parts of a build. */
export function checkOnce(root: string): Promise<CheckedContent> {
  const result =
    results.get(root) ??
    checkContent(root).then(({ files, problems, tokens }) => ({ files, problems, tokens }));
  results.set(root, result);
  return result;
}

/** Makes the next {@link checkOnce} check again. */
export function expireCheck(root: string): void {
  results.delete(root);
}
