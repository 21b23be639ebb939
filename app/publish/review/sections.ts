// Puts passages into sections: by page, by the pages that share them, and by file.
import { count } from "../problems/problem";
import { markWords } from "./diff/marked-words";
import type { FoundPassage } from "./diff/fold-passages";
import type { SiteDiff } from "./diff/site-diff";
import { flagsOf, flagsOfFile } from "./flags/flags";
import { createFacts, flagLostAddress, flagsOfSite } from "./flags/site-facts";
import type { Look } from "./look/look";
import { flagsIn, type Flag, type Passage, type Report, type ReportSection } from "./report";
import type { PagePair } from "./site/pages";
import { findTarget } from "./site/redirects";
import type { ReviewedSite } from "./site/site";

const FILE_TITLES: Record<string, string> = {
  _redirects: "Redirects",
  _headers: "Headers",
  "sitemap.xml": "Sitemap",
};

/** Makes the sections of a report; every passage is in one of them, and every other file in them or the list. */
export function makeSections(
  base: ReviewedSite,
  head: ReviewedSite,
  diff: SiteDiff,
  looks: ReadonlyMap<string, Look>,
): Pick<Report, "sections" | "files"> {
  const facts = createFacts(base, head, diff.passages);
  const pairs = new Map(diff.pairs.map((pair) => [pair.path, pair]));
  const sections = new Map<string, ReportSection>();
  const sectionOf = (title: string, pages: PagePair[] = [], file = ""): ReportSection => {
    const paths = pages.map(({ path }) => path);
    const key = paths.join("\n") || file;
    const known = sections.get(key);
    if (known) return known;
    const [page, ...more] = pages;
    // Don't link a path that is no ordinary one, because it comes from a file name of the request.
    const isLinked = page?.now && more.length === 0 && /^\/[\w/-]*$/.test(page.path);
    const link = isLinked ? page.path : "";
    const section = { title, paths, file, link, state: "", flags: [], passages: [], pictures: [] };
    sections.set(key, section);
    return section;
  };
  for (const passage of diff.passages) {
    const { file = "" } = passage;
    const pages = passage.pages.flatMap((path) => pairs.get(path) ?? []);
    const title = file ? (FILE_TITLES[file] ?? file) : titleOf(pages, head);
    sectionOf(title, pages, file).passages.push(describe(passage, flagsOf(passage, facts)));
  }
  for (const pair of diff.pairs) {
    const { state, flags, isNews } = stateOf(pair, base, head);
    if (isNews) Object.assign(sectionOf(titleOf([pair], head), [pair]), { state, flags });
  }
  const shown = new Set<string>();
  for (const pair of diff.pairs) {
    const pictures = (looks.get(pair.path)?.pictures ?? []).filter(
      ({ old, new: now }) => shown.size < shown.add(`${old} ${now}`).size,
    );
    const shared = [...sections.values()].find(({ paths }) => paths.includes(pair.path));
    const section = sections.get(pair.path) ?? shared;
    if (pictures.length > 0)
      (section ?? sectionOf(titleOf([pair], head), [pair])).pictures.push(...pictures);
  }
  const files: string[] = [];
  for (const name of diff.files) {
    const flags = flagsOfFile(name, facts, false);
    if (flags.length > 0) sectionOf(name, [], name).flags.push(...flags);
    else files.push(`${name} ${facts.changeOf(name)}`.replace(/ differs$/, ""));
  }
  const others = flagsOfSite(base, head);
  if (others.length > 0) sectionOf("The site").flags.push(...others);
  return {
    sections: [...sections.values()].toSorted((a, b) => rankSection(a) - rankSection(b)),
    files,
  };
}

function rankSection(section: ReportSection): number {
  if (flagsIn(section).flat().length > 0) return 0;
  return section.paths.length > 0 ? 1 : 2;
}

function titleOf([pair, ...more]: PagePair[], head: ReviewedSite): string {
  if (more.length > 0) {
    const all = more.length + 1 >= head.pages.size ? "all " : "";
    return `On ${all}${count(more.length + 1, "page")}`;
  }
  return (pair?.now ?? pair?.old)?.page.title || (pair?.path ?? "");
}

function describe(passage: FoundPassage, flags: Flag[]): Passage {
  const { changes, also, times, before, after, isWhole } = passage;
  const line = changes[0]?.now ?? changes[0]?.old;
  const heading = line?.region ? `In ${line.region}` : line?.heading && `Under “${line.heading}”`;
  return {
    place: [heading, times > 1 && count(times, "time")].filter(Boolean).join(", "),
    before: before === line?.heading ? "" : before,
    ...{ after, flags, isWhole },
    lines: changes.map(markWords),
    also: also.map(markWords),
  };
}

function stateOf({ path, old, now }: PagePair, base: ReviewedSite, head: ReviewedSite) {
  const [before, after] = [old && base.content.states.get(old.path), head.content.states.get(path)];
  const words: string[] = [];
  const flags: Flag[] = [];
  if (!old) words.push("new page");
  if (!now) {
    const to = findTarget(path, head.redirects);
    words.push(to === undefined ? "page removed" : `page removed, its address leads to ${to}`);
    if (to === undefined) flags.push(flagLostAddress(path));
  }
  if (old && now && old.path !== now.path) words.push(`moved from ${old.path}`);
  if (before && now && !after)
    flags.push({
      name: "what is public",
      sentence: `The page becomes public. It was ${before}.`,
    });
  const isNews = words.length > 0 || before !== after;
  return { state: [...words, ...(now && after ? [after] : [])].join(", "), flags, isNews };
}
