// Everything that the review found in; out the report: each change with its severity, the worst first, and the verdict.
import { describePair, type PagePair } from "../diff/page-diff";
import { mayDiffer } from "../diff/site-diff";
import type { Look, Snapshot } from "../page-model";
import { SEVERITIES, type Change, type FoundChange, type PageReport, type Report } from "../report";
import { createLegalCheck } from "./legal-words";
import { findLookChanges } from "./look-changes";
import { createSeverity } from "./reasons";
import { signatureOf } from "./sign-off";
import { countBySeverity, verdictOf } from "./verdict";

/** How pages were compared, for whoever reads "the same". */
const CHECKED =
  "Compared: every file of both builds byte by byte, with content hashes taken out of names; and each page that uses a changed file in a browser, at 320, 768 and 1280 px and in print, with JavaScript and without, every tooltip, menu and slide open once: words that can be seen or heard, links, pictures pixel by pixel, headings, head, structured data, errors and accessibility.";

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
  const severityOf = createSeverity({ isLegal, leads });
  const changes = [...found, ...findLookChanges(looks, found)]
    .map((change) => ({ change, ...severityOf(change) }))
    .toSorted((a, b) => order(a) - order(b) || a.rank - b.rank)
    .map(({ change, severity, reasons }): Change => ({ ...change, severity, reasons }));
  const touched = pairs.filter(mayDiffer);
  const isChanged = createChanged(changes, looks);
  const pathOf = ({ old, now }: PagePair) => now?.path ?? old?.path ?? "";
  return {
    verdict: verdictOf(changes, head.pages.length),
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
    hash: pair.now ? signatureOf(pair.now) : null,
    pictures: look?.pictures.map(({ view, share, largest }) => ({ view, share, largest })) ?? [],
    violations: look?.violations ?? { old: null, new: null },
  };
}
