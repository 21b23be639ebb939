import { parse } from "parse5";

import type { CheckedPage } from "../content/model";
import { attribute, elementsIn, textOf } from "../markup/html-tree";
import { nearest } from "../problems/did-you-mean";
import { locateOffset, type Problem } from "../problems/problem";

type Source = Pick<CheckedPage, "file" | "url" | "text">;

/** Stands for the host, whatever it is: only addresses of this site are checked. */
const HOST = "https://site.invalid";
const DOUBLE =
  "has the same words twice in headings, terms or figures, which links cannot tell apart; reword one";

/**
 * Checks that each address in the built pages leads to a page, a part or a file, and that no id is
 * twice on a page.
 * @param pages HTML by file name
 * @param files the names of all files of the build
 * @param base the path of the site, with slashes
 */
export function checkOutput(
  pages: ReadonlyMap<string, string>,
  files: readonly string[],
  sources: readonly Source[],
  base: string,
): Problem[] {
  const built = [...pages].map(([name, html]) => readPage(name, html, base));
  const idsOf = new Map(built.map(({ path, ids }) => [path, ids]));
  const paths = new Set([...files.map((name) => new URL(name, HOST).pathname), ...idsOf.keys()]);
  const seen = new Set<string>();
  const isBroken = (address: string) => {
    const [path = "", part = ""] = address.split("#");
    const ids = idsOf.get(path);
    const hasPart = ["", "top"].includes(part) || !ids || ids.includes(`#${part}`);
    return !seen.has(address) && seen.add(address) && !(paths.has(path) && hasPart);
  };
  return built.flatMap(({ path: page, addresses, doubled }) => [
    ...addresses.filter(isBroken).map((address) => {
      const [path = "", part = ""] = address.split("#");
      const ids = idsOf.get(path);
      const guess = ids ? nearest(`#${part}`, ids) : nearest(path, [...paths]);
      const fix = guess ? `did you mean "${guess}"?` : "correct it, or delete the link";
      const words = part ? [address, `#${part}`] : [address];
      const message = `leads to "${address}", which is not there; ${fix}`;
      return problemAt(words, page, sources, message);
    }),
    ...doubled.map((words) => problemAt([words], page, sources, DOUBLE)),
  ]);
}

/** Reads a page: ids, words of doubled ones, and addresses of this site, without host and base. */
function readPage(name: string, html: string, base: string) {
  const path = `/${name.replace(/(?:^index)?\.html$/, "")}`;
  const page = HOST + base + path.slice(1);
  const elements = [...elementsIn(parse(html))];
  const addresses = elements
    .flatMap(({ attrs }) => attrs.filter(({ name }) => /^(?:href|src|srcset)$/.test(name)))
    .flatMap(({ value }) => value.split(/,\s+/).map((each) => each.split(" ")[0] ?? ""))
    .flatMap((address) => (URL.canParse(address, page) ? new URL(address, page) : []))
    .filter(({ origin }) => origin === HOST)
    .map(({ pathname, hash }) => {
      const isBelow = pathname.startsWith(base);
      // A text fragment names words and no part.
      const [part = ""] = hash.split(":~:");
      return (isBelow ? pathname.slice(base.length - 1) : `..${pathname}`) + part;
    });
  const named = elements.filter((element) => attribute(element, "id"));
  const ids = named.map((element) => new URL(`#${attribute(element, "id")}`, HOST).hash);
  const doubled = named.filter((_, index) => ids.indexOf(ids[index] ?? "") !== index);
  // Elements would keep the trees of all pages in memory.
  return { path, ids, addresses, doubled: doubled.map(textOf) };
}

/** Reports a problem at the last place of some words in the content, first in the page's own file. */
function problemAt(
  words: readonly string[],
  page: string,
  sources: readonly Source[],
  message: string,
): Problem {
  const own = sources.filter(({ url = "/404" }) => url === page);
  const places = [...own, ...sources].flatMap(({ file, text }) => {
    const start = words.map((each) => text.lastIndexOf(each)).find((at) => at >= 0);
    return start === undefined ? [] : { file, ...locateOffset(text, start) };
  });
  const place = places[0] ?? { file: own[0]?.file ?? "content/site.mdx", line: 1, column: 1 };
  return { ...place, field: "", message: `the built page ${page} ${message}`, severity: "error" };
}
