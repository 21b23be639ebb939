// The built specimen in; out a copy of which every page is signed, and copies of it for pull requests to edit.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, sep } from "node:path";

import { checkContent } from "../../../../app/publish/content/check-content";
import { publishedPath } from "../../../../app/publish/content/source/collection";
import type { BuiltSite } from "../../../../app/publish/review/report";
import { siteIn } from "../../../../app/publish/review/sites/builds";
import { SPECIMEN_SITE } from "../../../support/specimen";

const DAY = "2026-01-31";

export interface SignedSite {
  site: BuiltSite;
  /** A copy to edit, signatures included. */
  copy: () => BuiltSite;
  /** Removes the site with all copies. */
  remove: () => void;
}

/** Of the site of a few pages; the page that is not found is always there. */
const FEW = ["about-us", "contact-us", "notes"];

/**
 * @param isWhole with all of its pages
 * @throws {Error} when the specimen is not built, or there is no browser
 */
export async function signSpecimen(isWhole: boolean): Promise<SignedSite> {
  const built = siteIn(SPECIMEN_SITE);
  if (!existsSync(built.client)) throw new Error("Run `npm run specimen` first.");
  const root = mkdtempSync(join(tmpdir(), "review-requests-"));
  const copyOf = (from: BuiltSite): BuiltSite => {
    const folder = mkdtempSync(join(root, "site-"));
    for (const part of ["build/client", "build/nginx.conf", "content"])
      cpSync(join(dirname(from.content), part), join(folder, part), { recursive: true });
    return siteIn(folder);
  };
  const site = copyOf(built);
  if (!isWhole) cutDown(site.client);
  const signatures = join(site.content, "signatures.txt");
  const sign = (pages: { path: string; hash: string }[]) =>
    writeFileSync(
      signatures,
      pages.map((page) => `${page.path} | Legal | A Reader | ${DAY} | ${page.hash}`).join("\n"),
    );
  const check = () => checkContent(dirname(site.content));
  const paths = (await check()).files.flatMap(({ name }) => publishedPath(name) ?? []);
  // The hash of another text: the check's answer names the page's own.
  sign(paths.map((path) => ({ path, hash: "0".repeat(64) })));
  sign((await check()).signedPages);
  return {
    site,
    copy: () => copyOf(site),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function cutDown(client: string): void {
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    const [folder = ""] = name.split(sep);
    if (basename(name) === "index.html" && !FEW.includes(folder)) rmSync(join(client, name));
  }
}
