// The pages of a site in; out what all of them have in common, such as the top bar, the footer and the policy. It stands
// in for the page that was not there when a new page is judged.
import type { PageSnapshot, SeenText } from "../page-model";

/** What every page of a site has. */
export type CommonPage = Pick<PageSnapshot, "texts" | "links" | "images" | "head" | "markup"> & {
  /** A browser has read its texts. */
  isRead: boolean;
  /** The names of the entries that every page has in its head, whatever it says there. */
  headNames: ReadonlySet<string>;
};

/** The page that is not found has no frame. */
const NOT_FOUND = "/404.html";

/** @returns the parts as they are on one of the pages, one that a browser has read if there is one */
export function findCommonPage(all: PageSnapshot[]): CommonPage {
  const pages = all.filter(({ path }) => path !== NOT_FOUND);
  const first = pages.find(({ isRead }) => isRead) ?? pages[0];
  const common = <Part>(partsOf: (page: PageSnapshot) => Part[], keyOf: (part: Part) => string) => {
    const known = pages.map((page) => new Set(partsOf(page).map(keyOf)));
    const isCommon = (part: Part) => known.every((keys) => keys.has(keyOf(part)));
    return first ? partsOf(first).filter(isCommon) : [];
  };
  const nameOf = ({ name }: { name: string }) => name;
  return {
    isRead: first?.isRead ?? false,
    texts: common(({ texts }) => texts, keyOfText),
    links: common(({ links }) => links, JSON.stringify),
    images: common(({ images }) => images, JSON.stringify),
    head: common(({ head }) => head, JSON.stringify),
    headNames: new Set(common(({ head }) => head, nameOf).map(nameOf)),
    markup: common(markupOf, String),
  };
}

/** The texts that only some pages say. */
export function ownTexts({ texts }: PageSnapshot, common: CommonPage): SeenText[] {
  const known = new Set(common.texts.map(keyOfText));
  return texts.filter((text) => !known.has(keyOfText(text)));
}

/**
 * A new page, and a page that stands in for the one before: of that, all is missing that not every page has, but for
 * texts, which are told as one, and are all there to be seen.
 */
export function pairWithCommon(
  now: PageSnapshot,
  common: CommonPage,
): { old: PageSnapshot; now: PageSnapshot } {
  const { texts, links, images, head, markup, isRead } = common;
  const known = new Map(texts.map((text) => [keyOfText(text), text.unseen]));
  const unseenBefore = (text: SeenText) => {
    const found = known.get(keyOfText(text));
    if (!found) return [];
    return isRead ? found : text.unseen;
  };
  const seen = now.texts.map((text) => ({ ...text, unseen: unseenBefore(text) }));
  const parts = { texts: seen, links, images, head, markup, foreign: [], errors: [] };
  return { old: { ...now, ...parts }, now: { ...now, markup: markupOf(now) } };
}

/** Without what tells code which page it is on. */
function markupOf({ markup }: PageSnapshot): string[] {
  return markup.map((line) => line.replace(/ data-[\w-]+="[^"]*"/g, ""));
}

function keyOfText({ kind, text }: SeenText): string {
  return `${kind}\n${text}`;
}
