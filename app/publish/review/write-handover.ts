import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describePreview } from "../env";
import { buildTree } from "./build-tree";
import type { ReportProgress } from "./compare";
import { readTrees, type Side } from "./git-trees";
import { isContentFile } from "./request-files";
import { ReviewError } from "./review-error";

interface Work {
  ref: string;
  /** Somebody else's commit, whose code is not run; undefined for the working tree. */
  request: string | undefined;
  title: string;
}

/** Writes `base/` and `head/`; a request that changes code gets no `head/site`. @throws {ReviewError} */
export async function writeHandover(
  { ref, request, title }: Work,
  folder: string,
  progress: ReportProgress,
): Promise<void> {
  const trees = readTrees(ref, request, folder);
  const { label = "review", link = "" } = describePreview() ?? {};
  const preview = { label, link };
  const variables = { SITE_PREVIEW: label, SITE_PREVIEW_LINK: link };

  const make = async (side: Side, build: { title: string; commit: string; files?: string[] }) => {
    const to = join(folder, side);
    const project = join(to, "tree");
    trees.write(side, project);
    const isForeign = request !== undefined && build.files?.every(isContentFile) === false;
    if (!isForeign) progress(`building ${build.title}`);
    const problems = isForeign ? undefined : await buildTree(project, variables);
    if (problems) {
      const found = problems.length > 0 ? problems : ["the log of the build says why."];
      const message = [`Cannot build ${build.title}:`, ...found].join("\n");
      throw new ReviewError(message, side === "base" ? 2 : 1);
    }
    if (!isForeign) renameSync(join(project, "build/client"), join(to, "site"));
    renameSync(join(project, "content"), join(to, "content"));
    rmSync(project, { recursive: true });
    writeFileSync(join(to, "build.json"), JSON.stringify({ ...build, preview }));
  };
  // After an error of one build, the other still writes into the folder.
  const builds = await Promise.allSettled([
    make("base", { title: ref, commit: trees.base }),
    make("head", { title, commit: trees.head, files: trees.files }),
  ]);
  for (const built of builds) if (built.status === "rejected") throw built.reason;
}
