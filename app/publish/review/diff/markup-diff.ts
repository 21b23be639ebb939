// The elements of a page before and after in; out those that came or went and that no other change explains.
import { diffArrays } from "diff";

/** Elements that hold words, pictures and links: where such came or went, a change of words says so. */
const PLAIN =
  /^<\/?(?:p|ul|ol|li|dl|dt|dd|heading|span|em|strong|b|i|sup|sub|br|div|section|article|header|footer|main|nav|figure|figcaption|blockquote|table|thead|tbody|tr|th|td|a|img|picture|source|details|summary|cite|code|abbr|time|small|hr)\b([^>]*)>$/;
/** Attributes that say how an element is laid out or where it belongs, not what it does. */
const HARMLESS =
  /^(?:\s+(?:id|aria-labelledby|aria-current|data-[\w-]+|sizes|loading|decoding|fetchpriority|type|media|scope|colspan|rowspan)="[^"]*"|\s+(?:tabindex="0"|role="(?:list|region)"))*\s*$/;

export interface MarkupChange {
  /** Tags with their attributes, one a line. */
  old: string | null;
  new: string | null;
}

/** @param isExplained other changes of the page say that words, pictures or links came or went */
export function diffMarkup(
  before: string[],
  after: string[],
  isExplained: boolean,
): MarkupChange | undefined {
  const parts = diffArrays(before, after);
  const lines = (mark: "added" | "removed") =>
    parts
      .flatMap((part) => (part[mark] ? part.value : []))
      .filter((line) => !isExplained || !isPlain(line));
  const text = (all: string[]) =>
    all.filter((line) => !line.startsWith("</")).join("\n") || all.join("\n");
  const [gone, come] = [lines("removed"), lines("added")];
  if (gone.length + come.length === 0) return undefined;
  return { old: gone.length > 0 ? text(gone) : null, new: come.length > 0 ? text(come) : null };
}

function isPlain(line: string): boolean {
  const [, attributes] = PLAIN.exec(line) ?? [];
  return attributes !== undefined && HARMLESS.test(attributes);
}
