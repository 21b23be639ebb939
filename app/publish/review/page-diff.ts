// One page before and after in; out the links, images and search texts of it that changed.
import type { Change, ImageChange, LinkChange } from "./report";
import type { Card, PageLink, Picture } from "./snapshot";

const SEARCH: [keyof Card, string][] = [
  ["title", "Title"],
  ["description", "Description"],
  ["canonical", "Address for search engines"],
  ["robots", "Orders to search engines"],
  ["shareTitle", "Title when shared"],
  ["shareDescription", "Description when shared"],
  ["shareImage", "Picture when shared"],
];

/** Links that came, went, lead elsewhere under the same words, or lead nowhere now. */
export function diffLinks(before: PageLink[], after: PageLink[]): LinkChange[] {
  const key = ({ href, words }: PageLink) => `${href}\n${words}`;
  const gone = rest(before, after, key);
  const changes = rest(after, before, key).map((link): LinkChange => {
    const at = gone.findIndex(({ words }) => words === link.words);
    const old = at < 0 ? undefined : gone.splice(at, 1)[0];
    return { kind: old ? "retargeted" : "added", words: link.words, old: old?.href ?? null, new: link.href, isBroken: link.isBroken };
  });
  return [...changes, ...gone.map(({ href, words }): LinkChange => ({ kind: "removed", words, old: href, new: null, isBroken: false }))];
}

/** Images that came or went, whose bytes are others under the same name, or whose description changed. */
export function diffImages(before: Picture[], after: Picture[]): ImageChange[] {
  const gone = rest(before, after, ({ src, hash, alt }) => `${src}\n${hash}\n${alt}`);
  const changes = rest(after, before, ({ src, hash, alt }) => `${src}\n${hash}\n${alt}`).map((picture): ImageChange => {
    const at = gone.findIndex(({ src }) => src === picture.src);
    const old = at < 0 ? undefined : gone.splice(at, 1)[0];
    return { kind: !old ? "added" : old.hash === picture.hash ? "described" : "replaced", old: old ?? null, new: picture };
  });
  return [...changes, ...gone.map((picture): ImageChange => ({ kind: "removed", old: picture, new: null }))];
}

/** What search results and shared links show otherwise. */
export function diffSearch(before: Card | undefined, after: Card | undefined): Change<string | null>[] {
  return SEARCH.flatMap(([field, name]) => {
    const [old, now] = [before?.[field] ?? null, after?.[field] ?? null];
    return old === now ? [] : [{ name, old, new: now }];
  });
}

/** The entries that the other list does not have; one there outweighs one here. */
function rest<Item>(items: Item[], others: Item[], key: (item: Item) => string): Item[] {
  const keys = others.map(key);
  return items.filter((item) => {
    const at = keys.indexOf(key(item));
    if (at >= 0) keys.splice(at, 1);
    return at < 0;
  });
}
