// Content from mdxlint or an editor in, saved or not; the problems of `npm run content` out, at their places.
import { resolve, sep } from "node:path";
import type { Root } from "mdast";
import type { Processor } from "unified";
import type { FileSet } from "unified-engine";

import { checkContent } from "../content/check-content";
import { isError } from "../problems/problem";

/**
 * A plugin for mdxlint. Files outside a folder `content` have no problems.
 * @param files all files of this run; one check serves them all
 */
export function contentProblems(
  this: Processor<Root, Root, Root, Root, string>,
  _options: unknown,
  files: FileSet,
): void {
  // mdxlint's parser would stop at the first mistake, and say it in words for programmers.
  this.parser = () => ({ type: "root", children: [] });
  // Formatting changes nothing: mdxlint's printer would write the empty tree over the file.
  this.compiler = (_tree, file) => String(file);
  files.use(reportProblems);
}

/** Must be one function for all files: mdxlint calls it once, when it has read them all. */
async function reportProblems(set: FileSet): Promise<undefined> {
  const files = new Map(set.valueOf().map((file) => [resolve(file.cwd, file.path), file]));
  const unsaved = new Map(
    [...files].flatMap(([path, file]) =>
      // A file that mdxlint could not read is not empty.
      file.value === undefined ? [] : [[path, String(file)] as const],
    ),
  );
  // Not any folder of this name: the project itself may lie in one.
  const content = [...files].filter(([path, { cwd }]) =>
    path.startsWith(resolve(cwd, "content") + sep),
  );
  for (const root of new Set(content.map(([, { cwd }]) => cwd))) {
    const { problems } = await checkContent(root, { unsaved, withSpelling: true });
    for (const problem of problems) {
      const { line, column, endLine, endColumn, field, message, rule } = problem;
      const place = { start: { line, column }, end: { line: endLine, column: endColumn } };
      const own = files.get(resolve(root, problem.file));
      // A picture or a missing file has no lines to point at: the file for the whole site reports it.
      const file = own ?? files.get(resolve(root, "content/site.mdx"));
      const text = [own ? "" : problem.file, field, message].filter(Boolean).join("  ");
      const options = { ...(own && { place }), source: "content", ruleId: rule };
      const note = file?.message(text, options);
      if (note) note.fatal = isError(problem);
    }
  }
}
