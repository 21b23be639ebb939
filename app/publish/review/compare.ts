// Two built sites in; out everything that differs between them, read and looked at in a browser, and judged.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { checkContent } from "../content/check-content";
import { listUnpublished } from "../content/publication";
import { count } from "../problems/problem";
import { changedFiles } from "./bytes/files";
import { findTouched, pairPages } from "./bytes/page-pairs";
import { readSites } from "./bytes/site";
import { diffSites } from "./bytes/site-diff";
import { groupChanges } from "./judge/consequences";
import { createFigureDiff } from "./judge/figures";
import { judgeChanges } from "./judge/judge";
import { createLegalCheck } from "./judge/legal-words";
import { listPages, verdictOf } from "./judge/verdict";
import { lookAt } from "./pictures/look";
import type { BuiltSite, FoundChange, PageReport, Report } from "./report";
import { describeOwners } from "./sites/owners";
import { changeOf, mergeChanges } from "./words/lines-diff";

export interface Sites {
  old: BuiltSite;
  new: BuiltSite;
}

/**
 * Compares two built sites.
 * @param progress is called with what happens now
 * @param look opens the pages that may look different
 * @throws {Error} when there is no browser and a page may differ, or a site without a page
 */
export async function compareSites(
  facts: Pick<Report, "base" | "head" | "date">,
  sites: Sites,
  progress: (sentence: string) => void,
  look: typeof lookAt = lookAt,
): Promise<Report> {
  progress("comparing every file");
  const [base, head] = await readSites(sites.old, sites.new);
  const pairs = pairPages(base, head);
  const touched = findTouched(base, head, pairs);
  const isLegal = createLegalCheck(base.content, head.content);
  const looks = await look(sites, touched, isLegal, (done) =>
    progress(`looked at ${done} of ${count(touched.length, "page")}`),
  );
  const { changes: found, code } = await diffSites(base, head, pairs);
  const all = mergeChanges([...found, ...looks.flatMap(({ changes }) => changes)]);
  if (code.length > 0) all.push(await describeCode(code, facts.head.files));
  const judged = judgeChanges(all, { isLegal, diffFigures: createFigureDiff(head) });
  const changes = groupChanges(judged, pairs);
  const isSame = changes.length === 0 && changedFiles(base.files, head.files).length === 0;
  const pages = listPages(changes, looks, pairs, { base, head });
  const different = touched.filter(({ path }) => pages.some((page) => page.path === path));
  return {
    verdict: verdictOf(changes, isSame),
    ...facts,
    changes,
    ...(await addFindings(pages, sites)),
    waiting: listUnpublished(
      head.content.map(({ path, unpublished }) => ({ url: path, unpublished })),
    ),
    allPages: head.pages.size,
    samePages: touched.length - different.length,
  };
}

/** @param names the built files that differ @param files the paths that the request changes */
async function describeCode(names: string[], files: string[] | undefined): Promise<FoundChange> {
  const sources = files?.filter((file) => !file.startsWith("content/")) ?? [];
  const shown = sources.length > 0 ? sources : names;
  const owners = await describeOwners(sources.length > 0 ? sources : ["app/"]);
  const name = `Code changed in ${count(shown.length, "file")}`;
  const lines = [...shown, ...owners].map((text) => ({ name: "", text }));
  return changeOf({ subject: "code", action: "changed", name, lines });
}

/** What the content check finds in lines that are new, beside the page of their file. */
async function addFindings(
  pages: PageReport[],
  sites: Sites,
): Promise<Pick<Report, "pages" | "findings">> {
  const { problems } = await checkContent(dirname(sites.new.content));
  const files = [...new Set(problems.map(({ file }) => file))];
  const perFile = files.map(async (file) => {
    const [old, now] = await Promise.all([readLines(sites.old, file), readLines(sites.new, file)]);
    const isNew = (line: string | undefined) => line === undefined || !old.includes(line);
    return problems.filter((problem) => problem.file === file && isNew(now[problem.line - 1]));
  });
  const found = (await Promise.all(perFile)).flat().map(({ file, line, field, message }) => {
    const place = field ? `line ${line}, ${field}` : `line ${line}`;
    return { file, text: `${place}: ${message.replace(/`([^`]*)`/g, "“$1”")}` };
  });
  const findingsOf = (source: string | undefined) =>
    found.filter(({ file }) => file === source).map(({ text }) => text);
  const isOnPage = (file: string) => pages.some(({ source }) => source === file);
  return {
    pages: pages.map((page) => ({ ...page, findings: findingsOf(page.source) })),
    findings: found
      .filter(({ file }) => !isOnPage(file))
      .map(({ file, text }) => `${file}, ${text}`),
  };
}

async function readLines({ content }: BuiltSite, file: string): Promise<string[]> {
  const text = await readFile(join(dirname(content), file), "utf8").catch(() => "");
  return text.split("\n");
}
