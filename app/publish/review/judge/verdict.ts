// The list of changes in; out the pages that changed, and the sentences above everything.
import { count } from "../../problems/problem";
import type { PagePair } from "../bytes/page-pairs";
import type { Site } from "../bytes/site";
import type { Look } from "../pictures/look";
import { isCritical, joinWords, type Change, type PageReport } from "../report";
import { actionOf } from "../words/lines-diff";

/** The pages that differ for visitors, by path. */
export function listPages(
  changes: Change[],
  looks: Look[],
  pairs: PagePair[],
  { base, head }: { base: Site; head: Site },
): PageReport[] {
  const all = changes.flatMap((change) => [change, ...change.consequences]);
  const named = new Set(
    all.filter(({ subject }) => subject !== "field").flatMap(({ places }) => places),
  );
  const picturesOf = new Map(looks.map(({ path, pictures }) => [path, pictures]));
  const fileOf = ({ content }: Site, path: string) => content.find((file) => file.path === path);
  return pairs
    .filter(({ path }) => named.has(path) || (picturesOf.get(path) ?? []).length > 0)
    .map(({ path, old, now }): PageReport => {
      const [before, after] = [fileOf(base, path), fileOf(head, path)];
      const from = old && now && old.path !== now.path ? old.path : undefined;
      return {
        ...{ path, title: (now ?? old)?.document.title ?? "", findings: [] },
        kind: from === undefined ? actionOf(old, now) : "moved",
        ...(from !== undefined && { from }),
        ...(!now && after?.unpublished && { note: "now a draft" as const }),
        ...(!old && before?.unpublished && { note: "no longer a draft" as const }),
        ...(after && { source: after.file }),
        pictures: picturesOf.get(path) ?? [],
      };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** @param isSame all bytes of both builds and of both contents are equal */
export function verdictOf(changes: Change[], isSame: boolean): string {
  if (isSame) return "Both builds are identical.";
  const code = changes.find(({ name }) => name.startsWith("Code changed"));
  if (code && changes.every(({ subject }) => subject === "code"))
    return `${code.name}; the pages look and read the same when they are loaded.`;
  const critical = changes.filter(isCritical).length;
  const found = `Found: ${joinWords(partsOf(changes)) || "nothing that visitors see"}.`;
  return critical > 0 ? `${count(critical, "critical change")}. ${found}` : found;
}

/** "2 figures", "1 paragraph": each change once, by what a reader would call it: what people read first, critical first. */
function partsOf(changes: Change[]): string[] {
  const counts = new Map<string, number>();
  const ofPages = changes.filter(({ subject }) => !/^(?:look|code|field|file)$/.test(subject));
  const reworded = new Set(ofPages.flatMap(({ places }) => places));
  for (const change of changes) {
    // A page whose words changed looks different.
    if (change.subject === "look" && change.places.every((path) => reworded.has(path))) continue;
    if (change.subject === "code") continue;
    const noun = nounOf(change);
    counts.set(noun, (counts.get(noun) ?? 0) + change.times);
  }
  const isMain = (noun: string) => /\bpage$|^(?:notice|figure|heading|paragraph)$/.test(noun);
  return [...counts]
    .toSorted(([a], [b]) => Number(isMain(b)) - Number(isMain(a)))
    .map(([noun, amount]) => count(amount, noun));
}

const NOUNS: Partial<Record<Change["subject"], string>> = {
  head: "search or sharing line",
  "binary file": "file",
  request: "other host",
  accessibility: "accessibility finding",
  style: "style change",
  field: "content field",
  format: "formatting change",
  look: "changed appearance",
};

function nounOf(change: Change): string {
  const { subject, action, name, figures, reasons, isNotice } = change;
  if (subject === "page") return `${action === "added" ? "new" : action} page`;
  if (subject === "header") return isCritical(change) ? "security header" : "other header";
  if (subject === "element") return name.toLowerCase();
  if (subject === "error") return isCritical(change) ? "unjudged page" : "browser error";
  if (subject !== "text") return NOUNS[subject] ?? subject;
  if (isNotice || reasons.some((reason) => /\bnotice\b/.test(reason))) return "notice";
  if (figures > 0) return "figure";
  if (name.startsWith("Heading")) return "heading";
  if (name.startsWith("Row")) return "table row";
  return name.startsWith("Text") ? "paragraph" : "label";
}
