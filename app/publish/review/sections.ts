// Puts passages into sections: by page, by the pages that share them, and by file.
import { count } from "../problems/problem";
import type { Change } from "./diff/compare-lines";
import { markWords } from "./diff/marked-words";
import type { FoundPassage, SiteDiff } from "./diff/site-diff";
import { flagsOf, flagsOfFile, type SiteFacts } from "./flags/flags";
import { createFacts, flagLost, flagsOfSite, frameOf } from "./flags/site-facts";
import { createPictures, type Look, type Pictures } from "./look/look";
import { listFirst, type Flag, type PageName, type Passage, type ReportSection } from "./report";
import type { PagePair } from "./site/pages";
import { keyOfLine, type SiteLine } from "./site/record";
import { findTarget } from "./site/redirects";
import type { ReviewedSite } from "./site/site";

type Describe = (passage: FoundPassage) => Passage;

interface Parts {
  base: ReviewedSite;
  head: ReviewedSite;
  diff: SiteDiff;
  describe: Describe;
  pictures: Pictures;
}

const EMPTY = { pages: [], state: "", flags: [], passages: [], pictures: [], notes: [] };

/** Makes the sections of a report; every passage is in one of them. */
export function makeSections(
  base: ReviewedSite,
  head: ReviewedSite,
  diff: SiteDiff,
  looks: ReadonlyMap<string, Look>,
): ReportSection[] {
  const facts = createFacts(base, head);
  const describe = createDescribe(facts, findMoves(diff.passages), frameOf(base, head));
  const parts = { base, head, diff, describe, pictures: createPictures(looks) };
  const sections = [
    ...diff.pairs.flatMap((pair) => pageSection(pair, parts)),
    ...sharedSections(parts),
    ...pictureSections(parts),
    ...fileSections(parts, facts),
  ];
  const all = [...sections, ...siteSections(base, head, facts, sections)];
  return all.toSorted((a, b) => rankSection(a) - rankSection(b));
}

function rankSection({ flags, passages, pages }: ReportSection): number {
  if ([...flags, ...passages.flatMap((passage) => passage.flags)].length > 0) return 0;
  return pages.length > 0 ? 1 : 2;
}

/** Describes passages. @param frame the words that all pages have, by the keys of their lines */
function createDescribe(
  facts: SiteFacts,
  noteMove: (change: Change) => string[],
  frame: ReadonlyMap<string, string>,
): Describe {
  return (passage) => {
    const { isWhole, before, after, times, also } = passage;
    const changes = passage.changes.filter(
      ({ old, now }) => !isWhole || !frame.has(keyIn(now ?? old)),
    );
    const old = changes.flatMap((change) => change.old ?? []);
    const now = changes.flatMap((change) => change.now ?? []);
    const flags = flagsOf({ ...passage, changes, old, now }, facts);
    const own = new Set(passage.changes.map((change) => keyIn(change.now)));
    const missing = [...frame].flatMap(([key, words]) => (own.has(key) ? [] : words)).slice(0, 3);
    if (isWhole && now.length > 0 && missing.length > 0) {
      const sentence = `The page lacks what all pages have: ${missing.join(" · ")}`;
      flags.push({ name: "frame", sentence });
    }
    const moves = isWhole ? [] : changes.flatMap(noteMove);
    const notes = [...moves, ...flags.flatMap((flag) => noteStanding(flag, facts))];
    return {
      place: describeHeading(changes[0]?.now ?? changes[0]?.old),
      ...{ before, after, times, flags },
      lines: changes.map(markWords),
      also: also.map(markWords),
      notes: [...new Set(notes)],
    };
  };
}

function keyIn(line: SiteLine | undefined): string {
  return line ? keyOfLine(line) : "";
}

function describeHeading(line: SiteLine | undefined): string {
  if (line?.region) return `In ${line.region}`;
  return line?.heading ? `Under “${line.heading}”` : "";
}

/** Returns what says where else a sentence was removed or added. */
function findMoves(passages: FoundPassage[]): (change: Change) => string[] {
  const places = new Map<string, string>();
  for (const { pages, file, changes } of passages)
    for (const { old, now } of changes) {
      if (old && now) continue;
      const heading = (old ?? now)?.heading;
      const place = `${heading ? `under “${heading}” ` : ""}on ${file ?? pages[0] ?? ""}`;
      places.set(`${old ? "removed" : "added"} ${keyIn(old ?? now)}`, place);
    }
  return ({ old, now }) => {
    if (old && now) return [];
    const verb = old ? "added" : "removed";
    const place = places.get(`${verb} ${keyIn(old ?? now)}`);
    return place === undefined ? [] : [`Also ${verb} ${place}.`];
  };
}

/** Says where a figure that changed still stands as it was. */
function noteStanding({ figure }: Flag, facts: SiteFacts): string[] {
  // A number without a sign or a unit says too little.
  if (!figure?.old || !figure.now || !/\d{3}|\d\D|\D\d/.test(figure.old)) return [];
  const pages = facts.pagesWith(figure.old);
  return pages.length > 0 ? [`“${figure.old}” still stands on ${listFirst(pages, 3)}.`] : [];
}

/**
 * Makes the section of a page with passages of its own, or one that came, went, moved or becomes
 * public.
 */
function pageSection(
  pair: PagePair,
  { base, head, diff, describe, pictures }: Parts,
): ReportSection[] {
  const own = diff.passages.filter(({ pages }) => pages.length === 1 && pages[0] === pair.path);
  const { state, flags, isNews } = stateOf(pair, base, head);
  if (own.length === 0 && !isNews) return [];
  const name = namePage(pair);
  return [
    {
      ...{ title: name.title, pages: [name], state, flags, notes: [] },
      passages: own.map(describe),
      pictures: pictures.take(pair.path),
    },
  ];
}

function stateOf({ path, old, now }: PagePair, base: ReviewedSite, head: ReviewedSite) {
  const [before, after] = [old && base.content.states.get(old.path), head.content.states.get(path)];
  const words: string[] = [];
  const flags: Flag[] = [];
  if (!old) words.push("new page");
  if (!now) {
    const to = findTarget(path, head.redirects);
    words.push(to === undefined ? "page removed" : `page removed, its address leads to ${to}`);
    if (to === undefined) flags.push(flagLost(path));
  }
  if (old && now && old.path !== now.path) words.push(`moved from ${old.path}`);
  if (before && now && !after)
    flags.push({ name: "becomes public", sentence: `The page becomes public. It was ${before}.` });
  if (old && now && after && before !== after)
    flags.push({ name: "publication", sentence: `Publication: ${before ?? "public"} → ${after}` });
  const isNews = words.length > 0 || before !== after;
  return { state: [...words, ...(now && after ? [after] : [])].join(", "), flags, isNews };
}

function sharedSections({ diff, head, describe, pictures }: Parts): ReportSection[] {
  const shared = diff.passages.filter(({ pages }) => pages.length > 1);
  const isStyle = ({ changes }: FoundPassage) =>
    changes.some(({ now, old }) => (now ?? old)?.kind === "style");
  const restyled = new Set(shared.filter(isStyle).flatMap(({ pages }) => pages));
  const groups = new Map<string, FoundPassage[]>();
  for (const passage of shared) {
    const key = passage.pages.join("\n");
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return [...groups.values()].map((group): ReportSection => {
    const paths = group[0]?.pages ?? [];
    const all = paths.length >= head.pages.size ? "all " : "";
    const [first = "", ...rest] = paths.filter((path) => !pictures.isTaken(path));
    const shown = pictures.take(first);
    const same = rest.filter(
      (path) => !restyled.has(path) && pictures.take(path).length > 0,
    ).length;
    const noun = same === 1 ? "page looks" : "pages look";
    return {
      ...{ title: `On ${all}${count(paths.length, "page")}`, state: "", flags: [] },
      pages: paths.flatMap((path) => diff.pairs.filter((pair) => pair.path === path).map(namePage)),
      passages: group.map(describe),
      pictures: shown,
      notes: same > 0 ? [`${same} more ${noun} different for the same reason.`] : [],
    };
  });
}

function pictureSections({ diff, pictures }: Parts): ReportSection[] {
  return diff.pairs.flatMap((pair): ReportSection[] => {
    const own = pictures.isTaken(pair.path) ? [] : pictures.take(pair.path);
    const name = namePage(pair);
    return own.length > 0 ? [{ ...EMPTY, title: name.title, pages: [name], pictures: own }] : [];
  });
}

function namePage({ path, old, now }: PagePair): PageName {
  return { path, title: (now ?? old)?.page.title || path, isThere: now !== undefined };
}

const FILE_TITLES: Record<string, string> = {
  _redirects: "Redirects",
  _headers: "Headers",
  "sitemap.xml": "Sitemap",
};

/** Makes sections of texts, and of other files that a reader has to open. */
function fileSections({ diff, describe }: Parts, facts: SiteFacts): ReportSection[] {
  const texts = new Map<string, FoundPassage[]>();
  for (const passage of diff.passages)
    if (passage.file !== undefined && passage.pages.length === 0)
      texts.set(passage.file, [...(texts.get(passage.file) ?? []), passage]);
  const flagged = diff.files.flatMap(({ name }): ReportSection[] => {
    const flags = flagsOfFile(name, facts);
    if (flags.length === 0 || texts.has(name)) return [];
    const isRead =
      name.endsWith(".pdf") && !diff.failures.some((failure) => failure.includes(name));
    const notes = isRead ? ["Its words are the same; something else in it differs."] : [];
    return [{ ...EMPTY, title: name, flags, notes }];
  });
  const read = [...texts].map(([name, own]): ReportSection => {
    return { ...EMPTY, title: FILE_TITLES[name] ?? name, passages: own.map(describe) };
  });
  return [...read, ...flagged];
}

function siteSections(
  base: ReviewedSite,
  head: ReviewedSite,
  facts: SiteFacts,
  sections: ReportSection[],
): ReportSection[] {
  const told = sections.flatMap(({ flags, passages }) =>
    [...flags, ...passages.flatMap((each) => each.flags)].map(({ sentence }) => sentence),
  );
  const flags = flagsOfSite(base, head, facts).filter(({ sentence }) => !told.includes(sentence));
  return flags.length > 0 ? [{ ...EMPTY, title: "The site", flags }] : [];
}
