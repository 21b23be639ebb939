// A report in, plain Markdown out: the comment on a pull request, by page, critical changes first.
import { count } from "../../problems/problem";
import { showHidden } from "../../markup/characters";
import type { Change, Report, Word } from "../report";
import {
  codeLines,
  createTitles,
  describeCommits,
  describeFigure,
  describePage,
  describePlace,
  mustSign,
  nameChange,
  sectionsOf,
} from "./sections";

/** Where the site can be visited; undefined: the report has no such links. */
export interface Addresses {
  /** Of the preview, from `SITE_PREVIEW_URL`, with a slash at the end. */
  preview?: string | undefined;
}

/** A longer comment hides the conversation around it; the report has the rest. */
const LIMIT = 20_000;
const CUT = "This summary was cut here because it is too long. The report holds the rest.";
/** Longer texts are cut, in characters. */
const LONGEST = 1500;

/** @returns Markdown for a comment, in which nothing from the site is more than text */
export function renderSummary(report: Report, addresses: Addresses): string {
  const fitting: string[] = [];
  let room = LIMIT - CUT.length - 3;
  // The lines are made one by one: a report without end takes no more time than its summary.
  for (const line of linesOf(report, addresses)) {
    room -= line.length + 1;
    if (room < 0) return [...fitting, "", CUT, ""].join("\n");
    fitting.push(line);
  }
  return [...fitting, ""].join("\n");
}

function* linesOf(report: Report, { preview }: Addresses): Generator<string> {
  const titleOf = createTitles(report);
  yield* [`## ${escape(report.verdict)}`, "", escape(describeCommits(report))];
  if (preview) yield* ["", `[Open the preview](${preview}) · [Read the report](${preview}review/)`];
  const signers = mustSign(report);
  if (signers.length > 0) yield* ["", "### Must sign", ""];
  for (const { role, titles } of signers)
    yield `- **${escape(role)}**: ${escape(titles.join(", "))}`;
  for (const { title, page, changes } of sectionsOf(report)) {
    const path = page ? `, \`${page.path.replaceAll("`", "")}\`` : "";
    yield* ["", `### ${escape(title)}${path}`, ""];
    if (page && (page.kind !== "changed" || page.isList)) yield* [escape(describePage(page)), ""];
    for (const change of changes) yield* renderChange(change, titleOf);
  }
  const code = codeLines(report);
  if (code.length > 0)
    yield* ["", "### For developers", "", ...code.map((line) => `- ${escape(line)}`)];
  yield* ["", renderChecked(report)];
  if (report.warnings.length > 0)
    yield* ["", `### ${count(report.warnings.length, "warning")} of the content check`, ""];
  for (const { place, message } of report.warnings) yield `- ${escape(`${place} ${message}`)}`;
  if (report.waiting.length > 0) yield* ["", "### Not published yet", ""];
  for (const page of report.waiting) yield `- ${escape(page)}`;
}

function renderChecked({ samePages, checked }: Report): string {
  const same =
    samePages.length > 0 ? `${count(samePages.length, "page")} opened without a difference. ` : "";
  return `<sub>${escape(same + checked)}</sub>`;
}

function* renderChange(change: Change, titleOf: (path: string) => string): Generator<string> {
  const { severity, reasons, figures } = change;
  const place = describePlace(change, titleOf);
  const words = renderWords(change);
  const mark = severity === "critical" ? "**Critical.** " : "";
  yield `- ${mark}${escape(nameChange(change))}${place && ` (${escape(place)})`}${words && `: ${words}`}`;
  for (const reason of reasons) yield `  - **${escape(reason)}**`;
  for (const figure of figures.filter(({ isClaim }) => isClaim))
    yield `  - ${escape(describeFigure(figure))}`;
}

function renderWords({ subject, action, old, new: now, words }: Change): string {
  if (subject === "look") return "";
  if (words.length > 0) return words.map(renderWord).join("");
  if (action === "hidden" || action === "moved" || old === now) return escape(now ?? old ?? "");
  return [
    ...(old === null ? [] : [`~~${escape(old)}~~`]),
    ...(now === null ? [] : [old === null ? escape(now) : `**${escape(now)}**`]),
  ].join(" ");
}

/** Words begin and end at white space, so that marks are marks (GFM 6.2 and 6.5). */
function renderWord({ text, mark }: Word): string {
  const words = escape(text);
  if (mark === "same" || !words) return ` ${words} `;
  return mark === "added" ? ` **${words}** ` : ` ~~${words}~~ `;
}

/** One line of text that formats, links, mentions and loads nothing on GitHub. */
function escape(text: string): string {
  const line = showHidden(text.replace(/\s+/g, " ").trim());
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  return (
    cut
      .replace(/[\\`*_[\]<>#|~&!]/g, "\\$&")
      // GitHub makes links of these after it has read the Markdown; a zero-width space stops it.
      .replace(/@(?=\w)|\b(?:GH-|www(?=\.))|\b(?:https?|ftp|mailto|xmpp):/gi, "$&\u200b")
      .replace(/^([-+]|\d+[.)])/, "\\$1")
  );
}
