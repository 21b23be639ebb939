// Snapshots of two sites in; out every change between them, each once with all its places.
import type { Lead, PageSnapshot, SiteFile, Snapshot } from "../page-model";
import type { FoundChange, Place } from "../report";
import { findCommonPage, ownTexts } from "./common-page";
import { diffFiles, type FileChange } from "./files-diff";
import { createFigureDiff, type FigureDiff } from "./figures-diff";
import { diffPage, type PageChange, type PagePair } from "./page-diff";
import { diffLeads } from "./leads-diff";
import { diffRoles } from "./roles-diff";
import { collectShownWords } from "./shown-words";
import { pairUp, textLikeness } from "./similarity";

/** Below it a removed page and an added page are two pages. */
const SAME_PAGE = 0.8;

/** The pages of two sites, by path; what is left over by their own text: one with nearly the same was renamed. */
export function pairPages(base: Snapshot, head: Snapshot): PagePair[] {
  const [before, after] = [base.pages, head.pages];
  const gone = before.filter(({ path }) => !after.some((page) => page.path === path));
  const come = after.filter(({ path }) => !before.some((page) => page.path === path));
  const common = findCommonPage(before);
  const words = (page: PageSnapshot) =>
    ownTexts(page, common)
      .map(({ text }) => text)
      .join(" ");
  const renamed = new Map(
    pairUp(gone, come, (a, b) => textLikeness(words(a), words(b)), SAME_PAGE).map(([i, j]) => [
      come[j],
      gone[i],
    ]),
  );
  const origins = new Set(renamed.values());
  return [
    ...after.map((now) => ({
      old: before.find(({ path }) => path === now.path) ?? renamed.get(now),
      now,
    })),
    ...gone.filter((old) => !origins.has(old)).map((old) => ({ old, now: undefined })),
  ];
}

/** Whether anything that decides how the page reads and looks is different. */
export function mayDiffer({ old, now }: PagePair): boolean {
  return old?.inputs !== now?.inputs || old?.path !== now?.path;
}

/** @param pairs of all pages; those that may differ were read in a browser */
export function diffSites(base: Snapshot, head: Snapshot, pairs: PagePair[]): FoundChange[] {
  const shells = pairShells(base, head);
  const common = findCommonPage(base.pages);
  const ofPages = [...pairs.filter(mayDiffer), ...shells].flatMap((pair) => diffPage(pair, common));
  const ofFiles = diffFiles(base, head, {
    isShown: createShown(ofPages, [...pairs, ...shells], [...base.leads, ...head.leads]),
    words: collectShownWords([...pairs, ...shells]),
  });
  const diffFigures = createFigureDiff(base, head);
  return [
    ...merge(ofPages)
      .map((change) => withoutShells(change, shells))
      .map((change) => withFigures(change, diffFigures)),
    ...diffLeads(base, head),
    ...diffRoles(base, head, pairs),
    ...ofFiles.map(fromFile),
    ...rewritten(base, head, ofPages),
  ];
}

/** The files that a host may send for any address have the words of every page around theirs. */
function pairShells(base: Snapshot, head: Snapshot): PagePair[] {
  const paths = [...new Set([...base.shells, ...head.shells].map(({ path }) => path))];
  const find = ({ shells }: Snapshot, path: string) => shells.find((shell) => shell.path === path);
  return paths.map((path) => ({ old: find(base, path), now: find(head, path) }));
}

/** What changed on pages is not said of their shells again. */
function withoutShells(change: FoundChange, shells: PagePair[]): FoundChange {
  const isOnPage = ({ path }: Place) => shells.every(({ old, now }) => (now ?? old)?.path !== path);
  const places = change.places.filter(isOnPage);
  return places.length > 0 ? { ...change, places } : change;
}

/** Equal changes of several places are one: a sentence of the footer, a word in a drawing that two pages show. */
function merge(changes: PageChange[]): FoundChange[] {
  const merged = new Map<string, FoundChange>();
  for (const { place, ...change } of changes) {
    const { subject, action, name, old, new: now, views } = change;
    const key = JSON.stringify([subject, action, name, old, now, views]);
    const known = merged.get(key) ?? { ...change, figures: [], places: [] };
    known.places.push(place);
    merged.set(key, known);
  }
  return [...merged.values()];
}

function withFigures(change: FoundChange, diffFigures: FigureDiff): FoundChange {
  const { subject, action, old, new: now } = change;
  const hasFigures = /^(?:added|removed|changed)$/.test(action) && FIGURE_SUBJECTS.has(subject);
  if (!hasFigures) return change;
  const figures = diffFigures(old, now);
  // A new page has many dates and numbers; its claims need a source.
  return {
    ...change,
    figures: subject === "page" ? figures.filter(({ isClaim }) => isClaim) : figures,
  };
}

const FIGURE_SUBJECTS = new Set<FoundChange["subject"]>([
  "text",
  "heading",
  "alt",
  "title",
  "tooltip",
  "generated",
  "drawing",
  "head",
  "page",
]);

/** Whether a change of a page already says that a file differs. */
function createShown(
  changes: PageChange[],
  pairs: PagePair[],
  leads: Lead[],
): (file: SiteFile) => boolean {
  const changed = new Set(changes.map(({ place }) => place.path));
  const pages = pairs.flatMap(({ old, now }) => [old, now]).filter((page) => page !== undefined);
  const htmlFiles = new Set([...pages, ...leads].map(({ file }) => file));
  const ofChanged = pairs.filter(({ now, old }) => changed.has((now ?? old)?.path ?? ""));
  const linked = new Set(ofChanged.flatMap(changedTargets));
  const pictures = new Set([
    ...ofChanged.flatMap(changedPictures),
    ...changes
      .filter(({ subject }) => subject === "head")
      .flatMap(({ old, new: now }) => picturesNamed(old, now)),
  ]);
  return ({ kind, name, text, hash }) =>
    kind === "page"
      ? htmlFiles.has(name)
      : (kind === "picture" && pictures.has(name)) ||
        (!text && (linked.has(name) || linked.has(hash)));
}

/** The files of pictures that are not the same on both sides of a pair. */
function changedPictures({ old, now }: PagePair): string[] {
  const known = new Set(old?.images.map(({ hash }) => hash));
  const kept = new Set(now?.images.map(({ hash }) => hash));
  return [
    ...(now?.images ?? []).filter(({ hash }) => !known.has(hash)),
    ...(old?.images ?? []).filter(({ hash }) => !kept.has(hash)),
  ].flatMap(({ files }) => files);
}

/** The files that links lead to and that hold something else now: their names, and their hashes for copies of them. */
function changedTargets({ old, now }: PagePair): string[] {
  const known = new Set(old?.links.map(({ href, hash }) => `${href} ${hash ?? ""}`));
  return (now?.links ?? [])
    .filter(({ href, hash }) => hash && !known.has(`${href} ${hash}`))
    .flatMap(({ href, hash = "" }) => [href.replace(/^\//, ""), hash]);
}

/** An entry of the head names a picture by its address and its hash. */
function picturesNamed(...values: (string | null)[]): string[] {
  return values.flatMap((value) =>
    [...(value ?? "").matchAll(/(\S+) \([0-9a-f]{16}\)$/gm)].flatMap(([, address = ""]) =>
      URL.canParse(address) ? [new URL(address).pathname.slice(1)] : [],
    ),
  );
}

/** Pages whose bytes differ though nothing on them does. */
function rewritten(base: Snapshot, head: Snapshot, changes: PageChange[]): FoundChange[] {
  const before = new Map(base.files.map((file) => [file.name, file.hash]));
  const changed = new Set(changes.map(({ place }) => place.path));
  const hashes = new Map(head.files.map((file) => [file.name, file.hash]));
  const paths = [...head.pages, ...head.shells]
    .filter(({ path, file }) => !changed.has(path) && before.get(file) !== hashes.get(file))
    .map(({ path }) => path);
  if (paths.length === 0) return [];
  return [
    {
      subject: "code",
      action: "changed",
      name: "HTML, written differently with the same elements and words",
      old: null,
      new: null,
      words: [],
      views: [],
      figures: [],
      places: paths.map((path) => ({ path, heading: [] })),
    },
  ];
}

function fromFile({ usedBy, ...change }: FileChange): FoundChange {
  const places: Place[] = usedBy.map((path) => ({ path, heading: [] }));
  return { ...change, words: [], views: [], figures: [], places };
}
