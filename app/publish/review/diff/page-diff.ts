// One page before and after in; out everything about it that changed.
import type { FrontmatterFile, PageSnapshot, SeenText } from "../page-model";
import type { Change, PageReport, Place } from "../report";
import { ownTexts, pairWithCommon, type CommonPage } from "./common-page";
import { diffMarkup } from "./markup-diff";
import { diffHeads, diffImages, diffLinks, type PartChange } from "./parts-diff";
import { diffTexts, extentOf, type TextChange } from "./texts-diff";
import { diffSight } from "./visibility-diff";

/** A change on one page; figures, severity and other places are found later. */
export type PageChange = Pick<
  Change,
  "subject" | "action" | "name" | "old" | "new" | "words" | "views"
> & { place: Place };

/** A page that came, went, or may have changed. */
export interface PagePair {
  old: PageSnapshot | undefined;
  now: PageSnapshot | undefined;
}

/** Of a change that is no change of words, and that no view differs in. */
const PLAIN = { words: [], views: [] };

const NAMES: Record<TextChange["kind"], string> = {
  text: "Text",
  heading: "Heading",
  alt: "Image description",
  label: "For screen readers",
  title: "Text on hover",
  tooltip: "Tooltip",
  generated: "Text from a style sheet",
  drawing: "Words in a drawing",
};

/**
 * @param common what every page of the base has: a new page is judged by what it has besides
 * @returns every change of the page; none for pages that read the same
 */
export function diffPage({ old, now }: PagePair, common: CommonPage): PageChange[] {
  if (old && now) return diffBoth(old, now);
  if (old) return [describeWhole(old, "removed", common)];
  if (!now) return [];
  const pair = pairWithCommon(now, common);
  const parts = joinHead(now.path, diffBoth(pair.old, pair.now), common);
  return [describeWhole(now, "added", common), ...parts];
}

function diffBoth(old: PageSnapshot, now: PageSnapshot): PageChange[] {
  const { path } = now;
  const texts = diffTexts(old.texts, now.texts).map((change) => fromText(path, change));
  const sight = diffSight(old.texts, now.texts).flatMap(({ text, hidden, shown, levels }) => {
    const { kind: subject, text: words } = text;
    const place = placeOf(path, text);
    const of = { ...PLAIN, subject, name: NAMES[subject], old: words, new: words, place };
    return [
      ...(hidden.length > 0 ? [{ ...of, action: "hidden" as const, views: hidden }] : []),
      ...(shown.length > 0 ? [{ ...of, action: "shown" as const, views: shown }] : []),
      ...(levels ? [{ ...of, ...describeLevels(words, levels) }] : []),
    ];
  });
  const parts = [
    ...diffLinks(old.links, now.links),
    ...diffImages(old.images, now.images),
    ...diffHeads(old.head, now.head),
    ...diffLists("request", "Address of another host", old.foreign, now.foreign),
    ...diffLists("error", "Error in the browser", old.errors, now.errors),
  ].map((change): PageChange => ({ ...change, ...PLAIN, place: { path, heading: [] } }));
  const changes = [...renaming(old, now), ...texts, ...sight, ...parts];
  const markup = diffMarkup(old.markup, now.markup, changes.length > 0);
  if (!markup) return changes;
  const elements = { subject: "markup", action: "changed", name: "Elements", ...markup } as const;
  return [...changes, { ...elements, ...PLAIN, place: { path, heading: [] } }];
}

/** What the report says of a page besides its changes. */
export function describePair(
  { old, now }: PagePair,
  before: FrontmatterFile[],
  after: FrontmatterFile[],
): Pick<PageReport, "path" | "title" | "kind" | "from" | "source" | "note" | "weight"> {
  const path = now?.path ?? old?.path ?? "";
  const file = (now ? after : before).find((each) => each.path === path);
  const wasDraft = before.some((each) => each.path === path && each.unpublished);
  const isDraft = after.some((each) => each.path === path && each.unpublished);
  const note = !now && isDraft ? "now a draft" : !old && wasDraft ? "no longer a draft" : undefined;
  const isRenamed = old && now && old.path !== now.path;
  return {
    path,
    title: now?.title ?? old?.title ?? "",
    kind: !old ? "added" : !now ? "removed" : isRenamed ? "renamed" : "changed",
    ...(isRenamed && { from: old.path }),
    ...(file && { source: file.file }),
    ...(note && { note }),
    weight: { old: old?.weight ?? null, new: now?.weight ?? null },
  };
}

/** A page that came or went is one change with all words that are not on every page. */
function describeWhole(
  page: PageSnapshot,
  action: "added" | "removed",
  common: CommonPage,
): PageChange {
  const words = ownTexts(page, common)
    .map(({ text }) => text)
    .join("\n");
  return {
    subject: "page",
    action,
    name: `Page “${page.title}”`,
    old: action === "removed" ? words : null,
    new: action === "added" ? words : null,
    ...PLAIN,
    place: { path: page.path, heading: [] },
  };
}

/** What every page says of itself in its head is one change of a new page. */
function joinHead(path: string, changes: PageChange[], { headNames }: CommonPage): PageChange[] {
  const isUsual = ({ subject, action, name }: PageChange) =>
    subject === "head" &&
    action === "added" &&
    (headNames.has(name) || name.startsWith("Structured data"));
  const lines = changes.filter(isUsual).map(({ name, new: now }) => `${name}: ${now ?? ""}`);
  const rest = changes.filter((change) => !isUsual(change));
  if (lines.length === 0) return rest;
  const name = "What the page says of itself to browsers and search engines";
  const head = {
    subject: "head",
    action: "added",
    name,
    old: null,
    new: lines.join("\n"),
  } as const;
  return [{ ...head, ...PLAIN, place: { path, heading: [] } }, ...rest];
}

function renaming(old: PageSnapshot, now: PageSnapshot): PageChange[] {
  if (old.path === now.path) return [];
  const moved = { subject: "page", action: "moved", name: `Page “${now.title}”` } as const;
  const place = { path: now.path, heading: [] };
  return [{ ...moved, old: old.path, new: now.path, ...PLAIN, place }];
}

function fromText(path: string, { kind, words, ...change }: TextChange): PageChange {
  const { action, old, new: now } = change;
  return {
    subject: kind,
    name: action === "moved" && kind === "heading" ? "Section" : NAMES[kind],
    action,
    old,
    new: now,
    words,
    views: [],
    place: placeOf(path, change),
  };
}

function describeLevels(text: string, [old, now]: [number, number]) {
  const name = (level: number) => `Level ${level}: ${text}`;
  return { action: "changed" as const, name: "Level of a heading", old: name(old), new: name(now) };
}

function placeOf(path: string, text: Pick<SeenText, "heading" | "top" | "bottom">): Place {
  return { path, heading: text.heading, ...extentOf(text) };
}

function diffLists(
  subject: "request" | "error",
  name: string,
  before: string[],
  after: string[],
): PartChange[] {
  const gone = before.filter((each) => !after.includes(each));
  const come = after.filter((each) => !before.includes(each));
  return [
    ...come.map((value) => ({ subject, action: "added" as const, name, old: null, new: value })),
    ...gone.map((value) => ({ subject, action: "removed" as const, name, old: value, new: null })),
  ];
}
