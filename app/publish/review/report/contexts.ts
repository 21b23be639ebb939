// Says what the marks of a change need to know about the two sites.
import { parse } from "parse5";

import { escapePattern } from "../../markup/escape";
import { elementsIn, textOf } from "../../markup/html-tree";
import type { ChangeContext } from "../marks/mark-change";
import { isForPeople } from "../read/line";
import type { Reading, Sites } from "../read/site";
import type { Entry } from "./fold";

const ORDINARY = /(?<![\p{L}\p{M}-])\p{Ll}[\p{L}\p{M}]+/gu;

/** Returns a function that describes the site around a change. */
export function createContexts(
  sites: Sites,
  readings: Reading[],
  legal: ReadonlySet<string>,
): (entry: Entry) => ChangeContext {
  const pages = new Map(
    [...sites.head.pages].map(([path, { text = "" }]) => [path, wordsOf(text)]),
  );
  const all = [...pages.values()].join("\n");
  const ordinary = new Set([...all.matchAll(ORDINARY)].map(([word]) => word));
  const read = new Map(readings.map(({ pair, old, now }) => [pair.path, now ?? old]));
  return ({ change, path = "", paths, isWhole }) => ({
    ordinary,
    isWhole,
    language: read.get(path)?.language ?? "en",
    isLegal: legal.has(path) && (isForPeople(change.kind) || change.kind === "link"),
    pagesWith: (figure) => {
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}.,])${escapePattern(figure)}(?![\\p{L}\\p{N}])`,
        "u",
      );
      const others = [...pages].filter(
        ([other, text]) => !paths.includes(other) && pattern.test(text),
      );
      return others.map(([other]) => other);
    },
  });
}

/** Returns the words of a page as its HTML has them. */
function wordsOf(html: string): string {
  const main = [...elementsIn(parse(html))].find(({ tagName }) => tagName === "main");
  return main ? textOf(main) : "";
}
