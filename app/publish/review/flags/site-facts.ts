// Looks up what flags need to know of both sites as wholes.
import { findStrays } from "../site/addresses";
import { findRedirect } from "../site/redirects";
import { keyOf, wordsOf } from "../site/record";
import type { Site, SitePage } from "../site/site";
import type { SiteFacts } from "./flags";
import { findNewHosts } from "./hosts";

/** @returns look-ups, each made when it is first needed */
export function createFacts(base: Site, head: Site): SiteFacts {
  let texts: [path: string, words: string][] | undefined;
  return {
    legal: new Set([...base.content.legal, ...head.content.legal]),
    newHosts: findNewHosts(base.files, head.files),
    strays: new Map(
      findStrays(base.files, head.files).map(({ name, published }) => [
        name,
        `${published} ${base.files.has(name) ? "differs" : "is new"}`,
      ]),
    ),
    pagesWith(figure) {
      texts ??= [...head.pages.values()].map(({ path, page }) => [
        path,
        page.lines
          .filter(({ kind }) => kind !== "markup")
          .map(wordsOf)
          .join("\n"),
      ]);
      const escaped = figure.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
      const pattern = new RegExp(
        String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])${escaped}(?![\p{L}\p{N}]|[.,]\p{N})`,
        "u",
      );
      return texts.flatMap(([path, words]) => (pattern.test(words) ? [path] : []));
    },
    hasPage(path) {
      const start = path.replace(/\*.*$/, "");
      return start === path
        ? head.pages.has(path)
        : [...head.pages.keys()].some((each) => each.startsWith(start));
    },
    pagesThatLinkTo(file) {
      const name = `/${file.replace(/^.*\//, "")}`;
      const isLink = ({ link }: { link?: string | undefined }) =>
        link?.replace(/#.*/, "").endsWith(name) === true;
      return [...head.pages.values()]
        .filter(({ page }) => page.lines.some(({ runs }) => runs.some(isLink)))
        .map(({ path }) => path);
    },
  };
}

/** The scripts that pages of the head load and no page of the base loads, each with its pages. */
export function findNewScripts(base: Site, head: Site): Map<string, string[]> {
  const scriptsOf = ({ page }: SitePage) =>
    page.scripts.map((script) => script.replace(/~[0-9a-f]{8}(?=\.\w+$)/, ""));
  const known = new Set([...base.pages.values()].flatMap(scriptsOf));
  const found = new Map<string, string[]>();
  for (const each of head.pages.values())
    for (const script of scriptsOf(each))
      if (!known.has(script)) found.set(script, [...(found.get(script) ?? []), each.path]);
  return found;
}

/** Addresses of the base at which the head has nothing, and which lead nowhere. */
export function findLostAddresses(base: Site, head: Site): string[] {
  const addresses = [...base.pages.keys(), ...base.redirects.map(({ from }) => from)];
  return addresses.filter(
    (path) =>
      !path.includes("*") &&
      !head.pages.has(path) &&
      findRedirect(path, head.redirects) === undefined,
  );
}

/** The lines, by their keys, that all pages of both sites have, except the one that is not found: the frame. */
export function frameOf(base: Site, head: Site): Map<string, string> {
  const pages = [...head.pages.values()].filter(
    ({ path }) => path !== "/404" && base.pages.has(path),
  );
  const [first, ...others] = pages.map(
    ({ page }) =>
      new Map(
        page.lines
          .filter(({ kind }) => kind !== "markup")
          .map((line) => [keyOf(line), wordsOf(line)] as const),
      ),
  );
  return new Map([...(first ?? [])].filter(([key]) => others.every((lines) => lines.has(key))));
}
