// Puts the passages of a diff into the sections of a report: by page, by the pages that share them, and by file.
import { count } from "../problems/problem";
import { isStyles, type PlacedPassage, type SiteDiff } from "./diff/site-diff";
import { describePassage, findMoves } from "./describe-passage";
import { describeDocument, describeHost, type SiteFacts } from "./flags/flags";
import { createFacts, findLostAddresses, findNewScripts, frameOf } from "./flags/site-facts";
import type { Look } from "./look/look";
import type { Flag, PageName, Passage, Picture, Section } from "./report";
import { findStrays } from "./site/addresses";
import type { PagePair } from "./site/pages";
import { findRedirect } from "./site/redirects";
import type { Site } from "./site/site";

/** Every passage is in one section; sections with flags come first, files last. */
export function makeSections(
  base: Site,
  head: Site,
  diff: SiteDiff,
  looks: ReadonlyMap<string, Look>,
): Section[] {
  const facts = createFacts(base, head);
  const context = { facts, moves: findMoves(diff.passages), frame: frameOf(base, head) };
  const describe = (passage: PlacedPassage) => describePassage(passage, context);
  const pictures = createPictures(looks);
  const sections = [
    ...diff.pairs.flatMap((pair) => pageSection(pair, { base, head, diff, describe, pictures })),
    ...sharedSections(diff, head, describe, pictures),
    ...pictureSections(diff.pairs, pictures),
    ...fileSections(diff, facts, describe),
  ];
  const all = [...sections, ...siteSections(base, head, diff, facts, sections)];
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ flags, passages, pages }: Section): number {
  if ([...flags, ...passages.flatMap((passage) => passage.flags)].length > 0) return 0;
  return pages.length > 0 ? 1 : 2;
}

type Describe = (passage: PlacedPassage) => Passage;

interface Parts {
  base: Site;
  head: Site;
  diff: SiteDiff;
  describe: Describe;
  pictures: Pictures;
}

/** A page with passages of its own, or one that came, went, moved or becomes public. */
function pageSection(pair: PagePair, { base, head, diff, describe, pictures }: Parts): Section[] {
  const own = diff.passages.filter(({ pages }) => pages.join("\n") === pair.path);
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
    flags.push({ name: "becomes public", sentence: `The page becomes public. It was: ${before}.` });
  const isNews = words.length > 0 || before !== after;
  // A draft that was one before is not reported again.
  return { state: [...words, ...(now && after ? [after] : [])].join(", "), flags, isNews };
}

/** What several pages have in common: the footer, a name. */
function sharedSections(
  { passages, pairs }: SiteDiff,
  head: Site,
  describe: Describe,
  pictures: Pictures,
): Section[] {
  const shared = passages.filter(({ pages }) => pages.length > 1);
  const restyled = new Set(shared.filter(isStyles).flatMap(({ pages }) => pages));
  const groups = new Map<string, PlacedPassage[]>();
  for (const passage of shared) {
    const key = passage.pages.join("\n");
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return [...groups.values()].map((group): Section => {
    const paths = group[0]?.pages ?? [];
    const all = paths.length >= head.pages.size ? "all " : "";
    const fresh = paths.filter((path) => !pictures.isTaken(path));
    const [first = "", ...rest] = fresh;
    const shown = pictures.take(first);
    const same = rest.filter(
      (path) => !restyled.has(path) && pictures.take(path).length > 0,
    ).length;
    const noun = same === 1 ? "page looks" : "pages look";
    return {
      ...{ title: `On ${all}${count(paths.length, "page")}`, state: "", flags: [] },
      pages: paths.flatMap((path) => pairs.filter((pair) => pair.path === path).map(nameOf)),
      passages: group.map(describe),
      pictures: shown,
      notes: same > 0 ? [`${same} more ${noun} different for the same reason.`] : [],
    };
  });
}

/** Pages whose words are the same: a picture or the style sheet differs. */
function pictureSections(pairs: PagePair[], pictures: Pictures): Section[] {
  return pairs.flatMap((pair): Section[] => {
    const own = pictures.isTaken(pair.path) ? [] : pictures.take(pair.path);
    const name = nameOf(pair);
    const empty = { state: "", flags: [], passages: [], notes: [] };
    return own.length > 0 ? [{ ...empty, title: name.title, pages: [name], pictures: own }] : [];
  });
}

function nameOf({ path, old, now }: PagePair): PageName {
  return { path, title: (now ?? old)?.text.title || path, isThere: now !== undefined };
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
  { passages, files }: SiteDiff,
  facts: SiteFacts,
  describe: Describe,
): Section[] {
  const empty = { pages: [], state: "", flags: [], pictures: [], notes: [] };
  const names = [...new Set(passages.flatMap(({ file }) => file ?? []))];
  const texts = names.map((name): Section => {
    const own = passages.filter(({ file }) => file === name).map(describe);
    return { ...empty, title: FILE_TITLES[name] ?? name, passages: own };
  });
  const documents = files.filter(({ name }) => name.endsWith(".pdf") && !names.includes(name));
  return [
    ...texts,
    ...documents.map(({ name }): Section => {
      const sentence = describeDocument(facts.pagesThatLinkTo(name));
      const notes = ["Its words are the same; something else in it differs."];
      const flags = [{ name: "document", sentence }];
      return { ...empty, title: name, passages: [], flags, notes };
    }),
  ];
}

/** What is flagged, and is no passage: scripts, hosts in code, lost addresses that were no pages. */
function siteSections(
  base: Site,
  head: Site,
  { pairs }: SiteDiff,
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
  for (const path of findLostAddresses(base, head))
    if (!pairs.some((pair) => pair.path === path))
      flags.push({ name: "address lost", sentence: `The address ${path} leads nowhere now.` });
  const fresh = flags.filter(({ sentence }) => !told.includes(sentence));
  const empty = { pages: [], state: "", passages: [], pictures: [], notes: [] };
  return fresh.length > 0 ? [{ ...empty, title: "The site", flags: fresh }] : [];
}
