// What keeps a text from being published in; out the same as warnings, or for a release as errors that name who decides.
import { fitMessage, isError, LONGEST_MESSAGE, type Finding } from "../../problems/problem";
import { rolesOf } from "../roles";
import { publishedPath } from "../source/collection";
import type { CheckedFile } from "../source/model";
import type { SeenFile } from "../source/visible-text";
import type { Judgement } from "./claims";

/** Errors stay errors in a release only, and not in drafts and what only drafts show, which it leaves out. */
export function judged<T extends Finding>(
  findings: readonly T[],
  { files, seen }: { files: readonly CheckedFile[]; seen: readonly SeenFile[] },
  { isRelease }: Judgement,
): T[] {
  const drafts = new Set(
    seen.filter(({ isUnpublished }) => isUnpublished).map(({ source }) => source.file),
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
  const roles = rolesOf(files);
  const paths = new Map(files.map(({ name, source }) => [source.file, publishedPath(name)]));
  return (file) => {
    const names = roles.of(paths.get(file) ?? "/*");
    if (names.length === 0) return "the page's owner decides";
    return `${names.join(" and ")} ${names.length > 1 ? "decide" : "decides"}`;
  };
}
