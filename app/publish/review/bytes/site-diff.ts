// Two sites in; out everything that differs between their bytes: lines of pages, files and content fields, files without
// text, and redirects. It starts from every file, and what no other change shows is named as code.
import { collapse } from "../../markup/html-tree";
import { haveEqualPixels } from "../pictures/compare-pictures";
import type { FoundChange } from "../report";
import { animationsIn } from "../words/content-lines";
import type { Line } from "../words/document";
import { actionOf, changeOf, diffLines, lacking, withTargets } from "../words/lines-diff";
import { readTextFile } from "../words/text-files";
import { changedFiles, type SiteFile } from "./files";
import type { PagePair } from "./page-pairs";
import { brokenLinks, type Site, type SitePage } from "./site";

export interface SiteDiff {
  changes: FoundChange[];
  /** Files that differ without a change of their own: code, and pages whose lines are all the same. */
  code: string[];
}

/** Generated from the pages: sitemap and feeds. */
const LIST = /\.xml$/;
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|svg)$/;
/** A style sheet, a policy and code name other hosts by their whole address; XML namespaces (xmlns) are not addresses. */
const HOST = /(?:https?:|wss?:|(?<![\w:/]))\/\/([\w.-]+\.[a-z]{2,})/gi;

/** Compares two sites: their pages in these pairs, and all of their files. */
export async function diffSites(base: Site, head: Site, pairs: PagePair[]): Promise<SiteDiff> {
  const pages = pairs.flatMap((pair) => diffPage(pair, base, head));
  const names = changedFiles(base.files, head.files).filter((name) => !name.endsWith("_redirects"));
  const files = await Promise.all(names.map((name) => diffFile(name, base, head)));
  const told = new Set(pages.flatMap(({ places }) => places));
  const pageFiles = pairs
    .filter(({ path }) => told.has(path))
    .flatMap(({ old, now }) => [old?.file.name, now?.file.name]);
  const oldPaths = [...base.redirects.keys(), ...head.redirects.keys()];
  // A list that only says what the pages say was regenerated with them.
  const isTold = (name: string) =>
    pageFiles.includes(name) ||
    (LIST.test(name) && told.size > 0) ||
    oldPaths.includes(`/${name.replace(/(?:\/index)?\.html$/, "")}`);
  return {
    changes: [
      ...pages,
      ...files.flat(),
      ...diffRedirects(base, head),
      ...diffContent(base, head, pairs),
      ...newHosts(base, head, pages),
    ],
    code: names.filter((name, index) => files[index]?.length === 0 && !isTold(name)),
  };
}

function diffPage(pair: PagePair, base: Site, head: Site): FoundChange[] {
  const { path, old, now } = pair;
  const broken = diffLines(old ? brokenLinks(old, base) : [], now ? brokenLinks(now, head) : []);
  const found = [
    ...broken.filter(({ action }) => action !== "removed"),
    ...diffDocuments(pair, base, head),
  ];
  return joinAll("style", "Styles", found).map((change) => ({ ...change, places: [path] }));
}

function diffDocuments({ old, now }: PagePair, base: Site, head: Site): FoundChange[] {
  if (!old || !now) return diffWholePage(now ?? old, now ? "added" : "removed", now ? base : head);
  if (old.file.text === now.file.text && old.path === now.path) return [];
  const changes = diffLines(old.document.lines, now.document.lines);
  if (old.path === now.path) return changes;
  const move = { old: old.path, new: now.path };
  return [changeOf({ subject: "page", action: "moved", name: nameOf(now), ...move }), ...changes];
}

/** All changes of one kind as one: the rules of a style sheet, the lines of a file. */
function joinAll(
  subject: "style" | "file",
  name: string,
  changes: FoundChange[],
  action?: FoundChange["action"],
): FoundChange[] {
  const own = changes.filter((change) => change.subject === subject);
  if (own.length === 0) return changes;
  const textOf = (side: "old" | "new") =>
    own.flatMap((each) => each[side] ?? []).join("\n") || null;
  const sides = { old: textOf("old"), new: textOf("new") };
  const joined = { subject, action: action ?? actionOf(sides.old, sides.new), name, ...sides };
  return [...changes.filter((change) => change.subject !== subject), changeOf(joined)];
}

/**
 * A page that was added or removed: all of its own text, and what its frame and head have that no other page has.
 * @param others the site without it
 */
function diffWholePage(
  page: SitePage | undefined,
  action: "added" | "removed",
  others: Site,
): FoundChange[] {
  if (!page) return [];
  const { title, description, lines } = page.document;
  const texts = lines.filter(({ kind, isFrame }) => kind === "text" && !isFrame);
  const isHeard = ({ name }: Line) => /^(?:Image description|Label)$/.test(name);
  const whole = [
    { name: "Description", text: description },
    // What is read first, then what is only heard.
    ...texts
      .toSorted((a, b) => Number(isHeard(a)) - Number(isHeard(b)))
      .map((line) => ({ name: line.name, text: line.bullet + withTargets(line) })),
  ].filter(({ text }) => text);
  const change = changeOf({ subject: "page", action, name: nameOf(page), lines: whole });
  if (action === "removed") return [change];
  const keyOf = ({ kind, name, text }: Line) => `${kind} ${name} ${text}`;
  const known = [...others.pages.values()]
    .filter(({ path }) => path !== "/404.html")
    .map(({ document }) => new Map(document.lines.map((line) => [keyOf(line), line])));
  const own = new Set(lines.map(keyOf));
  const isOwn = ({ kind, text }: Line) =>
    kind === "head" &&
    [title, description, page.path].some((words) => words && text.includes(words));
  const extra = lines.filter(
    (line) => !texts.includes(line) && !isOwn(line) && !known.some((each) => each.has(keyOf(line))),
  );
  // What every other page has: a banner, a footer, a policy.
  const missing = [...(known[0] ?? [])].flatMap(([key, line]) =>
    line.isFrame && !own.has(key) && known.every((each) => each.has(key)) ? [line] : [],
  );
  return [change, ...diffLines(missing, extra)];
}

function nameOf({ path, document }: SitePage): string {
  return document.title || path;
}

/** @returns nothing for pages and code */
async function diffFile(name: string, base: Site, head: Site): Promise<FoundChange[]> {
  const [old, now] = [base.files.get(name), head.files.get(name)];
  if (/\.(?:html|m?js)$/.test(name)) return [];
  // Files with a hash in their name are added and removed with the pages that name them.
  if (name.startsWith("assets/") && !(old && now)) return [];
  if (name.endsWith(".svg") && old && now) return [diffDrawing(name, old, now)];
  if (old && now && PICTURE.test(name) && (await haveEqualPixels(old.bytes, now.bytes))) return [];
  const action = actionOf(old, now);
  const lines = now ? readTextFile(now) : [];
  if (lines.length === 0) {
    const sizes = { old: sizeOf(old), new: sizeOf(now) };
    return [changeOf({ subject: "binary file", action, name, ...sizes })];
  }
  const changes = diffLines(old ? readTextFile(old) : [], lines);
  if (LIST.test(name) && changes.every((change) => followsPages(change, base, head))) return [];
  return joinAll("file", name, joinAll("style", "Styles", changes), action);
}

/** Whether a line of a list only says what the pages say, or names one that is new or gone. */
function followsPages({ action, old, new: now }: FoundChange, base: Site, head: Site): boolean {
  const isSaid = (line: string | null, own: Site, other: Site) => {
    if (line === null || action === "moved") return true;
    const words = collapse(line.replace(/<[^>]*>/g, " "));
    const address = /(?:href|rel)="(http[^"]*)"/.exec(line)?.[1] ?? words;
    const path = URL.canParse(address) ? new URL(address).pathname : undefined;
    if (path !== undefined)
      return own.pages.has(path) ? !other.pages.has(path) || !line.includes("<loc>") : true;
    const pages = [...own.pages.values()];
    const isOnPage = (part: string) =>
      pages.some(({ document }) => document.lines.some((each) => each.words.includes(part)));
    return words === "" || DATE.test(words) || words.split(" · ").every(isOnPage);
  };
  return isSaid(old, base, head) && isSaid(now, head, base);
}

/** A drawing's animation is not in its picture. */
function diffDrawing(name: string, old: SiteFile, now: SiteFile): FoundChange {
  const moving = diffLines(animationsIn(old.text ?? ""), animationsIn(now.text ?? ""));
  const what = moving.length > 0 ? "Animation of the drawing" : "Drawing";
  const title = `${what} ${name.replace(/^assets\//, "")}`;
  const [change] = joinAll("file", title, moving, "changed");
  return {
    ...(change ?? changeOf({ subject: "drawing", action: "changed", name: title })),
    subject: "drawing",
  };
}

function sizeOf(file: SiteFile | undefined): string | null {
  return file ? `${file.bytes.length.toLocaleString("en")} bytes` : null;
}

/** Other hosts that code, styles and drawings name for the first time, and no change of a page names. */
function newHosts(base: Site, head: Site, pages: FoundChange[]): FoundChange[] {
  const told = pages.flatMap(({ new: now, lines }) => [now, ...lines.map(({ text }) => text)]);
  const before = hostsIn(base);
  return [...hostsIn(head)]
    .filter((host) => !before.has(host) && !told.join("\n").includes(host))
    .map((host) => {
      const name = "Address of another host in code";
      return changeOf({ subject: "code", action: "added", name, new: host });
    });
}

function hostsIn({ files }: Site): Set<string> {
  const texts = [...files.values()].map(({ name, text = "" }) =>
    /\.(?:m?js|css|svg)$/.test(name) ? text.replace(/\bxmlns(?::\w+)?="[^"]*"/g, "") : "",
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(HOST)].map(([, host = ""]) => host.toLowerCase())),
  );
}

function diffRedirects(base: Site, head: Site): FoundChange[] {
  const paths = new Set([...base.redirects.keys(), ...head.redirects.keys()]);
  return [...paths].flatMap((path) => {
    const [old, now] = [base.redirects.get(path) ?? null, head.redirects.get(path) ?? null];
    const name = `Redirect from ${path}`;
    const action = actionOf(old, now);
    return old === now ? [] : [changeOf({ subject: "redirect", action, name, old, new: now })];
  });
}

/** The fields of the content, by the pages that their files make, or by the files. */
function diffContent(base: Site, head: Site, pairs: PagePair[]): FoundChange[] {
  const moved = new Map(pairs.flatMap(({ path, old }) => (old ? [[old.path, path] as const] : [])));
  const earlier = new Map(
    base.content.map((file) => [moved.get(file.path ?? "") ?? file.path ?? file.file, file]),
  );
  const later = new Map(head.content.map((file) => [file.path ?? file.file, file]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const [old, now] = [earlier.get(key), later.get(key)];
    const { file = "", path } = now ?? old ?? {};
    // An entry of a list that is elsewhere in it says the same: pages show its place.
    const keyOf = ({ name, text }: Line) => `${name.replace(/\[\d+\]/g, "[]")} ${text}`;
    const [before, after] = [old?.lines ?? [], now?.lines ?? []];
    return diffLines(lacking(before, after, keyOf), lacking(after, before, keyOf)).map(
      (change) => ({
        ...change,
        name: `${collapse(change.name)} in ${file}`,
        places: path === undefined ? [] : [path],
      }),
    );
  });
}
