// Looks up what flags need to know of both sites as wholes.
import { findRedirect } from "../site/redirects";
import type { Site, SitePage } from "../site/site";
import { isHashLine } from "../site/page-text";
import { findFigures } from "./figures";
import type { SiteFacts } from "./flags";
import { findNewHosts } from "./hosts";

/** @returns look-ups, each made when it is first needed */
export function createFacts(base: Site, head: Site): SiteFacts {
  const newHosts = findNewHosts(base.files, head.files);
  let figures: Map<string, Set<string>> | undefined;
  return {
    legal: new Set([...base.content.legal, ...head.content.legal]),
    newHosts,
    languageOf(path) {
      const page = head.pages.get(path) ?? base.pages.get(path);
      const line = page?.text.lines.find(({ text }) => text.startsWith("Language: "));
      return line?.text.replace("Language: ", "") ?? "";
    },
    pagesWithFigure(value) {
      figures ??= indexFigures([...head.pages.values()]);
      return [...(figures.get(value) ?? [])];
    },
    hasPage(path) {
      const start = path.replace(/\*.*$/, "");
      return start === path
        ? head.pages.has(path)
        : [...head.pages.keys()].some((each) => each.startsWith(start));
    },
    pagesThatLinkTo(file) {
      const name = file.replace(/^.*\//, "");
      return [...head.pages.values()]
        .filter(({ text }) => text.lines.some((line) => line.text.includes(`/${name})`)))
        .map(({ path }) => path);
    },
  };
}

function indexFigures(pages: SitePage[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of pages)
    for (const line of text.lines)
      for (const { value } of findFigures(line.text))
        found.set(value, (found.get(value) ?? new Set()).add(path));
  return found;
}

/** The scripts that pages of the head load and no page of the base loads, each with its pages. */
export function findNewScripts(base: Site, head: Site): Map<string, string[]> {
  const scriptsOf = ({ text }: SitePage) =>
    text.scripts.map((script) => script.replace(/~[0-9a-f]{8}(?=\.\w+$)/, ""));
  const known = new Set([...base.pages.values()].flatMap(scriptsOf));
  const found = new Map<string, string[]>();
  for (const page of head.pages.values())
    for (const script of scriptsOf(page))
      if (!known.has(script)) found.set(script, [...(found.get(script) ?? []), page.path]);
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

/** The lines that all pages of the head have which the base has too, except the one that is not found: the frame. */
export function frameOf(base: Site, head: Site): Set<string> {
  const pages = [...head.pages.values()].filter(
    ({ path }) => path !== "/404" && base.pages.has(path),
  );
  const [first, ...others] = pages.map(({ text }) =>
    text.lines.map((line) => line.text).filter((line) => !isHashLine(line)),
  );
  const sets = others.map((lines) => new Set(lines));
  return new Set(first?.filter((line) => sets.every((lines) => lines.has(line))));
}
