// Two built sites in; out everything that differs between them, read and looked at in a browser, and judged.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { checkContent } from "../content/check-content";
import { listUnpublished } from "../content/publication";
import type { Signature } from "../content/signatures";
import { count } from "../problems/problem";
import { createFigureDiff } from "./judge/figures";
import { changedFiles } from "./bytes/files";
import { judgeChanges } from "./judge/judge";
import { createLegalCheck } from "./judge/legal-words";
import { changeOf, mergeChanges, wordsOf } from "./words/lines-diff";
import { lookAt, type Look } from "./pictures/look";
import { findTouched, pairPages, pathOfPair } from "./bytes/page-pairs";
import {
  SEVERITIES,
  type BuiltSite,
  type Change,
  type FoundChange,
  type Report,
  type ReportWarning,
} from "./report";
import { readSite, type Site } from "./bytes/site";
import { diffSites, hostsIn } from "./bytes/site-diff";
import { listPages, verdictOf } from "./judge/verdict";

/** How pages were compared: shown beside every "no difference". */
const CHECKED =
  "Compared: every file of both builds byte by byte, with content hashes taken out of names; the words, links, head and active elements of each page; and each page that can use a changed file in a browser: which words can be seen, and its pictures pixel by pixel, at 320, 768, 1280 and 1920 px and in print without JavaScript, and at 1280 and 320 px with it; its accessibility at 1280 and 320 px. Style rules that no picture shows are listed. What code does on a click or a key is for the tests.";
/** Numbers in these are figures that people read. */
const WITH_FIGURES = /^(?:text|link|head|page|file)$/;

/**
 * Compares two built sites.
 * @param progress is called with what happens now
 * @param look opens the pages that may look different
 * @returns the report, and how the opened pages look
 * @throws {Error} when there is no browser and a page may differ; {ReviewError} 3, when a page does not answer in time
 */
export async function compareSites(
  facts: Pick<Report, "base" | "head" | "date" | "request">,
  sites: { old: BuiltSite; new: BuiltSite },
  progress: (sentence: string) => void,
  look: typeof lookAt = lookAt,
): Promise<{ report: Report; looks: Look[] }> {
  progress("comparing every file");
  const base = await readSite(sites.old);
  const head = await readSite(sites.new, base);
  const pairs = pairPages(base, head);
  const touched = findTouched(base, head, pairs);
  const isLegal = createLegalCheck(base.content, head.content);
  const looks = await look(
    sites,
    touched,
    { isLegal, unhash: (html) => head.unhash(base.unhash(html)) },
    (done) => progress(`looked at ${done} of ${count(touched.length, "page")}`),
  );
  const { changes: found, derived, listedOn } = await diffSites(base, head, pairs);
  const changes = judgeChanges(
    addFigures(
      [...found, ...looks.flatMap((look) => look.changes), ...lookChanges(looks)],
      base,
      head,
    ),
    { isLegal, hosts: hostsOf(base) },
  ).filter((change) => !isExpected(change, base));
  const pages = listPages(changes, looks, pairs, { base, head, listedOn });
  const changed = new Set(pages.map(({ path }) => path));
  const isSame = changedFiles(base.files, head.files).length === 0;
  return {
    looks,
    report: {
      verdict: verdictOf(changes, pages, { pageCount: head.pages.size, isSame }),
      ...facts,
      counts: countBySeverity(changes),
      changes,
      pages,
      derived,
      samePages: touched.map(pathOfPair).filter((path) => !changed.has(path)),
      checked: CHECKED,
      waiting: listUnpublished(
        head.content.map(({ path, unpublished }) => ({ url: path, unpublished })),
      ),
      ...(await checkHead(sites, head)),
    },
  };
}

function addFigures(found: FoundChange[], base: Site, head: Site): FoundChange[] {
  const diffFigures = createFigureDiff(base, head);
  return mergeChanges(found).map((change) => {
    const { subject, action, old, new: now } = change;
    const hasFigures = WITH_FIGURES.test(subject) && !/^(?:hidden|moved)$/.test(action);
    return hasFigures
      ? { ...change, figures: diffFigures(old && wordsOf(old), now && wordsOf(now)) }
      : change;
  });
}

/** A picture that differs is a change of its page, whatever else changed on it. */
function lookChanges(looks: Look[]): FoundChange[] {
  return looks.flatMap(({ path, pictures, isWhole }) => {
    const views = pictures.map(({ view }) => view);
    if (views.length === 0 || isWhole) return [];
    return [
      changeOf({
        subject: "look",
        action: "changed",
        name: "Looks different",
        views,
        places: [path],
      }),
    ];
  });
}

/** A new page has a head and elements of its own: they are reported only when something is wrong with them. */
function isExpected({ subject, severity, places }: Change, base: Site): boolean {
  const isNew = places.length > 0 && !places.some((path) => base.pages.has(path));
  return /^(?:head|element)$/.test(subject) && severity !== "critical" && isNew;
}

function hostsOf({ pages }: Site): Set<string> {
  const heads = [...pages.values()].flatMap(({ document }) =>
    document.lines.filter(({ kind }) => kind === "head").map(({ text }) => text),
  );
  return hostsIn(heads.join("\n"));
}

function countBySeverity(changes: Report["changes"]): Report["counts"] {
  const counts = { critical: 0, wording: 0, links: 0, looks: 0, code: 0 };
  for (const severity of SEVERITIES)
    counts[severity] = changes.filter((change) => change.severity === severity).length;
  return counts;
}

/** What the content check finds in the head: warnings of lines that are new, and signatures. */
async function checkHead(
  sites: { old: BuiltSite; new: BuiltSite },
  head: Site,
): Promise<Pick<Report, "warnings" | "signatures">> {
  const { problems, signedPages } = await checkContent(dirname(sites.new.content), {
    withSpelling: true,
  });
  const linesOf = async ({ content }: BuiltSite, file: string) =>
    (await readFile(join(dirname(content), file), "utf8").catch(() => "")).split("\n");
  const warnings: ReportWarning[] = [];
  for (const { file, line, column, field, message } of problems) {
    const text = (await linesOf(sites.new, file))[line - 1];
    if (text !== undefined && (await linesOf(sites.old, file)).includes(text)) continue;
    warnings.push({
      place: `${file}:${line}:${column}`,
      message: [field, message].filter(Boolean).join(" "),
    });
  }
  const signerOf = ({ role, name, date }: Signature) => ({ role, name, date });
  const signatures = signedPages.map(({ path, hash, signed, cancelled, missing }) => ({
    ...{ path, title: head.pages.get(path)?.document.title ?? "", hash, missing },
    ...{ signed: signed.map(signerOf), outdated: cancelled.map(signerOf) },
  }));
  return { warnings, signatures };
}
