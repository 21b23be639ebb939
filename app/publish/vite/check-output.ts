import { parse } from "parse5";

import type { CheckedFile } from "../content/model";
import { attribute, elementsIn, textOf } from "../markup/html-tree";
import { nearest } from "../problems/did-you-mean";
import { locateOffset, type Problem } from "../problems/problem";

type ContentText = Pick<CheckedFile, "file" | "path" | "text">;

/** Replaces a page's tree: all trees would fill the memory. */
export interface BuiltPage {
  path: string;
  /** The addresses that lead to it: "/news", "/news#dose". */
  addresses: Set<string>;
  /** The addresses of this site that it leads to. */
  targets: Set<string>;
  /** The words of each part whose id another part has. */
  wordsOfRepeatedIds: string[];
}

/** Stands for the host, whatever it is. */
const HOST = "https://site.invalid";
const REPEATED_ID =
  "twice in headings, terms or figures, which links cannot tell apart; reword one";

/** Checks that each address leads somewhere, and that no id is twice on a page. */
export function checkOutput(
  pages: readonly BuiltPage[],
  files: readonly string[],
  sources: readonly ContentText[],
): Problem[] {
  const addresses = new Set(pages.flatMap((page) => [...page.addresses]));
  const filePaths = new Set(files.map((name) => new URL(name, HOST).pathname));
  const isThere = (target: string) =>
    addresses.has(target) || filePaths.has(target.replace(/#.*/, ""));
  // A problem stands where its words stand last; the page's own file goes first.
  const problemAt = (page: string, words: readonly string[], message: string): Problem => {
    const pageSources = sources.filter(({ path = "/404" }) => path === page);
    const places = [...pageSources, ...sources].flatMap(({ file, text }) => {
      const start = words.map((each) => text.lastIndexOf(each)).find((at) => at >= 0);
      return start === undefined ? [] : { file, ...locateOffset(text, start) };
    });
    const place = places[0] ?? {
      file: pageSources[0]?.file ?? "content/site.mdx",
      line: 1,
      column: 1,
    };
    return { ...place, field: "", message: `the built page ${page} ${message}`, severity: "error" };
  };
  // A link of the menu is on every page.
  const reported = new Set<string>();
  return pages.flatMap(({ path, targets, wordsOfRepeatedIds }) => [
    ...[...targets].flatMap((target) => {
      if (isThere(target) || reported.has(target)) return [];
      reported.add(target);
      const guess = nearest(target, [...addresses, ...filePaths]);
      const fix = guess ? `did you mean "${guess}"?` : "correct it, or delete the link";
      const message = `leads to "${target}", which is not there; ${fix}`;
      const [hash = target] = /#.+/.exec(target) ?? [];
      return problemAt(path, [target, hash], message);
    }),
    ...wordsOfRepeatedIds.map((words) =>
      problemAt(path, [words], `has "${words.slice(0, 60)}" ${REPEATED_ID}`),
    ),
  ]);
}

/** Reads what {@link checkOutput} needs, without the base path. */
export function readBuiltPage(name: string, html: string, base: string): BuiltPage {
  const path = `/${name.replace(/(?:^index)?\.html$/, "")}`;
  const elements = [...elementsIn(parse(html))];
  const addresses = new Set([path]);
  const wordsOfRepeatedIds: string[] = [];
  for (const element of elements) {
    const id = attribute(element, "id");
    if (!id) continue;
    const address = path + new URL(`#${id}`, HOST).hash;
    if (addresses.has(address)) wordsOfRepeatedIds.push(textOf(element));
    addresses.add(address);
  }
  const targets = elements
    .flatMap(({ attrs }) => attrs.filter(({ name }) => /^(?:href|src|srcset)$/.test(name)))
    .flatMap(({ value }) => value.split(/,\s+/))
    .flatMap((address) => resolveAddress(address, HOST + base + path.slice(1), base));
  return { path, addresses, targets: new Set(targets), wordsOfRepeatedIds };
}

/** Addresses of a `srcset` have a width behind them. */
function resolveAddress(written: string, page: string, base: string): string[] {
  const [address = ""] = written.split(" ");
  if (!URL.canParse(address, page)) return [];
  const { origin, pathname, hash } = new URL(address, page);
  if (origin !== HOST) return [];
  const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : `..${pathname}`;
  // A text fragment names words, and every page has a top.
  const [part = ""] = hash.split(":~:");
  return [["#", "#top"].includes(part) ? path : path + part];
}
