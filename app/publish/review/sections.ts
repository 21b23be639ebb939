// Puts the passages of a diff into the sections of a report: by page, by the pages that share them, and by file.
import { count } from "../problems/problem";
import { markWords } from "./diff/marked-words";
import type { Passage as Found, SiteDiff } from "./diff/site-diff";
import { describeDocument, describeHost, flagsOf, type SiteFacts } from "./flags/flags";
import { createFacts, findLostAddresses, findNewScripts, frameOf } from "./flags/site-facts";
import type { Look } from "./look/look";
import type { Flag, PageName, Passage, Picture, Section } from "./report";
import { findStrays } from "./site/addresses";
import type { PagePair } from "./site/pages";
import { keyOf, type Line } from "./site/record";
import { findRedirect } from "./site/redirects";
import type { Site } from "./site/site";

type Describe = (passage: Found) => Passage;

interface Parts {
  base: Site;
  head: Site;
  diff: SiteDiff;
  describe: Describe;
  pictures: Pictures;
}

const EMPTY = { pages: [], state: "", flags: [], passages: [], pictures: [], notes: [] };

/** Every passage is in one section; sections with flags come first, files last. */
export function makeSections(
  base: Site,
  head: Site,
  diff: SiteDiff,
  looks: ReadonlyMap<string, Look>,
): Section[] {
  const facts = createFacts(base, head);
  const describe = createDescribe(facts, findMoves(diff.passages), frameOf(base, head));
  const parts = { base, head, diff, describe, pictures: createPictures(looks) };
  const sections = [
    ...diff.pairs.flatMap((pair) => pageSection(pair, parts)),
    ...sharedSections(parts),
    ...pictureSections(parts),
    ...fileSections(parts, facts),
  ];
  const all = [...sections, ...siteSections(parts, facts, sections)];
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ flags, passages, pages }: Section): number {
  if ([...flags, ...passages.flatMap((passage) => passage.flags)].length > 0) return 0;
  return pages.length > 0 ? 1 : 2;
}

/** Where a sentence was removed or added, by its key: "under “Dose” on /science". */
interface Moves {
  removed: ReadonlyMap<string, string>;
  added: ReadonlyMap<string, string>;
}

function findMoves(passages: Found[]): Moves {
  const moves = { removed: new Map<string, string>(), added: new Map<string, string>() };
  for (const { pages, file, changes } of passages)
    for (const { old, now } of changes) {
      const line = old ?? now;
      if (!line || (old && now)) continue;
      const heading = line.heading && `under “${line.heading}” `;
      const where = `${heading}on ${file ?? pages[0] ?? ""}`;
      (old ? moves.removed : moves.added).set(keyOf(line), where);
    }
  return moves;
}

/** @param frame the words that all pages have, by the keys of their lines */
function createDescribe(
  facts: SiteFacts,
  moves: Moves,
  frame: ReadonlyMap<string, string>,
): Describe {
  return (passage) => {
    const { isWhole, before, after, times } = passage;
    // For a whole page, only what other pages do not have.
    const changes = isWhole
      ? passage.changes.filter(({ old, now }) => !frame.has(keyIn(now ?? old)))
      : passage.changes;
    const old = changes.flatMap((change) => change.old ?? []);
    const now = changes.flatMap((change) => change.now ?? []);
    const flags = flagsOf({ ...passage, changes, old, now }, facts);
    const own = new Set(passage.changes.map((change) => keyIn(change.now)));
    const missing = [...frame].filter(([key]) => isWhole && now.length > 0 && !own.has(key));
    if (missing.length > 0) {
      const words = missing.slice(0, 3).map(([, text]) => text);
      flags.push({
        name: "frame",
        sentence: `The page lacks what all pages have: ${words.join(" · ")}`,
      });
    }
    return {
      place: placeOf(changes[0]?.now ?? changes[0]?.old),
      ...{ before, after, times, flags },
      lines: changes.map(markWords),
      also: passage.also.map(markWords),
      notes: [
        ...(isWhole ? [] : new Set(changes.flatMap((change) => noteMove(change, moves)))),
        ...new Set(flags.flatMap((flag) => noteStanding(flag, facts))),
      ],
    };
  };
}

function keyIn(line: Line | undefined): string {
  return line ? keyOf(line) : "";
}

function placeOf(line: Line | undefined): string {
  if (line?.region) return `In ${line.region}`;
  if (line?.heading) return `Under “${line.heading}”`;
  return "";
}

function noteMove({ old, now }: Found["changes"][number], { removed, added }: Moves): string[] {
  if (old && now) return [];
  const place = old ? added.get(keyOf(old)) : removed.get(keyIn(now));
  if (place === undefined) return [];
  return [old ? `Also added ${place}.` : `Also removed ${place}.`];
}

/** A figure that changed here and stands elsewhere as it was. */
function noteStanding({ figure }: Flag, facts: SiteFacts): string[] {
  // A number without a sign or a unit says too little.
  if (!figure?.old || !figure.now || !/\d{3}|\d\D|\D\d/.test(figure.old)) return [];
  const pages = facts.pagesWith(figure.old);
  return pages.length > 0
    ? [`“${figure.old}” still stands on ${pages.slice(0, 3).join(", ")}.`]
    : [];
}

/** A page with passages of its own, or one that came, went, moved or becomes public. */
function pageSection(pair: PagePair, { base, head, diff, describe, pictures }: Parts): Section[] {
  const own = diff.passages.filter(({ pages }) => pages.length === 1 && pages[0] === pair.path);
  const { state, flags, isNews } = stateOf(pair, base, head);
  if (own.length === 0 && !isNews) return [];
  const name = nameOf(pair);
  return [
    {
      ...{ title: name.title, pages: [name], state, flags, notes: [] },
      passages: own.map(describe),
      pictures: pictures.take(pair.path),
    },
  ];
}

function stateOf({ path, old, now }: PagePair, base: Site, head: Site) {
  const [before, after] = [old && base.content.states.get(old.path), head.content.states.get(path)];
  const words: string[] = [];
  const flags: Flag[] = [];
  if (!old) words.push("new page");
  if (!now) {
    const to = findRedirect(path, head.redirects);
    words.push(to === undefined ? "page removed" : `page removed, its address leads to ${to}`);
    if (to === undefined)
      flags.push({ name: "address lost", sentence: `The address ${path} leads nowhere now.` });
  }
  if (old && now && old.path !== now.path) words.push(`moved from ${old.path}`);
  if (before && now && !after)
    flags.push({ name: "becomes public", sentence: `The page becomes public. It was ${before}.` });
  const isOther = old !== undefined && now !== undefined && before !== after && after !== undefined;
  if (isOther)
    flags.push({ name: "publication", sentence: `Publication: ${before ?? "public"} → ${after}` });
  const isNews = words.length > 0 || before !== after;
  // A draft that was one before is not reported again.
  return { state: [...words, ...(now && after ? [after] : [])].join(", "), flags, isNews };
}

/** What several pages have in common: the footer, a name. */
function sharedSections({ diff, head, describe, pictures }: Parts): Section[] {
  const shared = diff.passages.filter(({ pages }) => pages.length > 1);
  const isStyle = ({ changes }: Found) =>
    changes.some(({ now, old }) => (now ?? old)?.kind === "style");
  const restyled = new Set(shared.filter(isStyle).flatMap(({ pages }) => pages));
  const groups = new Map<string, Found[]>();
  for (const passage of shared) {
    const key = passage.pages.join("\n");
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return [...groups.values()].map((group): Section => {
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
      pages: paths.flatMap((path) => diff.pairs.filter((pair) => pair.path === path).map(nameOf)),
      passages: group.map(describe),
      pictures: shown,
      notes: same > 0 ? [`${same} more ${noun} different for the same reason.`] : [],
    };
  });
}

/** Pages whose words are the same: a picture or the style sheet differs. */
function pictureSections({ diff, pictures }: Parts): Section[] {
  return diff.pairs.flatMap((pair): Section[] => {
    const own = pictures.isTaken(pair.path) ? [] : pictures.take(pair.path);
    const name = nameOf(pair);
    return own.length > 0 ? [{ ...EMPTY, title: name.title, pages: [name], pictures: own }] : [];
  });
}

function nameOf({ path, old, now }: PagePair): PageName {
  return { path, title: (now ?? old)?.page.title || path, isThere: now !== undefined };
}

interface Pictures {
  /** The pictures of a page that no section has yet. */
  take: (path: string) => Picture[];
  isTaken: (path: string) => boolean;
}

function createPictures(looks: ReadonlyMap<string, Look>): Pictures {
  const shown = new Set<string>();
  const taken = new Set<string>();
  const isFresh = ({ old, new: now }: Picture) =>
    shown.size < shown.add(`${old ?? ""} ${now ?? ""}`).size;
  return {
    take(path) {
      taken.add(path);
      return (looks.get(path)?.pictures ?? []).filter(isFresh);
    },
    isTaken: (path) => taken.has(path),
  };
}

const FILE_TITLES: Record<string, string> = {
  _redirects: "Redirects",
  _headers: "Headers",
  "sitemap.xml": "Sitemap",
};

function fileSections(
  { diff: { passages, files, failures }, describe }: Parts,
  facts: SiteFacts,
): Section[] {
  const names = [
    ...new Set(passages.flatMap(({ file, pages }) => (pages.length === 0 ? (file ?? []) : []))),
  ];
  const texts = names.map((name): Section => {
    const own = passages.filter(({ file, pages }) => file === name && pages.length === 0);
    return { ...EMPTY, title: FILE_TITLES[name] ?? name, passages: own.map(describe) };
  });
  const documents = files.filter(({ name }) => name.endsWith(".pdf") && !names.includes(name));
  return [
    ...texts,
    ...documents.map(({ name }): Section => {
      const sentence = describeDocument(facts.pagesThatLinkTo(name));
      const isRead = failures.every((failure) => !failure.includes(name));
      const notes = isRead ? ["Its words are the same; something else in it differs."] : [];
      return { ...EMPTY, title: name, flags: [{ name: "document", sentence }], notes };
    }),
  ];
}

/** What is flagged, and is no passage: scripts, hosts in code, lost addresses that were no pages. */
function siteSections(
  { base, head, diff }: Parts,
  { newHosts }: SiteFacts,
  sections: Section[],
): Section[] {
  const told = sections.flatMap(({ flags, passages }) =>
    [...flags, ...passages.flatMap((each) => each.flags)].map(({ sentence }) => sentence),
  );
  const flags: Flag[] = [];
  for (const [script, paths] of findNewScripts(base, head)) {
    const address = script.startsWith("/") ? script : `“${script.slice(0, 80)}”`;
    const sentence = `${count(paths.length, "page")} load a script that no page loaded: ${address}`;
    flags.push({ name: "new script", sentence });
  }
  for (const [host, files] of newHosts)
    flags.push({ name: "new host", sentence: describeHost(host, files) });
  for (const { published } of findStrays(base.files, head.files)) {
    const verb = base.files.has(published) ? "differs" : "is new";
    flags.push({
      name: "address",
      sentence: `/${published} ${verb}, and no page leads to it: open it.`,
    });
  }
  for (const path of new Set(findLostAddresses(base, head)))
    if (!diff.pairs.some((pair) => pair.path === path))
      flags.push({ name: "address lost", sentence: `The address ${path} leads nowhere now.` });
  const fresh = flags.filter(({ sentence }) => !told.includes(sentence));
  return fresh.length > 0 ? [{ ...EMPTY, title: "The site", flags: fresh }] : [];
}
