import { basename } from "node:path/posix";

import { count } from "../../problems/problem";
import type { Flag } from "../report";
import { findStrays } from "../site/addresses";
import { findTarget } from "../site/redirects";
import { keyOfLine, textOfLine, type SiteLine } from "../site/record";
import type { ReviewedSite, SitePage } from "../site/site";
import { describeHost, type SiteFacts } from "./flags";
import { findNewHosts } from "./hosts";

/** Looks up what flags ask about both sites. */
export function createFacts(base: ReviewedSite, head: ReviewedSite): SiteFacts {
  const strays = findStrays(base.files, head.files).map(
    ({ name, published }) =>
      [name, `${published} ${base.files.has(name) ? "differs" : "is new"}`] as const,
  );
  const pages = [...head.pages.values()];
  const pathsWhere = (isOne: (line: SiteLine) => boolean) =>
    pages.filter(({ page }) => page.lines.some(isOne)).map(({ path }) => path);
  return {
    legal: new Set([...base.content.legal, ...head.content.legal]),
    newHosts: findNewHosts(base.files, head.files),
    strays: new Map(strays),
    pagesWith(figure) {
      const escaped = figure.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
      const pattern = new RegExp(
        String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])${escaped}(?![\p{L}\p{N}]|[.,]\p{N})`,
        "u",
      );
      return pathsWhere((line) => line.kind !== "markup" && pattern.test(textOfLine(line)));
    },
    hasPage: (path) =>
      path.endsWith("*")
        ? pages.some((page) => page.path.startsWith(path.slice(0, -1)))
        : head.pages.has(path),
    pagesThatLinkTo(file) {
      const name = `/${basename(file)}`;
      return pathsWhere(({ runs }) =>
        runs.some(({ link }) => link?.replace(/#.*/, "").endsWith(name) === true),
      );
    },
  };
}

/** Flags what concerns a whole site: new scripts, new hosts, and lost addresses. */
export function flagsOfSite(
  base: ReviewedSite,
  head: ReviewedSite,
  { newHosts }: SiteFacts,
): Flag[] {
  const scripts = [...findNewScripts(base, head)].map(([script, paths]) => {
    const address = script.startsWith("/") ? script : `“${script.slice(0, 80)}”`;
    const sentence = `${count(paths.length, "page")} load a script that no page loaded: ${address}`;
    return { name: "new script", sentence };
  });
  const hosts = [...newHosts].map(([host, files]) => ({
    name: "new host",
    sentence: describeHost(host, files),
  }));
  const addresses = new Set([...base.pages.keys(), ...base.redirects.map(({ from }) => from)]);
  const lost = [...addresses].filter(
    (path) =>
      !path.includes("*") &&
      !head.pages.has(path) &&
      findTarget(path, head.redirects) === undefined,
  );
  return [...scripts, ...hosts, ...lost.map(flagLost)];
}

/** Flags an address that leads nowhere now. */
export function flagLost(path: string): Flag {
  return { name: "address lost", sentence: `The address ${path} leads nowhere now.` };
}

/** Finds scripts that no page of the base loads, with the pages that load them. */
function findNewScripts(base: ReviewedSite, head: ReviewedSite): Map<string, string[]> {
  const scriptsOf = ({ page }: SitePage) =>
    page.scripts.map((script) => script.replace(/~[0-9a-f]{8}(?=\.\w+$)/, ""));
  const known = new Set([...base.pages.values()].flatMap(scriptsOf));
  const found = new Map<string, string[]>();
  for (const each of head.pages.values())
    for (const script of scriptsOf(each))
      if (!known.has(script)) found.set(script, [...(found.get(script) ?? []), each.path]);
  return found;
}

/** Finds the lines, by key, that all pages of both sites have, except the not-found page. */
export function frameOf(base: ReviewedSite, head: ReviewedSite): Map<string, string> {
  const pages = [...head.pages.values()].filter(
    ({ path }) => path !== "/404" && base.pages.has(path),
  );
  const [first = [], ...others] = pages.map(({ page }) =>
    page.lines
      .filter(({ kind }) => kind !== "markup")
      .map((line) => [keyOfLine(line), textOfLine(line)] as const),
  );
  const known = others.map((lines) => new Set(lines.map(([key]) => key)));
  return new Map(first.filter(([key]) => known.every((keys) => keys.has(key))));
}
