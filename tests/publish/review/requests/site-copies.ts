// The built specimen in; out copies of it for pull requests to edit.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { BuiltSite } from "../../../../app/publish/review/report";
import { siteIn } from "../../../../app/publish/review/sites/builds";
import { SPECIMEN_SITE } from "../../../support/specimen";

export interface SiteCopies {
  site: BuiltSite;
  /** A copy to edit. */
  copy: () => BuiltSite;
  /** Removes the site with all copies. */
  remove: () => void;
}

/** Of the site of a few pages; the page that is not found is always there. */
const FEW = /^(?:about-us|contact-us|404|notes.*)\.html$/;

/**
 * @param isWhole with all of its pages
 * @throws {Error} when the specimen is not built
 */
export function copySpecimen(isWhole: boolean): SiteCopies {
  const built = siteIn(SPECIMEN_SITE);
  if (!existsSync(built.client)) throw new Error("Run `npm run specimen` first.");
  const root = mkdtempSync(join(tmpdir(), "review-requests-"));
  const copyOf = (from: BuiltSite): BuiltSite => {
    const folder = mkdtempSync(join(root, "site-"));
    for (const part of ["build/client", "content"])
      cpSync(join(dirname(from.content), part), join(folder, part), { recursive: true });
    return siteIn(folder);
  };
  const site = copyOf(built);
  for (const name of readdirSync(site.client, { recursive: true, encoding: "utf8" })) {
    const isCopy = /\.(?:br|gz)$/.test(name);
    if (isCopy || (!isWhole && name.endsWith(".html") && !FEW.test(name)))
      rmSync(join(site.client, name));
  }
  return { site, copy: () => copyOf(site), remove: () => rmSync(root, { recursive: true }) };
}

/** Copies a site into a new folder, as `npm run review -- --base DIR --head DIR` takes it. */
export function handOver({ client, content }: BuiltSite, folder: string): void {
  cpSync(client, join(folder, "site"), { recursive: true });
  cpSync(content, join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "build.json"), '{"commit": "1", "title": "a build"}');
}
