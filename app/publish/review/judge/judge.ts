// Everything that the review found in; out the report: each change with its severity, the worst first, and the verdict.
import { describePair, type PagePair } from "../diff/page-diff";
import { mayDiffer } from "../diff/site-diff";
import type { Look, Snapshot } from "../page-model";
import { SEVERITIES, type Change, type FoundChange, type PageReport, type Report } from "../report";
import { createLegalCheck } from "./legal-words";
import { findLookChanges } from "./look-changes";
import { createSeverity, hostsIn } from "./reasons";
import { countBySeverity, verdictOf } from "./verdict";

/** How pages were compared, for whoever reads that there is no difference. */
const CHECKED =
  "Compared: every file of both builds byte by byte, with content hashes taken out of names; and each page that can use a changed file in a browser: its words, links, headings, head, structured data and errors with JavaScript and without, with every tooltip, menu and slide open once; its pictures pixel by pixel at 320, 768, 1280 and 1920 px, at any other width that a rule of its styles needs, and in print, without JavaScript, and at 320 and 1280 px with it; and its accessibility at 320 and 1280 px. What code does on a click or a key is for the tests.";
/** A longer value of a file says what it is and is not printed whole; it was judged whole. */
const MOST_TEXT = 4000;

/** What was compared. */
export interface Compared {
  base: Snapshot;
  head: Snapshot;
  pairs: PagePair[];
  /** By path, of all pages that may differ. */
  looks: ReadonlyMap<string, Look>;
}

/** @param found by reading; what can only be seen is added here */
export function judgeChanges(
  commits: Pick<Report, "base" | "head">,
  { base, head, pairs, looks }: Compared,
  found: FoundChange[],
  rest: Pick<Report, "warnings" | "waiting" | "signatures">,
): Report {
  const leads = new Set(head.leads.map(({ path }) => path));
  const isLegal = createLegalCheck(base.content, head.content);
  const hosts = hostsIn(base.pages.flatMap(({ head: own }) => own.map(valueOf)).join("\n"));
  const severityOf = createSeverity({ isLegal, leads, hosts });
  const changes = [...found, ...findLookChanges(looks)]
    .map((change) => ({ change, ...severityOf(change) }))
    .toSorted((a, b) => order(a) - order(b) || a.rank - b.rank)
    .map(({ change, severity, reasons }): Change => ({ ...cutText(change), severity, reasons }));
  const touched = pairs.filter(mayDiffer);
  const isChanged = createChanged(changes, looks);
  const pathOf = ({ old, now }: PagePair) => now?.path ?? old?.path ?? "";
  return {
    verdict: verdictOf(changes, { pages: head.pages.length, isSame: haveSameFiles(base, head) }),
    ...commits,
    counts: countBySeverity(changes),
    changes,
    pages: touched
      .filter((pair) => isChanged(pathOf(pair)))
      .map((pair) => describePage(pair, base, head, looks)),
    samePages: touched.map(pathOf).filter((path) => !isChanged(path) && !isInDoubt(changes, path)),
    checked: CHECKED,
    ...rest,
  };
}

function valueOf({ value }: { value: string }): string {
  return value;
}

function cutText(change: FoundChange): FoundChange {
  if (!/^(?:code|styles|file)$/.test(change.subject)) return change;
  const cut = (text: string | null) => text?.slice(0, MOST_TEXT) ?? null;
  return { ...change, old: cut(change.old), new: cut(change.new) };
}

function haveSameFiles(base: Snapshot, head: Snapshot): boolean {
  const describe = ({ files }: Snapshot) =>
    files.map(({ name, hash, bytes, copies }) => JSON.stringify([name, hash, bytes, copies]));
  return describe(base).toSorted().join("\n") === describe(head).toSorted().join("\n");
}

function order({ severity }: Pick<Change, "severity">): number {
  return SEVERITIES.indexOf(severity);
}

/** Whether people get something else from a page: a change of code alone is none. */
function createChanged(changes: Change[], looks: ReadonlyMap<string, Look>) {
  const paths = new Set(
    changes
      .filter(
        ({ subject, severity }) =>
          severity !== "code" && !/^(?:code|styles|header|file)$/.test(subject),
      )
      .flatMap(({ places }) => places.map(({ path }) => path)),
  );
  return (path: string) =>
    paths.has(path) || Boolean(looks.get(path)?.pictures.some(({ share }) => share > 0));
}

/** Whether code, styles or files of a page changed in a way that forbids to call it the same. */
function isInDoubt(changes: Change[], path: string): boolean {
  return changes.some(
    ({ severity, places }) => severity !== "code" && places.some((place) => place.path === path),
  );
}

function describePage(
  pair: PagePair,
  base: Snapshot,
  head: Snapshot,
  looks: ReadonlyMap<string, Look>,
): PageReport {
  const described = describePair(pair, base.content, head.content);
  const look = looks.get(described.path);
  return {
    ...described,
    pictures: look?.pictures.map(({ view, share, largest }) => ({ view, share, largest })) ?? [],
    violations: look?.violations ?? { old: null, new: null },
  };
}
