// Problems in that a release must not have; out the same as warnings, or for a release as errors that name who decides.
import { fitMessage, isError, LONGEST_MESSAGE, type Problem } from "../../problems/problem";
import { rolesOf } from "../roles";
import { publishedPath } from "../source/collection";
import type { ParsedFile, SeenFile } from "../source/model";
import { listAt, problemAtField } from "../source/source-file";
import type { Judgement } from "./claims";

/** The rules that keep a text from being published, by their ids. */
const RELEASE_RULES = new Set(["claims", "regulatory", "placeholders"]);

/** Their errors stay errors in a release only, and not in drafts and what only drafts show, which it leaves out. */
export function judgeProblems(
  problems: readonly Problem[],
  files: readonly ParsedFile[],
  seen: readonly SeenFile[],
  { isRelease }: Judgement,
): Problem[] {
  const drafts = new Set(seen.flatMap((file) => (file.isUnpublished ? file.source.file : [])));
  const roles = rolesOf(files);
  const paths = new Map(files.map(({ name, source }) => [source.file, publishedPath(name)]));
  return problems.map((problem) => {
    if (!RELEASE_RULES.has(problem.rule) || !isError(problem)) return problem;
    if (!isRelease || drafts.has(problem.file)) return { ...problem, severity: "warning" };
    const names = roles.of(paths.get(problem.file) ?? "/*");
    const who = names.length > 0 ? names.join(" and ") : "the page's owner";
    const end = `; ${who} ${names.length > 1 ? "decide" : "decides"}`;
    return { ...problem, message: fitMessage(problem.message, LONGEST_MESSAGE - end.length) + end };
  });
}

/** What a writer listed as not yet a fact. */
export function findPlaceholders({ source, data }: ParsedFile): Problem[] {
  return listAt(data, ["placeholders"]).map((note, index) => {
    const message = `still a placeholder, expected a fact in its place and this line deleted: ${String(note)}`;
    return { ...problemAtField(source, ["placeholders", index], message), rule: "placeholders" };
  });
}
