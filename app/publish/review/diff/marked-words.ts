// Writes a changed sentence with what was removed and added marked.
import type { ReportLine, Word } from "../report";
import type { SiteLine, LineKind } from "../site/record";
import type { Change, SentencePart } from "./compare-lines";
import type { SentenceToken } from "./tokens";

const KIND_LABELS: Partial<Record<LineKind, string>> = {
  button: "Button",
  label: "Name for assistive technology",
  markup: "Markup",
  style: "Style",
  data: "Structured data",
};
const WITHIN = {
  notice: "Notice",
  quotation: "",
  fallback: "Without JavaScript",
  template: "Template",
};

/** Writes a changed sentence with its changes marked. */
export function markWords(change: Change): ReportLine {
  const line = change.now ?? change.old;
  return {
    label: [line && labelLine(line), describeTwin(change)].filter(Boolean).join(", "),
    words: change.parts.flatMap((part) => markPart(part, change)),
  };
}

function labelLine({ kind, name, within }: SiteLine): string {
  const own =
    kind === "heading" || kind === "entry"
      ? ""
      : [KIND_LABELS[kind], name].filter(Boolean).join(", ");
  return [...within.map((each) => WITHIN[each]), own].filter(Boolean).join(", ");
}

function describeTwin({ now, twin }: Change): string {
  const heading = twin?.heading ? ` under “${twin.heading}”` : "";
  return twin ? `Also ${now ? "removed" : "added"}${heading}` : "";
}

/** Returns what was removed and what was added, as text. */
export function textsOf({ old, now }: SentencePart): [old: string, now: string] {
  const read = (tokens: SentenceToken[]) =>
    tokens.map(({ gap, text }, index) => (index > 0 && gap ? " " : "") + text).join("");
  return [read(old), read(now)];
}

function markPart(part: SentencePart, { old, now }: Change): Word[] {
  if (part.isSame) return writeTokens(part.now, "same", false);
  const [removed, added] = [
    writeTokens(part.old, "removed", true),
    writeTokens(part.now, "added", true),
  ];
  const gap = (part.now[0] ?? part.old[0])?.gap ? [{ text: " ", mark: "same" } as const] : [];
  const between =
    removed.length > 0 && added.length > 0 ? [{ text: " ", mark: "same" } as const] : [];
  return old && now ? [...gap, ...removed, ...between, ...added] : [...removed, ...added];
}

/** Joins tokens of one role; changed ones also say where they link to, and where they cannot be seen. */
function writeTokens(tokens: SentenceToken[], mark: Word["mark"], isChanged: boolean): Word[] {
  const words: Word[] = [];
  for (const [index, { text, gap, run }] of tokens.entries()) {
    const last = words.at(-1);
    const space = gap && (index > 0 || !isChanged) ? " " : "";
    const role = run.role === "rule" ? undefined : run.role;
    if (last && last.role === role) last.text += space + text;
    else words.push({ text: space + text, mark, ...(role && { role }) });
    const next = tokens[index + 1]?.run;
    if (isChanged && run.link !== undefined && next?.link !== run.link)
      words.push({ text: run.link, mark, role: run.role === "description" ? "file" : "link" });
    if (run.unseen !== undefined && next?.unseen !== run.unseen)
      words.push({ text: run.unseen, mark, role: "unseen" });
  }
  return words;
}
