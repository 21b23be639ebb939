// A build's problems in; out a JSON file for the command that started the build, and an error that ends the build.
import { writeFileSync } from "node:fs";

import { buildReport } from "../env";
import { ContentError } from "../problems/content-error";
import type { Problem } from "../problems/problem";

/**
 * Writes `{ "problems": [] }` to the file that `SITE_BUILD_REPORT` names.
 * @throws {ContentError} if there are problems
 */
export function endBuild(problems: Problem[]): void {
  const file = buildReport();
  if (file !== undefined) writeFileSync(file, JSON.stringify({ problems }));
  if (problems.length > 0) throw new ContentError(problems);
}
