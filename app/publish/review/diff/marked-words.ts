// Writes a changed sentence with what was removed and added marked.
import type { ReportLine, Word } from "../report";
import type { SiteLine, LineKind } from "../site/record";
import type { Change, SentencePart } from "./compare-lines";
import { textOfTokens, type SentenceToken } from "./tokens";

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
  // Don't tell where unchanged links lead, because only their words changed.
  const linksOf = (tokens: SentenceToken[], line: SiteLine | undefined) =>
    new Set(
      (tokens.length > 0 ? tokens.map(({ run }) => run) : line?.runs)?.map(({ link }) => link),
    );
  const [before, after] = [marksOf(part.old), marksOf(part.now)];
  const isRestyled = before !== after && textOfTokens(part.old) === textOfTokens(part.now);
  const tell = (marks: string, mark: Word["mark"]): Word[] =>
    isRestyled ? [{ text: marks, mark, role: "manner" }] : [];
  const removed = [
    ...writeTokens(part.old, "removed", linksOf(part.now, now)),
    ...tell(before, "removed"),
  ];
  const added = [
    ...writeTokens(part.now, "added", linksOf(part.old, old)),
    ...tell(after, "added"),
  ];
  const space: Word = { text: " ", mark: "same" };
  const gap = old && now && (part.now[0] ?? part.old[0])?.gap ? [space] : [];
  return [...gap, ...removed, ...(removed.length > 0 && added.length > 0 ? [space] : []), ...added];
}

function marksOf(tokens: SentenceToken[]): string {
  return [...new Set(tokens.map(({ run }) => run.marks ?? "plain"))].join(" and ");
}

/** Joins tokens of one role; changed ones also say where they lead, and where they cannot be seen. */
function writeTokens(
  tokens: SentenceToken[],
  mark: Word["mark"],
  knownLinks?: ReadonlySet<string | undefined>,
): Word[] {
  const words: Word[] = [];
  for (const [index, { text, gap, run }] of tokens.entries()) {
    const last = words.at(-1);
    const space = gap && (index > 0 || !knownLinks) ? " " : "";
    const role = run.role === "rule" ? undefined : run.role;
    if (last && last.role === role) last.text += space + text;
    else words.push({ text: space + text, mark, ...(role && { role }) });
    const next = tokens[index + 1]?.run;
    if (run.link !== undefined && knownLinks?.has(run.link) === false && next?.link !== run.link)
      words.push({ text: run.link, mark, role: run.role === "description" ? "file" : "link" });
    if (run.unseen !== undefined && next?.unseen !== run.unseen)
      words.push({ text: run.unseen, mark, role: "manner" });
  }
  return words;
}
