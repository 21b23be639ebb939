// Two folders that each hold a finished build in; out their sites and the commits that they were built from. Nothing is
// built and nothing in them is run: a review may judge code that it must not trust.
import { lstatSync } from "node:fs";
import { join } from "node:path";

import type { BuiltSite } from "../page-model";
import type { ReviewedTree } from "../report";
import { findSource } from "./git";
import { siteIn } from "./kept-builds";
import { ReviewError } from "./review-error";

/** A site and what it was built from. */
export interface GivenBuild {
  site: BuiltSite;
  source: ReviewedTree;
}

/**
 * The site in a checkout of this project that was built already.
 * @throws {ReviewError} 2, when there is no build in it, or no content; a link to a folder is none, because it could
 * lead to the files of the other build
 */
export async function findGivenBuild(folder: string): Promise<GivenBuild> {
  const missing = ["content", "build", "build/client"].find(
    (name) => !lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory(),
  );
  if (missing !== undefined)
    throw new ReviewError(
      `the folder "${folder}" has no folder ${missing}, expected a project with content/ and build/client/; run npm run build in it first.`,
      2,
    );
  return {
    site: siteIn(join(folder, "build"), join(folder, "content")),
    source: await findSource(folder),
  };
}
