// One page before and after in; out everything about it that changed, or nothing.
import { FRAME_PATH, type FrontmatterFile, type PageSnapshot } from "../page-model";
import type { PageChange } from "../report";
import { diffFields } from "./fields-diff";
import { diffCards, diffImages, diffLinks } from "./parts-diff";
import { diffProse } from "./prose-diff";

/** The script that holds the frame of all pages. */
const FRAME_CODE = "/assets/root.js";

/**
 * @param old @param now the page, or the frame; at least one of them is given
 * @param before @param after the content files of both sites
 * @param isFrameChanged the frame's code is then reported with the frame
 */
export function diffPage(
  old: PageSnapshot | undefined,
  now: PageSnapshot | undefined,
  before: FrontmatterFile[],
  after: FrontmatterFile[],
  { isFrameChanged = false } = {},
): PageChange | undefined {
  const page = now ?? old;
  if (!page) return undefined;
  const oldFile = before.find(({ path }) => path === old?.path);
  const newFile = after.find(({ path }) => path === page.path);
  const changes = {
    prose: diffProse(old?.blocks ?? [], now?.blocks ?? []),
    // Of a page that came or went every field did: its text says it all.
    fields: oldFile && now && newFile ? diffFields(shown(oldFile), shown(newFile)) : [],
    links: diffLinks(old?.links ?? [], now?.links ?? []),
    images: diffImages(old?.images ?? [], now?.images ?? []),
    search: diffCards(old?.card, now?.card),
  };
  const { prose, fields, links, images, search } = changes;
  const isRenamed = old !== undefined && now !== undefined && old.path !== now.path;
  const isCertain =
    isRenamed ||
    old?.structure !== now?.structure ||
    [prose, links, images, search].some(({ length }) => length > 0);
  const mayLookDifferent =
    fields.length > 0 ||
    old?.looks !== now?.looks ||
    runsOtherCode(old?.code ?? {}, now?.code ?? {}, isFrameChanged);
  if (!isCertain && !mayLookDifferent) return undefined;

  const source = (now ? newFile : oldFile)?.file;
  const note =
    !now && newFile?.isDraft
      ? "now a draft"
      : !old && before.find(({ path }) => path === page.path)?.isDraft
        ? "no longer a draft"
        : undefined;
  return {
    path: page.path,
    title: page.path === FRAME_PATH ? "Every page" : page.card.title,
    kind: !old ? "added" : !now ? "removed" : isRenamed ? "renamed" : "changed",
    ...(isRenamed && { from: old.path }),
    ...(source !== undefined && { source }),
    ...(note && { note }),
    needsPictures: !isCertain,
    ...changes,
    headings: { old: old?.headings ?? null, new: now?.headings ?? null },
    weight: { old: old?.weight ?? null, new: now?.weight ?? null },
  };
}

function runsOtherCode(
  old: Record<string, string>,
  now: Record<string, string>,
  isFrameChanged: boolean,
): boolean {
  return Object.keys({ ...old, ...now }).some(
    (name) => old[name] !== now[name] && !(isFrameChanged && name === FRAME_CODE),
  );
}

/** The fields that visitors can see. */
function shown({ fields }: FrontmatterFile): Record<string, unknown> {
  const { placeholders: _, draft: __, ...rest } = fields;
  return rest;
}
