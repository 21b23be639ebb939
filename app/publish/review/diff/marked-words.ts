// Writes a changed sentence with what was removed and added marked.
import type { ReportLine, Word } from "../report";
import type { SiteLine, LineKind } from "../site/record";
import type { Change, SentencePart } from "./compare-lines";
import type { SentenceToken } from "./tokens";

/** Kinds that need no name, unless they change. */
const PLAIN = /^(?:heading|paragraph|entry|row|text)$/;
const KIND_LABELS: Partial<Record<LineKind, string>> = {
  heading: "Heading",
  paragraph: "Paragraph",
  entry: "List entry",
  row: "Table row",
  button: "Button",
  label: "Name for assistive technology",
  markup: "Markup",
  style: "Style",
  data: "Structured data",
};
const WITHIN = {
  notice: "Notice",
  quotation: "Quotation",
  fallback: "Without JavaScript",
  template: "Template",
};

/** Writes a changed sentence with its changes marked. */
export function markWords(change: Change): ReportLine {
  const lines = [change.old, change.now].flatMap((line) => line ?? []);
  const full = [...new Set(lines.map((line) => labelLine(line, true)))];
  const labels =
    full.length > 1 ? [full.join(" → ")] : lines.slice(-1).map((line) => labelLine(line, false));
  return {
    label: [...labels, describeTwin(change)].filter(Boolean).join(", "),
    words: change.parts.flatMap((part) => markPart(part, change)),
  };
}

function labelLine({ kind, name, within }: SiteLine, isFull: boolean): string {
  const own = isFull || !PLAIN.test(kind) ? [KIND_LABELS[kind], name] : [];
  return [...within.map((each) => WITHIN[each]), ...own].filter(Boolean).join(", ");
}

function describeTwin({ old, now, twin }: Change): string {
  const isElsewhere = twin?.heading && twin.heading !== (old ?? now)?.heading;
  const heading = isElsewhere ? ` ${now ? "from" : "to"} “${twin.heading}”` : "";
  return twin ? `Moved${heading}` : "";
}

function markPart(part: SentencePart, { old, now }: Change): Word[] {
  if (part.isSame) return writeTokens(part.now, "same");
  const runsOf = (tokens: SentenceToken[], line: SiteLine | undefined) =>
    tokens.length > 0 ? tokens.map(({ run }) => run) : (line?.runs ?? []);
  const removed = writeTokens(part.old, "removed", runsOf(part.now, now));
  const added = writeTokens(part.now, "added", runsOf(part.old, old));
  const space: Word = { text: " ", mark: "same" };
  const gap = old && now && (part.now[0] ?? part.old[0])?.gap ? [space] : [];
  return [...gap, ...removed, ...(removed.length > 0 && added.length > 0 ? [space] : []), ...added];
}

/**
 * Joins tokens of one role; says of changed ones where they cannot be seen.
 * @param others the runs on the other side, if it changed: what they lack of links and marks is told
 */
function writeTokens(
  tokens: SentenceToken[],
  mark: Word["mark"],
  others?: SentenceToken["run"][],
): Word[] {
  const words: Word[] = [];
  for (const [index, { text, gap, run }] of tokens.entries()) {
    const last = words.at(-1);
    const space = gap && (index > 0 || !others) ? " " : "";
    const role = run.role === "rule" ? undefined : run.role;
    if (last && last.role === role) last.text += space + text;
    else words.push({ text: space + text, mark, ...(role && { role }) });
    const next = tokens[index + 1]?.run;
    const { link, marks, unseen } = run;
    const isOther = (key: "link" | "marks") =>
      next?.[key] !== run[key] && others?.every((other) => other[key] !== run[key]);
    if (link !== undefined && isOther("link"))
      words.push({ text: link, mark, role: role === "description" ? "file" : "link" });
    // Don't tell how the words of a new line look.
    if (marks !== undefined && others?.length && isOther("marks"))
      words.push({ text: marks, mark, role: "manner" });
    if (unseen !== undefined && next?.unseen !== unseen)
      words.push({ text: unseen, mark, role: "manner" });
  }
  return words;
}
