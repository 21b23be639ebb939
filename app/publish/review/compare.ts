// Two built sites in; out everything that differs between them, read and looked at in a browser, and judged.
import { dirname } from "node:path";

import { checkContent, type CheckResult } from "../content/check-content";
import { listUnpublished } from "../content/publication";
import type { Signature } from "../content/signatures";
import { today } from "../env";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { count } from "../problems/problem";
import type { PagePair } from "./diff/page-diff";
import { diffSites, mayDiffer, pairPages } from "./diff/site-diff";
import { judgeChanges } from "./judge/judge";
import type { BuiltSite, Look, Snapshot } from "./page-model";
import type { Report, ReportWarning } from "./report";
import { lookAt, type Host } from "./screenshots/screenshots";
import { startBrowser, type ReviewBrowser } from "./reading/browser";
import { readPages } from "./reading/read-site";
import { takeSnapshot, type SiteSnapshot } from "./snapshot/snapshot";

/** Two of the same, of the base and of the head. */
interface Both<Value> {
  old: Value;
  new: Value;
}

/**
 * Compares two built sites.
 * @param progress is told what happens now
 * @returns the report, and how its pages look, by path
 * @throws {Error} when there is no browser and a page may differ, and when a page cannot be read
 */
export async function compareSites(
  commits: Pick<Report, "base" | "head">,
  sites: Both<BuiltSite>,
  progress: (sentence: string) => void,
): Promise<{ report: Report; looks: ReadonlyMap<string, Look> }> {
  progress("comparing every file");
  const [old, now] = await Promise.all([takeSnapshot(sites.old), takeSnapshot(sites.new)]);
  const touched = pairPages(old, now).filter(mayDiffer);
  const compared =
    touched.length === 0
      ? { base: old, head: now, looks: new Map<string, Look>() }
      : await openSites(sites, { old, new: now }, touched, progress);
  const { base, head, looks } = compared;
  const pairs = pairPages(base, head);
  const content = await checkContent(dirname(sites.new.content), {
    withSpelling: true,
    judgement: { today: today(), isRelease: false },
  });
  const titles = new Map(head.pages.map(({ path, title }) => [path, title]));
  const report = judgeChanges(commits, { base, head, pairs, looks }, diffSites(base, head, pairs), {
    warnings: findWarnings(content, head, touched),
    waiting: listUnpublished(
      head.content.map(({ path, unpublished }) => ({ url: path, unpublished })),
    ),
    signatures: content.signedPages.map(({ path, hash, signed, cancelled, missing }) => ({
      ...{ path, title: titles.get(path) ?? "", hash, missing },
      ...{ signed: signed.map(signerOf), outdated: cancelled.map(signerOf) },
    })),
  });
  return { report, looks };
}

function signerOf({ role, name, date }: Signature) {
  return { role, name, date };
}

/** Reads and looks at every page that may differ, in a browser. */
async function openSites(
  sites: Both<BuiltSite>,
  snapshots: Both<SiteSnapshot>,
  touched: PagePair[],
  progress: (sentence: string) => void,
): Promise<{ base: Snapshot; head: Snapshot; looks: ReadonlyMap<string, Look> }> {
  const browser = await startBrowser();
  const hosts = { old: await serve(sites.old), new: await serve(sites.new) };
  try {
    const [base, head] = await readBoth(browser, hosts, snapshots, touched);
    progress(`read ${count(touched.length, "page")}`);
    const looks = await lookAt(browser, hosts, touched, widthsOf(snapshots), (done) =>
      progress(`looked at ${done} of ${count(touched.length, "page")}`),
    );
    return { base, head, looks };
  } finally {
    await Promise.all([browser.close(), hosts.old.close(), hosts.new.close()]);
  }
}

async function readBoth(
  browser: ReviewBrowser,
  hosts: Both<Host>,
  snapshots: Both<SiteSnapshot>,
  touched: PagePair[],
): Promise<[Snapshot, Snapshot]> {
  const before = new Set(touched.flatMap(({ old }) => old?.path ?? []));
  const after = new Set(touched.flatMap(({ now }) => now?.path ?? []));
  const all = widthsOf(snapshots);
  const base = await readPages(browser, hosts.old.address, snapshots.old, before, all);
  return [base, await readPages(browser, hosts.new.address, snapshots.new, after, all)];
}

/** Those of both sites, the widest first. */
function widthsOf({ old, new: now }: Both<SiteSnapshot>): number[] {
  return [...new Set([...old.context.widths, ...now.context.widths])].toSorted((a, b) => b - a);
}

async function serve({ client }: BuiltSite): Promise<Host & { close: () => Promise<void> }> {
  return { client, ...(await listenOnLoopback(createStaticServer(client))) };
}

/** What the content check warns of in the files of pages that may differ, and in drawings. */
function findWarnings(
  { problems }: CheckResult,
  head: Snapshot,
  touched: PagePair[],
): ReportWarning[] {
  const paths = new Set(touched.map(({ now }) => now?.path));
  const files = new Set(head.content.filter(({ path }) => paths.has(path)).map(({ file }) => file));
  if (files.size === 0) return [];
  return problems
    .filter(({ file }) => files.has(file) || !file.endsWith(".mdx"))
    .map(({ file, line, column, field, message }) => ({
      place: `${file}:${line}:${column}`,
      message: [field, message].filter(Boolean).join(" "),
    }));
}
