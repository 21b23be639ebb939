// Two sites in; out everything that differs between their bytes: lines of pages, headers and files, files without
// text, redirects and roles. It starts from every file, and leaves out only what the pages say already.
import { rolesFor } from "../../content/signatures";
import { collapse } from "../../markup/html-tree";
import { haveEqualPixels } from "../pictures/compare-pictures";
import type { ChangeSubject, FoundChange, Word } from "../report";
import type { Line } from "../words/document";
import { actionOf, changeOf, diffLines, mergeBy } from "../words/lines-diff";
import { readTextFile } from "../words/text-files";
import { changedFiles, type SiteFile } from "./files";
import { pathOfPair, type PagePair } from "./page-pairs";
import { brokenLinks, SHELL, type Site } from "./site";

/** What differs, and the files whose differences add nothing to what pages say. */
export interface SiteDiff {
  changes: FoundChange[];
  derived: string[];
  /** For a page that was added or removed, by path: the titles of the pages whose lists name it, or named it. */
  listedOn: ReadonlyMap<string, string[]>;
}

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|svg)$/;
const COPY = /\.(?:br|gz)$/;
const FONT = /\.(?:woff2?|ttf|otf)$/;
const TEXT = /\.(?:txt|conf|xml|webmanifest|json)$|(?:^|\/)_(?:headers|redirects)$/;
const FALSE_COPY =
  "This compressed copy does not hold what the file itself holds; most visitors get the copy.";
/** Generated from the pages: only what they add is reported. */
const DERIVED = /\.(?:xml|webmanifest)$/;
const CLASS = /\.([\w-]+)/g;
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;
/** A style sheet, a policy and code name other hosts by their whole address; XML namespaces (xmlns) are not addresses. */
const HOST = /(?:https?:|wss?:|(?<![\w:/]))\/\/([\w.-]+\.[a-z]{2,})/gi;

export async function diffSites(base: Site, head: Site, pairs: PagePair[]): Promise<SiteDiff> {
  const listedOn = new Map<string, string[]>();
  const before: Before = {
    base,
    said: wordsSaidBy(base),
    broken: new Map([...base.pages.values()].map((page) => [page.path, brokenLinks(page, base)])),
  };
  const pages = pairs.flatMap((pair) => diffPage(pair, before, head, listedOn));
  const names = changedFiles(base.files, head.files);
  const links = [...head.pages.values()].flatMap(({ document }) => document.links);
  const linkedHosts = hostsIn(links.map(({ href }) => href).join("\n"));
  const own = { said: wordsSaidBy(head), classes: classesOf(head) };
  const context = { base, head, ...own, linkedHosts, changes: pages };
  const files = await Promise.all(
    names.map((name) => diffFile(name, base.files.get(name), head.files.get(name), context)),
  );
  const derived = names.filter((name, index) => DERIVED.test(name) && files[index]?.length === 0);
  const rest = [
    ...diffDrawings(base, head),
    ...diffRedirects(base, head),
    ...diffRoles(base, head),
  ];
  return { changes: [...pages, ...files.flat(), ...rest], derived, listedOn };
}

/** The base, and what is computed once of all its pages. */
interface Before {
  base: Site;
  /** What its pages say. */
  said: string;
  /** Its links that lead nowhere, by page. */
  broken: ReadonlyMap<string, Line[]>;
}

/** Everything that the pages of a site say, as one text. */
function wordsSaidBy({ pages, drawings }: Site): string {
  const lines = [...pages.values()].flatMap(({ document }) => document.lines);
  return [...lines, ...[...drawings.values()].flat()]
    .filter(({ kind }) => kind === "text" || kind === "head")
    .map(({ words }) => words)
    .join("\n");
}

/** The classes that the styles of a site name. */
function classesOf({ pages }: Site): Set<string> {
  const lines = [...pages.values()].flatMap(({ document }) => document.lines);
  const rules = new Set(lines.flatMap(({ kind, text }) => (kind === "style" ? text : [])));
  return new Set([...[...rules].join("\n").matchAll(CLASS)].map(([, name = ""]) => name));
}

function diffPage(
  pair: PagePair,
  before: Before,
  head: Site,
  listedOn: Map<string, string[]>,
): FoundChange[] {
  const { base } = before;
  const { old, now } = pair;
  const path = pathOfPair(pair);
  // A new page shares the top bar and the footer of the others.
  const known = old ? [] : [...before.broken.values()].flat().map(({ text }) => text);
  const broken = diffLines(
    (old && before.broken.get(old.path)) ?? [],
    now ? brokenLinks(now, head).filter(({ text }) => !known.includes(text)) : [],
  );
  const found: FoundChange[] = broken.filter(({ action }) => action !== "removed");
  if (!old || !now) found.push(...diffWholePage(pair, base, head));
  else if (old.file.hash !== now.file.hash) {
    const changes = diffLines(old.document.lines, now.document.lines);
    const { listed, rest } = takeListings(changes, before, head);
    for (const each of listed)
      listedOn.set(each, [...(listedOn.get(each) ?? []), now.document.title]);
    found.push(...rest);
  }
  if (old && now && old.path !== now.path)
    found.push(
      changeOf({ subject: "page", action: "moved", name: "Address", old: old.path, new: now.path }),
    );
  const places = path === SHELL ? [] : [path];
  return joinTitles(joinRules(found)).map((change) => ({ ...change, places }));
}

/** A title occurs in several entries of the head: the same words added and removed are one change. */
function joinTitles(changes: FoundChange[]): FoundChange[] {
  const wordsMarked = ({ words }: FoundChange, kind: Word["mark"]) =>
    collapse(words.flatMap(({ text, mark }) => (mark === kind ? text : [])).join(" "));
  const keyOf = (change: FoundChange) => {
    const { subject, action, name } = change;
    const isEntry = subject === "head" && action === "changed" && !/^(?:Language|Instr)/.test(name);
    // Every other change is its own key.
    return isEntry
      ? JSON.stringify([wordsMarked(change, "removed"), wordsMarked(change, "added")])
      : change;
  };
  return mergeBy(changes, keyOf, (known, { name }) => ({
    ...known,
    name: `${known.name}; ${name}`,
  }));
}

/** The rules of a style sheet that changed are one change. */
function joinRules(changes: FoundChange[]): FoundChange[] {
  const rules = changes.filter(({ subject }) => subject === "style");
  if (rules.length === 0) return changes;
  const join = (texts: (string | null)[]) => texts.filter(Boolean).join("\n") || null;
  const [old, now] = [join(rules.map((rule) => rule.old)), join(rules.map((rule) => rule.new))];
  const joined = changeOf({
    subject: "style",
    action: "changed",
    name: "Style rules",
    old,
    new: now,
  });
  return [...changes.filter(({ subject }) => subject !== "style"), joined];
}

/** Takes out what only repeats the words of a page that was added or removed, as a list of pages does. */
function takeListings(
  changes: FoundChange[],
  { base, said: saidBefore }: Before,
  head: Site,
): { listed: string[]; rest: FoundChange[] } {
  const listed = new Set<string>();
  for (const { subject, action, old, new: now } of changes)
    if (/^(?:text|link)$/.test(subject) && action !== "moved")
      for (const [, path = ""] of `${old ?? ""} ${now ?? ""}`.matchAll(/\]\((\/[^)#\s]*)/g))
        if (base.pages.has(path) !== head.pages.has(path)) listed.add(path);
  const pages = [...listed].flatMap((path) => base.pages.get(path) ?? head.pages.get(path) ?? []);
  const own = pages.flatMap(({ document }) => document.lines.map(({ words }) => words));
  const said = [...own, saidBefore].join("\n");
  const isListing = ({ subject, action, old, new: now, words }: FoundChange): boolean => {
    const marks = words.filter(({ mark }) => mark !== "same");
    // Words that are replaced by others are a change of the page itself.
    const isReplaced = new Set(marks.map(({ mark }) => mark)).size > 1;
    if (!/^(?:text|link)$/.test(subject) || action === "moved" || isReplaced) return false;
    const text = marks.map((word) => word.text).join(" ") || (now ?? old ?? "");
    const parts = text
      .split(/\[|\]\([^)]*\)|(?<=^\S+:)\s/)
      .map(collapse)
      .filter(Boolean);
    if ([...listed].some((path) => text.includes(`](${path}`)))
      return parts.every((part) => said.includes(part));
    return action === "added" && own.includes(collapse(text));
  };
  return { listed: [...listed], rest: changes.filter((change) => !isListing(change)) };
}

/** A page that was added or removed, without what it shares with other pages of its site. */
function diffWholePage({ old, now }: PagePair, base: Site, head: Site): FoundChange[] {
  const page = now ?? old;
  if (!page) return [];
  const others = [...(now ? base : head).pages.values()].filter(
    ({ path }) => path !== SHELL && path !== "/404.html",
  );
  const keyOf = ({ kind, name, text }: Line) => `${kind} ${name} ${text}`;
  const keys = others.map(({ document }) => new Set(document.lines.map(keyOf)));
  const shared = new Set(keys.flatMap((own) => [...own]));
  const own = page.document.lines.filter((line) => !shared.has(keyOf(line)));
  const words = own.filter(({ kind }) => kind === "text").map(({ text }) => text);
  const description = own.find(({ name }) => name === "Description")?.text;
  if (description !== undefined && !words.includes(description))
    words.push(`Description: ${description}`);
  const name = `Page “${page.document.title}”`;
  const whole = words.join("\n");
  if (!now) return [changeOf({ subject: "page", action: "removed", name, old: whole })];
  const ownKeys = new Set(page.document.lines.map(keyOf));
  const missing = (others[0]?.document.lines ?? []).filter(
    (line) => !ownKeys.has(keyOf(line)) && keys.every((each) => each.has(keyOf(line))),
  );
  const rest = diffLines(missing, own).filter(
    ({ subject, action }) => subject !== "text" || action === "removed",
  );
  return [changeOf({ subject: "page", action: "added", name, new: whole }), ...rest];
}

interface FileContext {
  base: Site;
  head: Site;
  /** What the pages of the head say. */
  said: string;
  /** The classes that its styles name. */
  classes: ReadonlySet<string>;
  /** Hosts that links of the head lead to. */
  linkedHosts: ReadonlySet<string>;
  /** Of the pages. */
  changes: FoundChange[];
}

/** @returns no change for a file that only repeats what the pages say */
async function diffFile(
  name: string,
  old: SiteFile | undefined,
  now: SiteFile | undefined,
  context: FileContext,
): Promise<FoundChange[]> {
  const action = actionOf(old, now);
  const subject = subjectOf(name);
  const sizes = { old: describeSize(old), new: describeSize(now) };
  const whole = changeOf({ subject, action, name, ...sizes });
  const original = name.replace(COPY, "");
  if (COPY.test(name) && !now?.isFalseCopy && isChanged(original, context)) return [];
  if (now?.isFalseCopy) return [changeOf({ subject: "file", action, name, new: FALSE_COPY })];
  if (name.startsWith("share/")) return sharePicture(whole, context);
  const told = joinRules([
    ...newTexts(name, old, now, context),
    ...newHosts(name, old, now, context),
  ]);
  if (DERIVED.test(name) && now) return told;
  // Files with a hash in their name are added and removed with the pages that name them.
  if (name.startsWith("assets/") && !(old && now)) return [...told, { ...whole, subject: "code" }];
  const isSamePicture =
    subject === "picture file" && old && now && (await haveEqualPixels(old.bytes, now.bytes));
  if (isSamePicture) return [...told, { ...whole, subject: "code" }];
  if (subject === "file" && old && now)
    return told.length > 0 ? told : [{ ...whole, subject: "code" }];
  const text = (file: SiteFile | undefined) =>
    subject === "file" ? (file?.text ?? null) : describeSize(file);
  return [...told, { ...whole, old: text(old), new: text(now) }];
}

/** A compressed copy is added, removed and changed with its original. */
function isChanged(name: string, { base, head }: FileContext): boolean {
  return base.files.get(name)?.hash !== head.files.get(name)?.hash;
}

function subjectOf(name: string): ChangeSubject {
  if (/\.(?:html|m?js|css|br|gz)$/.test(name)) return "code";
  if (PICTURE.test(name) || FONT.test(name)) return "picture file";
  return TEXT.test(name) ? "file" : "binary file";
}

function describeSize(file: SiteFile | undefined): string | null {
  return file ? `${file.bytes.length.toLocaleString("en")} bytes` : null;
}

/** The picture of a shared link follows its page's words; if these are the same, it is reported by itself. */
function sharePicture(whole: FoundChange, { changes, head }: FileContext): FoundChange[] {
  const path = whole.name.replace(/^share\/(?:home(?=\.png))?|\.png$/g, "");
  const isFollowing = changes.some(
    ({ subject, places }) => /^(?:text|head|page)$/.test(subject) && places.includes(`/${path}`),
  );
  if (isFollowing || !head.pages.has(`/${path}`)) return [{ ...whole, subject: "code" }];
  return [{ ...whole, subject: "binary file", name: "Picture when shared", places: [`/${path}`] }];
}

/** Lines of a text that no page says. */
function newTexts(
  name: string,
  old: SiteFile | undefined,
  now: SiteFile | undefined,
  { said, head, classes }: FileContext,
): FoundChange[] {
  if (!now || (!old && subjectOf(name) === "file" && !DERIVED.test(name))) return [];
  const isFollowing = ({ subject, action, old: before, new: after }: FoundChange): boolean => {
    if (subject !== "code text" && !DERIVED.test(name)) return false;
    if (action === "moved") return true;
    const isListOfClasses = (after ?? "").split(/\s+/).every((word) => classes.has(word));
    if (subject === "code text" && isListOfClasses) return true;
    if (after !== null) return said.includes(collapse(after)) || DATE.test(after);
    return subject === "code text" || !isAddressOfPage(before ?? "", head);
  };
  return diffLines(old ? readTextFile(old) : [], readTextFile(now))
    .filter((change) => !isFollowing(change))
    .map((change) =>
      change.name.includes(name) ? change : { ...change, name: `${change.name} (${name})` },
    );
}

/** Whether an address is that of a page of the site. */
function isAddressOfPage(address: string, { pages }: Site): boolean {
  if (!URL.canParse(address)) return false;
  return pages.has(new URL(address).pathname);
}

/** Other hosts that code, styles and drawings name and did not name before; those of links are reported with the links. */
function newHosts(
  name: string,
  old: SiteFile | undefined,
  now: SiteFile | undefined,
  { linkedHosts }: FileContext,
): FoundChange[] {
  if (!/\.(?:m?js|css|svg)$/.test(name)) return [];
  const known = hostsIn(old?.text ?? "");
  return [...hostsIn(now?.text ?? "")]
    .filter((host) => !known.has(host) && !linkedHosts.has(host))
    .map((host) =>
      changeOf({
        subject: "request",
        action: "added",
        name: `Address of another host in ${name}`,
        new: host,
      }),
    );
}

/** The hosts that a text names. XML namespaces are not addresses. */
export function hostsIn(text: string): Set<string> {
  const addresses = text.replace(/\bxmlns(?::\w+)?="[^"]*"/g, "");
  return new Set([...addresses.matchAll(HOST)].map(([, host = ""]) => host.toLowerCase()));
}

/** The words of drawings as the writer wrote them: in a build they are outlines. */
function diffDrawings(base: Site, head: Site): FoundChange[] {
  const names = [...new Set([...base.drawings.keys(), ...head.drawings.keys()])];
  return names.flatMap((name) => {
    const [old, now] = [base.drawings.get(name), head.drawings.get(name)];
    // One that was added or removed is reported with its pages.
    if (!old || !now) return [];
    const file = `${name.replace(/^.*\/|\.svg$/g, "")}.svg`;
    const places = [...head.pages.values()]
      .filter(({ file: page }) => page.text?.includes(`/${file}`))
      .map(({ path }) => path);
    return diffLines(old, now).map((change) => ({
      ...change,
      name: `${change.name} (${file})`,
      places,
    }));
  });
}

function diffRedirects(base: Site, head: Site): FoundChange[] {
  const paths = new Set([...base.redirects.keys(), ...head.redirects.keys()]);
  return [...paths].flatMap((path) => {
    const [old, now] = [base.redirects.get(path) ?? null, head.redirects.get(path) ?? null];
    if (old === now) return [];
    return [
      changeOf({
        subject: "redirect",
        action: actionOf(old, now),
        name: `Redirect from ${path}`,
        old,
        new: now,
      }),
    ];
  });
}

/** Pages that other roles must sign than before; pages that were added or removed are left out. */
function diffRoles(base: Site, head: Site): FoundChange[] {
  return [...head.pages.keys()].flatMap((path) => {
    const [old, now] = [rolesOn(path, base), rolesOn(path, head)];
    if (old === now || !base.pages.has(path)) return [];
    const given = { old: old || null, new: now || null, places: [path] };
    return [
      changeOf({ subject: "roles", action: "changed", name: "Roles that must sign", ...given }),
    ];
  });
}

function rolesOn(path: string, { content }: Site): string {
  const fieldsOf = (wanted: string) => content.find((file) => file.path === wanted)?.fields;
  return rolesFor(fieldsOf(path), fieldsOf("/*")).join(", ");
}
