// The working tree in; out all that it would publish, every page read in a browser.
import type { Snapshot } from "../page-model";
import type { Progress } from "../sites/builds";

/** Builds a site and reads it; tests read a site of their own. */
export type SiteReader = (progress: Progress) => Promise<Snapshot>;

/**
 * The working tree with all that is in no commit yet.
 * @throws {ReviewError} 1, when it cannot be built
 */
export async function readWorkingTree(progress: Progress): Promise<Snapshot> {
  // Loaded now: what builds a site and drives a browser would be most of a command's start.
  const [{ buildHead }, { readSite }] = await Promise.all([
    import("../sites/builds"),
    import("../reading/read-site"),
  ]);
  return readSite(await buildHead(progress), progress);
}
