// All files of two builds in; out every one that differs and that the changes of pages do not show.
import { diffLines } from "diff";

import type { SiteFile, Snapshot } from "../page-model";
import type { Change } from "../report";
import { differInShownWords, literalsIn, type ShownWords } from "./shown-words";
import { linesOfLeads } from "./leads-diff";
import { actionOf, pairChanged } from "./parts-diff";
import { leftOver } from "./similarity";
import { rulesIn } from "./style-rules";

/** A changed file, as the report lists it. */
export type FileChange = Pick<Change, "subject" | "action" | "name" | "old" | "new"> & {
  usedBy: string[];
};

/** What the changes of pages already say. */
export interface Shown {
  /** Whether a change of a page shows that this file differs. */
  isShown: (file: SiteFile) => boolean;
  words: ShownWords;
}

export function diffFiles(base: Snapshot, head: Snapshot, { isShown, words }: Shown): FileChange[] {
  const [before, after] = [base, head].map(
    ({ files }) => new Map(files.map((file) => [file.name, file])),
  );
  const lines: Lines = { old: linesOfLeads(base), now: linesOfLeads(head) };
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].toSorted();
  const changed = names.flatMap((name) => {
    const [old, now] = [before?.get(name), after?.get(name)];
    const lies = (now?.lies ?? []).map((file) => describeLie(file, now));
    const any = now ?? old;
    if (!any || (old?.hash === now?.hash && old?.bytes === now?.bytes)) return lies;
    const isSaid = isShown(any) || (any.kind === "code" && saysTheSame(old, now, words));
    return isSaid ? lies : [...lies, ...describeFile(name, [old, now], words, lines)];
  });
  return [...changed, ...diffCopies(base, head)];
}

/** Compressed files of a file that both builds have: without them visitors wait longer for the same. */
function diffCopies(base: Snapshot, head: Snapshot): FileChange[] {
  const copiesIn = ({ files }: Snapshot, others: Snapshot) =>
    files
      .filter(({ name }) => others.files.some((other) => other.name === name))
      .flatMap(({ copies }) => copies);
  const [before, after] = [copiesIn(base, head), copiesIn(head, base)];
  const gone = leftOver(before, after, (name) => name);
  const come = leftOver(after, before, (name) => name);
  if (gone.length + come.length === 0) return [];
  return [
    {
      ...{ subject: "code", action: "changed", name: "Compressed copies of files" },
      ...{ old: gone.join("\n") || null, new: come.join("\n") || null, usedBy: [] },
    },
  ];
}

/** A page's words are texts in its code too. */
function saysTheSame(
  old: SiteFile | undefined,
  now: SiteFile | undefined,
  words: ShownWords,
): boolean {
  return old !== undefined && now !== undefined && differInShownWords(old.text, now.text, words);
}

/** Lines that say what the report says of old addresses. */
type Lines = Record<"old" | "now", ReadonlySet<string>>;

function describeFile(
  name: string,
  [old, now]: [SiteFile | undefined, SiteFile | undefined],
  words: ShownWords,
  known: Lines,
): FileChange[] {
  const { kind = "other", usedBy = [] } = now ?? old ?? {};
  const of = { action: actionOf(old, now), usedBy };
  if (kind === "headers")
    return diffHeaders(old?.text ?? "", now?.text ?? "", known).map((line) => ({
      ...of,
      subject: "header",
      ...line,
      name: `${line.name} (${name})`,
    }));
  const texts: [string, string] = [old?.text ?? "", now?.text ?? ""];
  if (kind === "code") return [{ ...of, subject: kind, name, ...wordsOfCode(texts, words) }];
  if (kind === "styles") return [{ ...of, subject: kind, name, ...rulesOfStyles(texts) }];
  const differing = (now ?? old)?.text
    ? changedLines(old?.text, now?.text)
    : { old: old ? describeBytes(old) : null, new: now ? describeBytes(now) : null };
  return [{ ...of, subject: "file", name, ...differing }];
}

/** A compressed file is what most visitors get. */
function describeLie(name: string, of: SiteFile | undefined): FileChange {
  const sentence = `does not hold what ${of?.name ?? ""} holds, and is what most visitors get`;
  const usedBy = of?.usedBy ?? [];
  return { subject: "file", action: "changed", name, old: null, new: sentence, usedBy };
}

/** One change for each header or line of a server's rules. */
function diffHeaders(
  old: string,
  now: string,
  known: Lines,
): Pick<Change, "action" | "name" | "old" | "new">[] {
  const lines = (text: string, said: ReadonlySet<string>) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line && !said.has(line));
  const nameOf = (line: string) => /^(?:add_header\s+)?([\w-]+)(?::|\s)/.exec(line)?.[1] ?? line;
  // A line can stand for several paths, once for each.
  const [before, after] = [lines(old, known.old), lines(now, known.now)];
  if (before.join("\n") === after.join("\n")) return [];
  const pairs = pairChanged(before, after, (line) => line, nameOf);
  if (pairs.length === 0)
    return [{ action: "changed", name: "The order of its lines", old: null, new: null }];
  return pairs.map(({ old: gone, new: come }) => ({
    ...{ action: actionOf(gone, come), name: nameOf(come ?? gone ?? "") },
    ...{ old: gone, new: come },
  }));
}

function changedLines(old = "", now = ""): Pick<Change, "old" | "new"> {
  // Built HTML and SVG are one line: each tag begins one.
  const parts = diffLines(old.replace(/></g, ">\n<"), now.replace(/></g, ">\n<"));
  const text = (mark: "added" | "removed") =>
    parts.flatMap((part) => (part[mark] ? part.value : [])).join("") || null;
  return { old: text("removed"), new: text("added") };
}

/** Words and addresses of code that came or went and that no page shows: no review has seen them. */
function wordsOfCode([old, now]: [string, string], shown: ShownWords): Pick<Change, "old" | "new"> {
  const [before, after] = [wordsIn(old), wordsIn(now)];
  const only = (of: string[], others: string[], known: string) =>
    of.filter((text) => !others.includes(text) && !known.includes(text)).join("\n") || null;
  return { old: only(before, after, shown.old), new: only(after, before, shown.now) };
}

/** Of another host, in quotes or not. */
const ADDRESS = /(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}[^\s"'`)]*/gi;

/** Texts in quotes, of two words or more, and addresses, each once. */
function wordsIn(code: string): string[] {
  const quoted = literalsIn(code).filter((each) => /\p{L}{2,}\s+\p{L}{2,}/u.test(each));
  const addresses = [...code.matchAll(ADDRESS)].map(([address]) => address);
  return [...new Set([...quoted, ...addresses])];
}

/** Rules that came or went, whether or not a picture shows what they do; nothing where only comments differ. */
function rulesOfStyles([old, now]: [string, string]): Pick<Change, "old" | "new"> {
  const [before, after] = [old, now].map((text) => [...new Set(rulesIn(text))]);
  const only = (of: string[] = [], others: string[] = []) => {
    const known = new Set(others);
    return of.filter((rule) => !known.has(rule)).join("\n") || null;
  };
  const [gone, come] = [only(before, after), only(after, before)];
  const isReordered = !gone && !come && before?.join("\n") !== after?.join("\n");
  return { old: gone, new: isReordered ? "The same rules in another order" : come };
}

function describeBytes({ bytes, hash }: SiteFile): string {
  return `${(bytes / 1000).toFixed(1)} KB (${hash.slice(0, 8)})`;
}
