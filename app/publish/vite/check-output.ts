import { parse } from "parse5";

import type { CheckedPage } from "../content/model";
import { attribute, elementsIn, textOf } from "../markup/html-tree";
import { nearest } from "../problems/did-you-mean";
import { locateOffset, type Problem } from "../problems/problem";

type Source = Pick<CheckedPage, "file" | "url" | "text">;

/** Stands for the host, whatever it is: only addresses of this site are checked. */
const HOST = "https://site.invalid";
const DOUBLE =
  "has the same words twice in its headings, terms or figures, and links could not tell them apart; reword one";

/**
 * Checks that each address in the built pages leads to a page, a part or a file, and that no page has an id twice.
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
  const partsOf = new Map(built.map(({ path, parts }) => [path, parts.map(({ id }) => id)]));
  const paths = new Set([...files.map((name) => new URL(name, HOST).pathname), ...partsOf.keys()]);
  const checked = new Set<string>();
  return built.flatMap(({ path, addresses, parts }) => {
    // The menu is on every page.
    const fresh = addresses.filter((address) => !checked.has(address));
    for (const address of fresh) checked.add(address);
    const broken = fresh.flatMap((address) => {
      const message = explainAddress(address, paths, partsOf);
      const words = [address, address.replace(/^.*(?=#)/, "")];
      return message ? problemAt(words, path, sources, message) : [];
    });
    const doubles = parts.filter(({ id }, at) => partsOf.get(path)?.indexOf(id) !== at);
    return [...broken, ...doubles.map(({ words }) => problemAt([words], path, sources, DOUBLE))];
  });
}

/** Reads the ids of a page, and the addresses of this site in it, without host and base. */
function readPage(name: string, html: string, base: string) {
  const path = `/${name.replace(/(?:^index)?\.html$/, "")}`;
  const elements = [...elementsIn(parse(html))];
  const written = elements.flatMap((element) =>
    ["href", "src", "srcset"].flatMap((each) => attribute(element, each)?.split(/,\s+/) ?? []),
  );
  const urls = written.flatMap((each) => {
    const [address = ""] = each.split(" ");
    const page = base + path.slice(1);
    return URL.canParse(address, HOST + page) ? new URL(address, HOST + page) : [];
  });
  const own = urls.filter(({ origin }) => origin === HOST);
  const parts = elements.flatMap((element) => {
    const id = attribute(element, "id");
    return id ? { id: new URL(`#${id}`, HOST).hash, words: textOf(element) } : [];
  });
  return { path, parts, addresses: own.map((url) => withoutBase(url, base)) };
}

function withoutBase({ pathname, hash }: URL, base: string): string {
  const isBelow = pathname.startsWith(base);
  return (isBelow ? pathname.slice(base.length - 1) : `/..${pathname}`) + hash;
}

function explainAddress(
  address: string,
  paths: ReadonlySet<string>,
  partsOf: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const [path = "", part] = address.split("#");
  const parts = partsOf.get(path);
  const hasPart = !part || part === "top" || !parts || parts.includes(`#${part}`);
  if (paths.has(path) && hasPart) return undefined;
  const guess = parts ? nearest(`#${part}`, parts) : nearest(path, [...paths]);
  const fix = guess ? `, did you mean "${guess}"?` : "; correct the address, or delete the link";
  return `leads to "${address}", which is not there${fix}`;
}

/** Reports a problem at the last place of some words in the content, first in the page's own file. */
function problemAt(
  words: readonly string[],
  path: string,
  sources: readonly Source[],
  message: string,
): Problem {
  const own = sources.filter(({ url = "/404" }) => url === path);
  const places = [...own, ...sources].flatMap(({ file, text }) => {
    const start = words.map((each) => text.lastIndexOf(each)).find((at) => at >= 0);
    return start === undefined ? [] : { file, ...locateOffset(text, start) };
  });
  const start = { file: own[0]?.file ?? "content/site.mdx", line: 1, column: 1 };
  const place = places[0] ?? start;
  return { ...place, field: "", message: `the built page ${path} ${message}`, severity: "error" };
}
