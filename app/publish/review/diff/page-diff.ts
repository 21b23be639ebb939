// One page before and after in; out the links, images and search texts of it that changed.
import type { Change, ImageChange, LinkChange } from "../report";
import { leftOver } from "./similarity";
import type { Card, PageLink, Picture } from "../snapshot/snapshot";

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
  const gone = leftOver(before, after, key);
  const changes = leftOver(after, before, key).map((link): LinkChange => {
    const at = gone.findIndex(({ words }) => words === link.words);
    const old = at < 0 ? undefined : gone.splice(at, 1)[0];
    return {
      kind: old ? "retargeted" : "added",
      words: link.words,
      old: old?.href ?? null,
      new: link.href,
      isBroken: link.isBroken,
    };
  });
  return [
    ...changes,
    ...gone.map(({ href, words }): LinkChange => ({
      kind: "removed",
      words,
      old: href,
      new: null,
      isBroken: false,
    })),
  ];
}

/** Images that came or went, whose bytes are others under the same name, or whose description changed. */
export function diffImages(before: Picture[], after: Picture[]): ImageChange[] {
  const key = ({ src, hash, alt }: Picture) => `${src}\n${hash}\n${alt}`;
  const gone = leftOver(before, after, key);
  const changes = leftOver(after, before, key).map((picture): ImageChange => {
    const at = gone.findIndex(({ src }) => src === picture.src);
    const old = at < 0 ? undefined : gone.splice(at, 1)[0];
    return {
      kind: !old ? "added" : old.hash === picture.hash ? "described" : "replaced",
      old: old ?? null,
      new: picture,
    };
  });
  return [
    ...changes,
    ...gone.map((picture): ImageChange => ({ kind: "removed", old: picture, new: null })),
  ];
}

/** What search results and shared links show otherwise. */
export function diffSearch(
  before: Card | undefined,
  after: Card | undefined,
): Change<string | null>[] {
  return SEARCH.flatMap(([field, name]) => {
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
