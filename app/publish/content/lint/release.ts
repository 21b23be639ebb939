// Problems in that a release must not have; out the same as warnings, or for a release as errors that name who decides.
import { fitMessage, isError, LONGEST_MESSAGE, type Problem } from "../../problems/problem";
import { rolesFor } from "../signatures";
import type { ParsedFile, SeenFile } from "../source/model";
import { listAt, problemAtField } from "../source/source-file";

/** The rules that keep a text from being published, by their ids. */
export const RELEASE_RULES: ReadonlySet<string> = new Set(["claims", "regulatory", "placeholders"]);

/** Their errors stay errors in a release only, and not in drafts and what only drafts show, which it leaves out. */
export function judgeProblems(
  problems: readonly Problem[],
  files: readonly ParsedFile[],
  seen: readonly SeenFile[],
  isRelease: boolean,
): Problem[] {
  const drafts = seen.filter(({ isUnpublished }) => isUnpublished).map(({ source }) => source.file);
  const site = files.find(({ name }) => name === "site");
  return problems.map((problem) => {
    if (!RELEASE_RULES.has(problem.rule) || !isError(problem)) return problem;
    if (!isRelease || drafts.includes(problem.file)) return { ...problem, severity: "warning" };
    const file = files.find(({ source }) => source.file === problem.file);
    const roles = rolesFor(file?.data, site?.data);
    const who = roles.join(" and ") || "the page's owner";
    const end = `; ${who} ${roles.length > 1 ? "decide" : "decides"}`;
    return { ...problem, message: fitMessage(problem.message, LONGEST_MESSAGE - end.length) + end };
  });
}

/** What a writer listed as not yet a fact. */
export function findPlaceholders({ source, data }: ParsedFile): Problem[] {
  return listAt(data, ["placeholders"]).map((note, index) => {
    const message = `is still a placeholder; replace it with a fact, and delete this line: ${String(note)}`;
    return { ...problemAtField(source, ["placeholders", index], message), rule: "placeholders" };
  });
}
