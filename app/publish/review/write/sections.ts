// A report in; out its changes as people read them: by page, critical ones first, then what several pages share, then files.
import { count } from "../../problems/problem";
import { VIEWS } from "../pictures/browser";
import type { Change, FigureChange, PageReport, Report } from "../report";

/** A part of the report. */
export interface Section {
  title: string;
  /** Undefined for what several pages share, and for files. */
  page?: PageReport;
  changes: Change[];
}

const KINDS = { added: "new page", removed: "page removed", changed: "changed", moved: "moved" };

/** The parts of a report; changes of code alone are listed by {@link codeLines}. */
export function sectionsOf({ changes, pages }: Report): Section[] {
  const told = changes.filter((change) => !isCode(change));
  const sections: Section[] = [
    ...pages.map((page) => ({
      title: page.title || page.path,
      page,
      changes: told.filter(({ places }) => places.length === 1 && places[0] === page.path),
    })),
    { title: "On several pages", changes: told.filter(({ places }) => places.length > 1) },
    { title: "Texts in code that no page shows", changes: told.filter(isCodeText) },
    {
      title: "Headers and files",
      changes: told.filter((change) => change.places.length === 0 && !isCodeText(change)),
    },
  ];
  return sections
    .filter((section) => section.changes.length > 0 || section.page?.kind === "moved")
    .toSorted((a, b) => Number(isCritical(b)) - Number(isCritical(a)));
}

function isCode({ severity, subject }: Change): boolean {
  return severity === "code" && subject === "code";
}

function isCodeText({ subject }: Change): boolean {
  return subject === "code text";
}

export function isCritical({ changes }: Section): boolean {
  return changes.some(({ severity }) => severity === "critical");
}

/** What happened to a page: "new page; listed on News". */
export function describePage({ kind, from, note, listedOn, isList }: PageReport): string {
  return [
    isList
      ? "changed in its list of pages"
      : KINDS[kind] + (from === undefined ? "" : ` from ${from}`),
    ...(note === undefined ? [] : [note]),
    ...(listedOn.length > 0
      ? [`${kind === "removed" ? "no longer " : ""}listed on ${listedOn.join(", ")}`]
      : []),
  ].join("; ");
}

/** "Text changed", "Heading hidden". */
export function nameChange({ name, action, subject }: Change): string {
  return subject === "look" || subject === "page" ? name : `${name}, ${action}`;
}

/** Where it is, beside the name of its page. */
export function describePlace(
  { heading, views, places }: Change,
  titleOf: (path: string) => string,
): string {
  return [
    ...(places.length > 1
      ? [`on ${count(places.length, "page")}: ${places.map(titleOf).join(", ")}`]
      : []),
    ...(heading ? [`under “${heading}”`] : []),
    ...(views.length > 0 ? [describeViews(views)] : []),
  ].join("; ");
}

function describeViews(views: string[]): string {
  return VIEWS.every(({ name }) => views.includes(name))
    ? "in every view"
    : `at ${views.join(", ")}`;
}

/** What is known of a figure that makes a claim. */
export function describeFigure({ old, new: now, source, stillAt }: FigureChange): string {
  const values = [old, now]
    .filter((value) => value !== null)
    .map((value) => `“${value}”`)
    .join(" → ");
  const still = stillAt.map(({ path, text }) => `${path} (${text})`).slice(0, 5);
  return [
    `Figure ${values}`,
    source === null ? "no source" : `source: ${source}`,
    ...(old !== null && still.length > 0 ? [`“${old}” still stands on ${still.join(", ")}`] : []),
  ].join("; ");
}

/** Lines for those who look into the code: its files, and those that only follow the pages. */
export function codeLines({ changes, derived }: Report): string[] {
  const files = changes.filter(isCode);
  return [
    ...(derived.length > 0
      ? [`${derived.join(", ")} ${derived.length > 1 ? "follow" : "follows"} the pages.`]
      : []),
    ...(files.length > 0
      ? [
          `${count(files.length, "file")} of code changed: ${files.map(({ name, action }) => (action === "changed" ? name : `${name} (${action})`)).join(", ")}.`,
        ]
      : []),
  ];
}

/** Which roles must sign what this change has changed, or has left unsigned. */
export function mustSign({ signatures, pages }: Report): { role: string; titles: string[] }[] {
  const changed = new Set(pages.map(({ path }) => path));
  const roles = new Map<string, string[]>();
  for (const { path, title, missing, outdated } of signatures)
    for (const role of missing)
      if (changed.has(path) || outdated.some((signature) => signature.role === role))
        roles.set(role, [...(roles.get(role) ?? []), title || path]);
  return [...roles].map(([role, titles]) => ({ role, titles }));
}

/** `2026-01-31 · pull request 12 · commit 1234abcd by A. Name, and uncommitted changes · compared with main (5678cdef)`. */
export function describeCommits({ date, request, head, base }: Report): string {
  const author = head.author ? ` by ${head.author}` : "";
  const dirty = head.isDirty ? ", and uncommitted changes" : "";
  return [
    date,
    ...(request === undefined ? [] : [`pull request ${request}`]),
    `commit ${head.commit.slice(0, 8)}${author}${dirty}`,
    `compared with ${base.ref} (${base.commit.slice(0, 8)})`,
  ].join(" · ");
}

/** The name of a page everywhere: title and path. */
export function createTitles({ pages, signatures }: Report): (path: string) => string {
  const titles = new Map([...signatures, ...pages].map(({ path, title }) => [path, title]));
  return (path) => {
    const title = titles.get(path);
    return title ? `${title} (${path})` : path;
  };
}
