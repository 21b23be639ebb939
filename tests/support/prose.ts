// A page with prose: the start of the unit tests of the prose checks.
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";

import { fieldPassages, isSeen, prosePassages } from "../../app/publish/content/source/text-ranges";
import { formatProblem, type Finding } from "../../app/publish/problems/problem";
import type { SeenFile } from "../../app/publish/content/source/visible-text";
import { readSource } from "../../app/publish/content/source/source-file";
import type { Source } from "../../app/publish/content/source/model";
import { readTables } from "../../app/publish/content/lint/prose/tables";

const FIELDS = "title: News";

/** A page with these fields and this prose, which begins on the line after the fields' second "---". */
export function page(
  prose: string,
  fields = FIELDS,
  file = "content/news.mdx",
): { tree: Root; source: Source; problems: Finding[] } {
  const { source, problems } = readSource(file, `---\n${fields}\n---\n${prose}`);
  const blanked =
    source.text.slice(0, source.bodyStart).replace(/[^\r\n]/g, " ") +
    source.text.slice(source.bodyStart);
  return {
    source,
    problems,
    tree: createProcessor({ remarkPlugins: [readTables] }).parse(blanked),
  };
}

/** The same page as visitors see it, at the path `/news`. */
export function seenPage(prose: string, fields = FIELDS, file = "content/news.mdx"): SeenFile {
  const { source, tree } = page(prose, fields, file);
  return {
    source,
    passages: [...fieldPassages(source), ...prosePassages(tree, source)].filter(isSeen),
    data: source.yaml?.toJS(),
    isDrawing: false,
    pages: ["/news"],
  };
}

/** The problems of a check, one line each. */
export function say(problems: readonly Finding[]): string {
  return problems.map(formatProblem).join("\n");
}
