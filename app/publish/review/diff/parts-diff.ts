// The links, pictures and head of a page before and after in; out those that changed.
import type { HeadEntry, OldAndNew, PageImage, SiteLink } from "../page-model";
import type { Change } from "../report";
import { leftOver } from "./similarity";

/** A change without its places and severity. */
export type PartChange = Pick<Change, "subject" | "action" | "name" | "old" | "new">;

/** Links that were added, removed, or lead elsewhere under the same words, or to a file that holds something else. */
export function diffLinks(before: SiteLink[], after: SiteLink[]): PartChange[] {
  const pairs = pairChanged(
    before,
    after,
    ({ href, words, hash, isBroken }) => `${href}\n${words}\n${hash}\n${isBroken}`,
    ({ words }) => words,
  );
  const sides: [SiteLink[], SiteLink[]] = [before, after];
  const told = pairs.filter((pair) => !isOnlyReworded(pair, sides));
  return told.map(({ old, new: now }) => {
    const isSamePlace = old?.href === now?.href;
    return {
      subject: "link",
      action: actionOf(old, now),
      name: `Link “${(now ?? old)?.words ?? ""}”`,
      old: old && describeLink(old, isSamePlace),
      new: now && describeLink(now, isSamePlace),
    };
  });
}

/**
 * A link to a part of its own page, which has its address from its words: where there are as many as before, a change
 * of words says it.
 */
function isOnlyReworded(
  { old, new: now }: OldAndNew<SiteLink>,
  sides: [SiteLink[], SiteLink[]],
): boolean {
  const isOfPage = ({ href, isBroken }: SiteLink) => href.startsWith("#") && !isBroken;
  const [before, after] = sides.map((links) => links.filter(isOfPage).length);
  return before === after && (!old || !now) && [old, now].every((link) => !link || isOfPage(link));
}

/** Pictures that were added, removed, or have other bytes. Their descriptions are texts. */
export function diffImages(before: PageImage[], after: PageImage[]): PartChange[] {
  const pairs = pairChanged(
    before,
    after,
    ({ src, hash, width, height }) => `${src}\n${hash}\n${width}\n${height}`,
    ({ src }) => src,
  );
  return pairs.map(({ old, new: now }) => ({
    subject: "image",
    action: actionOf(old, now),
    name: `Picture ${nameOfFile((now ?? old)?.src ?? "")}`,
    old: old && describeImage(old),
    new: now && describeImage(now),
  }));
}

/** What the page tells browsers, search engines and networks differently. */
export function diffHeads(before: HeadEntry[], after: HeadEntry[]): PartChange[] {
  const pairs = pairChanged(
    before,
    after,
    ({ name, value }) => `${name}\n${value}`,
    ({ name }) => name,
  );
  return pairs.map(({ old, new: now }) => ({
    subject: "head",
    action: actionOf(old, now),
    name: (now ?? old)?.name ?? "",
    old: old?.value ?? null,
    new: now?.value ?? null,
  }));
}

/** What became of a thing. */
export function actionOf(old: unknown, now: unknown): "added" | "removed" | "changed" {
  if (!old) return "added";
  return now ? "changed" : "removed";
}

/** @param withHash tells files of one name apart */
function describeLink({ href, hash, isBroken }: SiteLink, withHash: boolean): string {
  if (isBroken) return `${href} (leads nowhere)`;
  return withHash && hash ? `${href} (${hash.slice(0, 8)})` : href;
}

/** The hash tells pictures of one name and size apart. */
function describeImage({ width, height, bytes, hash }: PageImage): string {
  const size = width === null ? "" : `${width} × ${height ?? "?"}, `;
  return `${size}${(bytes / 1000).toFixed(1)} KB (${hash.slice(0, 8)})`;
}

function nameOfFile(src: string): string {
  return src.slice(src.lastIndexOf("/") + 1);
}

/** The entries that only one list has, paired where they share a name: those of `after` in order, then the removed ones. */
export function pairChanged<Item>(
  before: Item[],
  after: Item[],
  key: (item: Item) => string,
  name: (item: Item) => string,
): OldAndNew<Item>[] {
  const gone = leftOver(before, after, key);
  const changed = leftOver(after, before, key).map((item): OldAndNew<Item> => {
    const at = gone.findIndex((other) => name(other) === name(item));
    return { old: at < 0 ? null : (gone.splice(at, 1)[0] ?? null), new: item };
  });
  return [...changed, ...gone.map((item) => ({ old: item, new: null }))];
}
