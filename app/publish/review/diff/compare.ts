// Two sites in, the base and the working tree; out the report on what visitors would find changed.
import { count } from "../../problems/problem";
import type { ContentFile } from "../snapshot/content-files";
import { diffFields } from "./fields-diff";
import { findFigureChanges } from "./figures-diff";
import { diffImages, diffLinks, diffSearch } from "./page-diff";
import { findProblems } from "./findings";
import { diffProse } from "./prose-diff";
import { FRAME_PATH, type PageReport, type Report } from "../report";
import { signatureOf, signatureOfFrame } from "./sign-off";
import { pairUp, textLikeness } from "./similarity";
import type { PageSnapshot, Snapshot } from "../snapshot/snapshot";
import { verdictOf } from "./verdict";

/** A built site, and the content that it was built from. */
export interface Site {
  snapshot: Snapshot;
  files: ContentFile[];
}

/** Below it a page that went and a page that came are two pages. */
const SAME_PAGE = 0.8;
/** The file of code that holds the frame of all pages. */
const FRAME_CODE = "/assets/root.js";

/** @param commits what is compared, for the report's head */
export function compareSites(
  base: Site,
  head: Site,
  commits: Pick<Report, "base" | "head">,
): Report {
  const frame = compareFrame(base, head);
  const pairs = pairPages(base.snapshot.pages, head.snapshot.pages);
  const pages = pairs.flatMap(([old, now]) =>
    comparePage(old, now, base.files, head.files, frame !== null),
  );
  const figures = findFigureChanges(
    frame ? [...pages, frame] : pages,
    head.snapshot,
    base.files,
    head.files,
  );
  const problems = findProblems(head, figures);
  return {
    verdict: verdictOf({ pages, frame, figures, problems, total: head.snapshot.pages.length }),
    ...commits,
    pages,
    frame,
    figures,
    sameLooks: [],
    problems,
  };
}

/** Pages of one path belong together; of the others those that say nearly the same, and are renamed. */
function pairPages(
  before: PageSnapshot[],
  after: PageSnapshot[],
): [PageSnapshot | undefined, PageSnapshot | undefined][] {
  const gone = before.filter(({ path }) => !after.some((page) => page.path === path));
  const come = after.filter(({ path }) => !before.some((page) => page.path === path));
  const words = (page: PageSnapshot) => page.blocks.map(({ text }) => text).join(" ");
  const renamed = new Map(
    pairUp(gone, come, (a, b) => textLikeness(words(a), words(b)), SAME_PAGE).map(([i, j]) => [
      come[j],
      gone[i],
    ]),
  );
  const origins = [...renamed.values()];
  return [
    ...after.map((page): [PageSnapshot | undefined, PageSnapshot] => [
      before.find(({ path }) => path === page.path) ?? renamed.get(page),
      page,
    ]),
    ...gone
      .filter((page) => !origins.includes(page))
      .map((page): [PageSnapshot, undefined] => [page, undefined]),
  ];
}

function comparePage(
  old: PageSnapshot | undefined,
  now: PageSnapshot | undefined,
  before: ContentFile[],
  after: ContentFile[],
  isFrameChanged: boolean,
): PageReport[] {
  const page = now ?? old;
  if (!page) return [];
  const [oldFile, newFile] = [
    before.find(({ path }) => path === old?.path),
    after.find(({ path }) => path === (now ?? old)?.path),
  ];
  const isRenamed = Boolean(old && now && old.path !== now.path);
  const parts = diffParts(old, now, oldFile, now && newFile);
  const search = diffSearch(old?.card, now?.card);
  const isCertain =
    isRenamed ||
    old?.structure !== now?.structure ||
    parts.prose.length + parts.links.length + parts.images.length + search.length > 0;
  const isSuspect =
    parts.fields.length > 0 ||
    old?.looks !== now?.looks ||
    runsOther(old?.code ?? {}, now?.code ?? {}, isFrameChanged);
  if (!isCertain && !isSuspect) return [];
  const draft =
    !now && newFile?.isDraft
      ? "now a draft"
      : !old && before.find(({ path }) => path === now?.path)?.isDraft
        ? "no longer a draft"
        : undefined;
  const source = (now ? newFile : oldFile)?.file;
  const report: PageReport = {
    path: page.path,
    title: page.card.title,
    kind: !old ? "added" : !now ? "removed" : isRenamed ? "renamed" : "changed",
    ...(isRenamed && old && { from: old.path }),
    ...(source !== undefined && { source }),
    summary: "",
    hash: now ? signatureOf(now) : null,
    ...(draft && { note: draft }),
    needsPictures: !isCertain,
    ...parts,
    search,
    headings: { old: old?.headings ?? null, new: now?.headings ?? null },
    weight: { old: old?.weight ?? null, new: now?.weight ?? null },
    views: [],
    faults: { old: null, new: null },
  };
  return [{ ...report, summary: summarise(report) }];
}

/** Whether other code runs; the code of a frame that changed is told with the frame. */
function runsOther(
  old: Record<string, string>,
  now: Record<string, string>,
  isFrameChanged: boolean,
): boolean {
  return Object.keys({ ...old, ...now }).some(
    (name) => old[name] !== now[name] && !(isFrameChanged && name === FRAME_CODE),
  );
}

/** The frame has neither a title nor code of its own: what it says, links and shows is compared. */
function compareFrame(
  { snapshot: { frame: old }, files: before }: Site,
  { snapshot: { frame: now }, files: after }: Site,
): PageReport | null {
  const [oldFile, newFile] = [
    before.find(({ path }) => path === FRAME_PATH),
    after.find(({ path }) => path === FRAME_PATH),
  ];
  const parts = diffParts(old, now, oldFile, newFile);
  const isCertain =
    old.structure !== now.structure ||
    parts.prose.length + parts.links.length + parts.images.length > 0;
  if (!isCertain && parts.fields.length === 0) return null;
  const report: PageReport = {
    path: FRAME_PATH,
    title: "Every page",
    kind: "changed",
    ...(newFile && { source: newFile.file }),
    summary: "",
    hash: signatureOfFrame(now),
    needsPictures: !isCertain,
    ...parts,
    search: [],
    headings: { old: old.headings, new: now.headings },
    weight: { old: old.weight, new: now.weight },
    views: [],
    faults: { old: null, new: null },
  };
  return { ...report, summary: summarise(report) };
}

function diffParts(
  old: PageSnapshot | undefined,
  now: PageSnapshot | undefined,
  oldFile: ContentFile | undefined,
  newFile: ContentFile | undefined,
) {
  return {
    prose: diffProse(old?.blocks ?? [], now?.blocks ?? []),
    // Of a page that came or went every field did: its text says it all.
    fields: oldFile && newFile ? diffFields(shownFields(oldFile), shownFields(newFile)) : [],
    links: diffLinks(old?.links ?? [], now?.links ?? []),
    images: diffImages(old?.images ?? [], now?.images ?? []),
  };
}

/** Without those that no visitor gets to see. */
function shownFields({ fields }: ContentFile): Record<string, unknown> {
  const { placeholders: _, draft: __, ...shown } = fields;
  return shown;
}

/** A page in a few words: what changed, and how much of it. */
function summarise({
  kind,
  from,
  note,
  prose,
  fields,
  links,
  images,
  search,
  needsPictures,
}: PageReport): string {
  if (kind === "added" || kind === "removed")
    return [kind === "added" ? "a new page" : "the page is gone", ...(note ? [note] : [])].join(
      ", ",
    );
  if (needsPictures)
    return fields.length > 0
      ? fields.map(({ sentence }) => sentence).join("; ")
      : "may look different: styles or code changed";
  const sentences = prose.reduce((total, section) => total + section.sentences.length, 0);
  const moved = prose.filter((section) => section.kind === "moved").length;
  const told = [
    from === undefined ? "" : `was ${from}`,
    sentences > 0 ? `${count(sentences, "sentence")} changed` : "",
    moved > 0 ? `${count(moved, "section")} moved` : "",
    links.length > 0 ? `${count(links.length, "link")} changed` : "",
    images.length > 0 ? `${count(images.length, "image")} changed` : "",
    search.length > 0 ? "search and share texts changed" : "",
  ].filter(Boolean);
  return told.join(", ") || "its elements changed, no words";
}
