// The list of changes in; out the pages that changed, and the sentences above everything.
import { count } from "../../problems/problem";
import type { PagePair } from "../bytes/page-pairs";
import type { Site } from "../bytes/site";
import type { Look } from "../pictures/look";
import { isCritical, type Change, type PageReport } from "../report";
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
  const found = `Found: ${joinParts(partsOf(changes))}.`;
  return critical > 0 ? `${count(critical, "critical change")}. ${found}` : found;
}

/** "2 figures", "1 paragraph": each change once, by what a reader would call it, in the order of {@link NOUNS}. */
function partsOf(changes: Change[]): string[] {
  const counts = new Map<string, number>();
  const reworded = new Set(changes.filter(isOfPage).flatMap(({ places }) => places));
  for (const change of changes) {
    // A page whose words changed looks different.
    if (change.subject === "look" && change.places.every((path) => reworded.has(path))) continue;
    const noun = nounOf(change);
    if (noun !== undefined) counts.set(noun, (counts.get(noun) ?? 0) + change.times);
  }
  return Object.entries(NOUNS).flatMap(([noun, plural]) => {
    const amount = counts.get(noun) ?? 0;
    if (amount === 0) return [];
    return amount > 1 ? `${amount} ${plural}` : `1 ${noun}`;
  });
}

function isOfPage({ subject }: Change): boolean {
  return !/^(?:look|code|field|file)$/.test(subject);
}

/** What a reader calls a change, and its plural: what matters most to a lawyer first. */
const NOUNS: Record<string, string> = {
  "page that could not be judged": "pages that could not be judged",
  "new page": "new pages",
  "removed page": "removed pages",
  "moved page": "moved pages",
  notice: "notices",
  figure: "figures",
  heading: "headings",
  paragraph: "paragraphs",
  "table row": "table rows",
  "label or description": "labels or descriptions",
  link: "links",
  "broken link": "broken links",
  redirect: "redirects",
  "security header": "security headers",
  "other header": "other headers",
  "request to another host": "requests to other hosts",
  "entry for search engines or sharing": "entries for search engines or sharing",
  "active element": "active elements",
  "invisible detail": "invisible details",
  "change of formatting": "changes of formatting",
  "change of style": "changes of style",
  "page that looks different": "pages that look different",
  drawing: "drawings",
  file: "files",
  "error in the browser": "errors in the browser",
  "accessibility finding": "accessibility findings",
  "field of the content": "fields of the content",
};

const NOUN_OF: Partial<Record<Change["subject"], string>> = {
  head: "entry for search engines or sharing",
  "binary file": "file",
  request: "request to another host",
  accessibility: "accessibility finding",
  style: "change of style",
  field: "field of the content",
  format: "change of formatting",
  look: "page that looks different",
};

const PAGES = { added: "new page", removed: "removed page", moved: "moved page" };

function nounOf({ subject, action, name, figures, reasons, isNotice }: Change): string | undefined {
  if (subject === "code") return undefined;
  if (subject === "page")
    return PAGES[action === "added" || action === "removed" ? action : "moved"];
  if (subject === "header") return reasons.length > 0 ? "security header" : "other header";
  if (subject === "element") return name.toLowerCase();
  if (subject === "error")
    return reasons.length > 0 ? "page that could not be judged" : "error in the browser";
  if (subject !== "text") return NOUN_OF[subject] ?? subject;
  if (isNotice || reasons.some((reason) => /\bnotice\b/.test(reason))) return "notice";
  if (figures > 0) return "figure";
  if (name.startsWith("Heading")) return "heading";
  if (name.startsWith("Row")) return "table row";
  return name.startsWith("Text") ? "paragraph" : "label or description";
}

function joinParts(parts: string[]): string {
  const last = parts.at(-1) ?? "nothing that visitors see";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
}
