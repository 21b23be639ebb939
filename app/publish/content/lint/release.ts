// What keeps a text from being published in; out the same as warnings, or for a release as errors that name who decides.
import { fitMessage, isError, LONGEST_MESSAGE, type Finding } from "../../problems/problem";
import { requiredRoles } from "../roles";
import { publishedPath } from "../source/collection";
import type { CheckedFile } from "../source/model";
import type { Judgement } from "./claims";

/** Errors stay errors in a release only, and not in drafts, which it leaves out. */
export function judged<T extends Finding>(
  findings: readonly T[],
  files: readonly CheckedFile[],
  { isRelease }: Judgement,
): T[] {
  const drafts = new Set(
    files.filter(({ unpublished }) => unpublished).map(({ source }) => source.file),
  );
  const decider = deciders(files);
  return findings.map((finding) => {
    if (!isError(finding)) return finding;
    if (!isRelease || drafts.has(finding.file)) return { ...finding, severity: "warning" };
    const who = `; ${decider(finding.file)}`;
    return { ...finding, message: fitMessage(finding.message, LONGEST_MESSAGE - who.length) + who };
  });
}

/** Says who decides about a file: the roles that sign its page, for a drawing those of all pages. */
function deciders(files: readonly CheckedFile[]): (file: string) => string {
  const pages = files.map(({ name, data }) => ({ path: publishedPath(name), fields: data }));
  const roles = requiredRoles(pages);
  const paths = new Map(files.map(({ name, source }) => [source.file, publishedPath(name)]));
  return (file) => {
    const names = roles.of(paths.get(file) ?? "/*");
    if (names.length === 0) return "who answers for the text decides";
    return `${names.join(" and ")} ${names.length > 1 ? "decide" : "decides"}`;
  };
}
