import { basename } from "node:path/posix";

import { escapePattern } from "../../markup/escape";
import type { FoundPassage } from "../diff/fold-passages";
import type { Flag } from "../report";
import { findStrays } from "../site/addresses";
import { findTarget } from "../site/redirects";
import { textOfLine, type SiteLine } from "../site/record";
import type { ReviewedSite } from "../site/site";
import { replacedNames } from "./changed-places";
import { findNewHosts } from "./hosts";

export type SiteFacts = ReturnType<typeof createFacts>;

/** Looks up what flags ask about both sites. */
export function createFacts(base: ReviewedSite, head: ReviewedSite, passages: FoundPassage[]) {
  const replaced = new Set(
    passages
      .flatMap(({ changes }) => changes.flatMap(replacedNames))
      .map((names) => names.join("\n")),
  );
  const pages = [...head.pages.values()];
  const pathsWhere = (isOne: (line: SiteLine) => boolean) =>
    pages.filter(({ page }) => page.lines.some(isOne)).map(({ path }) => path);
  return {
    legal: new Set([...base.content.legal, ...head.content.legal]),
    /** Tells whether a name replaced another one anywhere: [before, after]. */
    isReplaced: (names: [string, string]) => replaced.has(names.join("\n")),
    strays: findStrays(base.files, head.files),
    changeOf: (file: string) =>
      !head.files.has(file) ? "was removed" : base.files.has(file) ? "differs" : "is new",
    pagesWith: (figure: string) => {
      const pattern = new RegExp(
        String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])${escapePattern(figure)}(?![\p{L}\p{N}]|[.,]\p{N})`,
        "u",
      );
      return pathsWhere((line) => line.kind !== "markup" && pattern.test(textOfLine(line)));
    },
    hasPage: (path: string) =>
      path.endsWith("*")
        ? pages.some((page) => page.path.startsWith(path.slice(0, -1)))
        : head.pages.has(path),
    pagesThatLinkTo: (file: string) =>
      pathsWhere(({ runs }) =>
        runs.some(({ link = "" }) =>
          link.split(" ").some((each) => each.replace(/#.*/, "").endsWith(`/${basename(file)}`)),
        ),
      ),
  };
}

/** Flags what concerns a whole site: new hosts, and old addresses that redirects had. */
export function flagsOfSite(base: ReviewedSite, head: ReviewedSite): Flag[] {
  const lost = base.redirects
    .map(({ from }) => from)
    .filter(
      (path) =>
        !path.includes("*") &&
        !head.pages.has(path) &&
        findTarget(path, head.redirects) === undefined,
    );
  return [
    ...findNewHosts(base.files, head.files).map((sentence) => ({ name: "a host", sentence })),
    ...[...new Set(lost)].map(flagLostAddress),
  ];
}

export function flagLostAddress(path: string): Flag {
  return { name: "an address", sentence: `The address ${path} leads nowhere now.` };
}
