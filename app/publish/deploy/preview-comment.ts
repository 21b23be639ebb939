// What became of a preview in; out the text of the comment on its pull request, with what a reader must know first on
// top: that the request changes what judges it.
import { count } from "../problems/problem";
import { escapeMarkdown } from "../markup/escape";
import { MARKER } from "../review/write/comment";
import { findJudgeChanges } from "./judge-code";

/** How many files the warning names. */
const NAMED = 12;

/**
 * The warning above the verdict.
 * @param files that the request changes; undefined when GitHub does not list them all
 * @returns Markdown, empty when nothing that judges is changed
 */
export function warnOfJudgeChanges(files: string[] | undefined): string {
  const changes = findJudgeChanges(files ?? []);
  if (files && changes.length === 0) return "";
  const named = changes
    .slice(0, NAMED)
    .map(({ file, reason }) => `> - ${escapeMarkdown(file, 200)}: ${reason}`);
  const rest = changes.length - named.length;
  return [
    "> [!WARNING]",
    "> **This request changes what judges it.** The report below was made with the code of the main branch, but after",
    "> a merge the next ones will not be. A person who knows the code must read these files:",
    ">",
    ...(files ? named : ["> - more files than GitHub lists: all of them"]),
    ...(files && rest > 0 ? [`> - and ${count(rest, "more file")}`] : []),
    "",
    "",
  ].join("\n");
}

/**
 * The comment in place of a preview.
 * @param commit that it would have shown
 * @param reason a sentence without a full stop
 * @param run the address of the workflow run that has the report
 * @param verdict of the report, when there is one
 */
export function renderRefusal(
  commit: string,
  reason: string,
  run: string,
  verdict: string | undefined,
): string {
  return [
    MARKER,
    `**No preview of ${commit.slice(0, 7)}**: ${escapeMarkdown(reason, 1000)}.`,
    "",
    `The report is [an artifact of the workflow run](${run}#artifacts): download "report", unpack it and open index.html.`,
    "",
    ...(verdict === undefined ? [] : [`## ${escapeMarkdown(verdict, 500)}`]),
  ].join("\n");
}
