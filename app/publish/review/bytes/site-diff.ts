// Two sites in; out everything that differs between their bytes: lines of pages, files and content fields, files without
// text, and redirects. It starts from every file, and what no other change shows is named as code.
import { collapse } from "../../markup/html-tree";
import { haveEqualPixels } from "../pictures/compare-pictures";
import type { FoundChange } from "../report";
import { animationsIn } from "../words/content-lines";
import type { Line } from "../words/document";
import { actionOf, changeOf, diffLines } from "../words/lines-diff";
import { readTextFile } from "../words/text-files";
import { changedFiles, type SiteFile } from "./files";
import type { PagePair } from "./page-pairs";
import { brokenLinks, type Site, type SitePage } from "./site";

/** What differs. */
export interface SiteDiff {
  changes: FoundChange[];
  /** Files that differ without a change of their own: code, and pages whose lines are all the same. */
  code: string[];
  /** Lists for machines that only follow the pages. */
  regenerated: string[];
}

/** Generated from the pages: sitemap and feeds. */
const LIST = /\.xml$/;
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|svg)$/;
/** A style sheet, a policy and code name other hosts by their whole address; XML namespaces (xmlns) are not addresses. */
const HOST = /(?:https?:|wss?:|(?<![\w:/]))\/\/([\w.-]+\.[a-z]{2,})/gi;

export async function diffSites(base: Site, head: Site, pairs: PagePair[]): Promise<SiteDiff> {
  const pages = pairs.flatMap((pair) => diffPage(pair, base, head));
  const names = changedFiles(base.files, head.files).filter((name) => !name.endsWith("_redirects"));
  const files = await Promise.all(names.map((name) => diffFile(name, base, head)));
  const told = new Set(pages.flatMap(({ places }) => places));
  const isTold = (name: string, index: number) =>
    (files[index] ?? []).length > 0 ||
    pairs.some(
      ({ path, old, now }) => told.has(path) && [old?.file.name, now?.file.name].includes(name),
    ) ||
    [...base.redirects.keys(), ...head.redirects.keys()].includes(
      `/${name.replace(/(?:\/index)?\.html$/, "")}`,
    );
  return {
    changes: [
      ...pages,
      ...files.flat(),
      ...diffRedirects(base, head),
      ...diffContent(base, head, pairs),
      ...newHosts(base, head, pages),
    ],
    code: names.filter((name, index) => !isTold(name, index) && !LIST.test(name)),
    regenerated: names.filter((name, index) => LIST.test(name) && !isTold(name, index)),
  };
}

function diffPage({ path, old, now }: PagePair, base: Site, head: Site): FoundChange[] {
  const before = old
    ? brokenLinks(old, base)
    : [...base.pages.values()].flatMap((page) => brokenLinks(page, base));
  const broken = diffLines(before, now ? brokenLinks(now, head) : []).filter(
    ({ action }) => action !== "removed",
  );
  const found = [
    ...broken,
    ...diffDocuments({ path, ...(old && { old }), ...(now && { now }) }, base, head),
  ];
  return joinRules(found).map((change) => ({ ...change, places: [path] }));
}

function diffDocuments({ old, now }: PagePair, base: Site, head: Site): FoundChange[] {
  if (!old || !now) return diffWholePage(now ?? old, now ? "added" : "removed", now ? base : head);
  if (old.file.text === now.file.text && old.path === now.path) return [];
  const changes = diffLines(old.document.lines, now.document.lines);
  if (old.path === now.path) return changes;
  const move = { old: old.path, new: now.path };
  return [changeOf({ subject: "page", action: "moved", name: nameOf(now), ...move }), ...changes];
}

/** The rules of a style sheet that changed are one change. */
function joinRules(changes: FoundChange[]): FoundChange[] {
  const rules = changes.filter(({ subject }) => subject === "style");
  if (rules.length === 0) return changes;
  const join = (texts: (string | null)[]) => texts.filter(Boolean).join("\n") || null;
  const [old, now] = [join(rules.map((rule) => rule.old)), join(rules.map((rule) => rule.new))];
  const joined = changeOf({
    subject: "style",
    action: actionOf(old, now),
    name: "Styles",
    old,
    new: now,
  });
  return [...changes.filter(({ subject }) => subject !== "style"), joined];
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
  const whole = [
    { name: "Description", text: description },
    ...texts.map(({ name, words, links }) => ({ name, text: words + targetsOf(links) })),
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

function targetsOf(links: Line["links"]): string {
  const targets = links.map(({ href }) => href).filter((href) => !href.startsWith("#"));
  return targets.length > 0 ? ` (→ ${targets.join(", ")})` : "";
}

function nameOf({ path, document }: SitePage): string {
  return document.title || path;
}

/** @returns nothing for pages, and for code, which is listed in one change */
async function diffFile(name: string, base: Site, head: Site): Promise<FoundChange[]> {
  const [old, now] = [base.files.get(name), head.files.get(name)];
  const action = actionOf(old, now);
  if (/\.(?:html|m?js)$/.test(name)) {
    // A page's code is in "assets"; a service worker cannot be.
    const isApart = /\.m?js$/.test(name) && !name.startsWith("assets/") && action === "added";
    return isApart
      ? [changeOf({ subject: "element", action, name: "Active element", new: name })]
      : [];
  }
  const sizes = { old: sizeOf(old), new: sizeOf(now) };
  const whole = changeOf({ subject: "binary file", action, name, ...sizes });
  // Files with a hash in their name are added and removed with the pages that name them.
  if (name.startsWith("assets/") && !(old && now)) return [];
  if (name.endsWith(".svg") && old && now) return [diffDrawing(name, old, now)];
  if (old && now && PICTURE.test(name) && (await haveEqualPixels(old.bytes, now.bytes))) return [];
  const lines = now ? [old ? readTextFile(old) : [], readTextFile(now)] : [];
  if (!lines[1] || lines[1].length === 0) return [whole];
  const changes = joinRules(diffLines(lines[0] ?? [], lines[1]));
  if (LIST.test(name) && changes.every((change) => followsPages(change, base, head))) return [];
  return joinLines(name, action, changes);
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

/** The lines of a list for machines are one change; headers and styles have their own. */
function joinLines(
  name: string,
  action: FoundChange["action"],
  changes: FoundChange[],
): FoundChange[] {
  const lines = changes.filter(({ subject }) => subject === "file");
  const rest = changes.filter(({ subject }) => subject !== "file");
  if (lines.length === 0) return rest;
  const texts = (side: "old" | "new") =>
    lines.flatMap((line) => line[side] ?? []).join("\n") || null;
  const all = lines.flatMap(({ old, new: now }) => [old, now]).filter((text) => text !== null);
  const joined = changeOf({
    ...{ subject: "file", action, name, old: texts("old"), new: texts("new") },
    lines: [...new Set(all)].map((text) => ({ name: "", text })),
  });
  return [joined, ...rest];
}

/** A drawing's animation is not in its picture. */
function diffDrawing(name: string, old: SiteFile, now: SiteFile): FoundChange {
  const moving = joinLines(
    "",
    "changed",
    diffLines(animationsIn(old.text ?? ""), animationsIn(now.text ?? "")),
  );
  const given = moving[0] ?? { old: null, new: null };
  const what = moving[0] ? "Animation of the drawing" : "Drawing";
  return changeOf({
    ...{ subject: "drawing", action: "changed", name: `${what} ${name.replace(/^assets\//, "")}` },
    ...{ old: given.old, new: given.new },
  });
}

function sizeOf(file: SiteFile | undefined): string | null {
  return file ? `${file.bytes.length.toLocaleString("en")} bytes` : null;
}

/** Other hosts that code, styles and drawings name more often than before, and no change of a page names. */
function newHosts(base: Site, head: Site, pages: FoundChange[]): FoundChange[] {
  const countIn = ({ files }: Site) => {
    const counts = new Map<string, number>();
    for (const { name, text } of files.values())
      if (/\.(?:m?js|css|svg)$/.test(name))
        for (const host of hostsIn(text ?? "")) counts.set(host, (counts.get(host) ?? 0) + 1);
    return counts;
  };
  const [before, after] = [countIn(base), countIn(head)];
  const told = pages
    .flatMap(({ new: now, lines }) => [now, ...lines.map(({ text }) => text)])
    .join("\n");
  return [...after]
    .filter(([host, times]) => times > (before.get(host) ?? 0) && !told.includes(host))
    .map(([host]) =>
      changeOf({
        subject: "code",
        action: "added",
        name: "Address of another host in code",
        new: host,
      }),
    );
}

function hostsIn(text: string): string[] {
  const addresses = text.replace(/\bxmlns(?::\w+)?="[^"]*"/g, "");
  return [...addresses.matchAll(HOST)].map(([, host = ""]) => host.toLowerCase());
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

/** The fields of the content, by their files; the file of a page that moved has moved with it. */
function diffContent(base: Site, head: Site, pairs: PagePair[]): FoundChange[] {
  const fileAt = ({ content }: Site, page: SitePage | undefined) =>
    page && content.find(({ path }) => path === page.path);
  const moved = pairs.flatMap(({ old, now }) => {
    const [from, to] = [fileAt(base, old), fileAt(head, now)];
    return from && to && from.file !== to.file ? [[to.file, from] as const] : [];
  });
  const earlier = new Map([...base.content.map((each) => [each.file, each] as const), ...moved]);
  for (const [, { file }] of moved) earlier.delete(file);
  const names = new Set([...earlier.keys(), ...head.content.map(({ file }) => file)]);
  return [...names].flatMap((name) => {
    const [old, now] = [earlier.get(name), head.content.find(({ file }) => file === name)];
    const path = (now ?? old)?.path;
    return diffLines(old?.lines ?? [], now?.lines ?? [])
      .filter(({ action }) => action !== "moved")
      .map((change) => ({
        ...change,
        name: `${collapse(change.name)} in ${name}`,
        places: path === undefined ? [] : [path],
      }));
  });
}
