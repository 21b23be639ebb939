// The links, images or search card of a page before and after in; out those that changed.
import type { OldAndNew, PageImage, SearchCard, SiteLink } from "../page-model";
import type { CardChange, ImageChange, LinkChange } from "../report";
import { leftOver } from "./similarity";

const CARD_FIELDS: [keyof SearchCard, string][] = [
  ["title", "Title"],
  ["description", "Description"],
  ["canonical", "Address for search engines"],
  ["robots", "Instructions for search engines"],
  ["shareTitle", "Title when shared"],
  ["shareDescription", "Description when shared"],
  ["shareImage", "Picture when shared"],
];

/** Links that were added, removed, or lead elsewhere under the same words. */
export function diffLinks(before: SiteLink[], after: SiteLink[]): LinkChange[] {
  const pairs = pairChanged(
    before,
    after,
    ({ href, words }) => `${href}\n${words}`,
    ({ words }) => words,
  );
  return pairs.map(({ old, new: now }) => ({
    kind: !old ? "added" : !now ? "removed" : "retargeted",
    words: (now ?? old)?.words ?? "",
    old: old?.href ?? null,
    new: now?.href ?? null,
    isBroken: now?.isBroken ?? false,
  }));
}

/** Images that were added, removed, have other bytes under the same name, or another description. */
export function diffImages(before: PageImage[], after: PageImage[]): ImageChange[] {
  const pairs = pairChanged(
    before,
    after,
    ({ src, hash, alt }) => `${src}\n${hash}\n${alt}`,
    ({ src }) => src,
  );
  return pairs.map((pair) => {
    const { old, new: now } = pair;
    const kind = !old
      ? "added"
      : !now
        ? "removed"
        : old.hash === now.hash
          ? "described"
          : "replaced";
    return { kind, ...pair };
  });
}

/** What search results and shared links show differently. */
export function diffCards(
  before: SearchCard | undefined,
  after: SearchCard | undefined,
): CardChange[] {
  return CARD_FIELDS.flatMap(([field, name]) => {
    const [old, now] = [before?.[field] ?? null, after?.[field] ?? null];
    if (old === now) return [];
    // A hash says nothing to a reader.
    return [
      field === "shareImage"
        ? { name, old: old && "a picture", new: now && "another picture" }
        : { name, old, new: now },
    ];
  });
}

/** The entries that only one list has, paired where they share a name: those of `after` in order, then the removed ones. */
function pairChanged<Item>(
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
