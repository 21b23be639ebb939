// Prose as it stands in a page: what the unit tests of the prose checks start from.
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";

import { fieldPassages, isSeen, prosePassages } from "../app/publish/passages";
import { formatProblem, type Problem } from "../app/publish/problem";
import type { SeenFile } from "../app/publish/seen";
import { readSource, type Source } from "../app/publish/source";
import { readTables } from "../app/publish/tables";

const FIELDS = "title: News";

/** A page with these fields and this prose, which begins on the line after the fields' second "---". */
export function page(prose: string, fields = FIELDS, file = "content/news.mdx"): { tree: Root; source: Source; problems: Problem[] } {
  const { source, problems } = readSource(file, `---\n${fields}\n---\n${prose}`);
  const blanked = source.text.slice(0, source.bodyStart).replace(/[^\r\n]/g, " ") + source.text.slice(source.bodyStart);
  return { source, problems, tree: createProcessor({ remarkPlugins: [readTables] }).parse(blanked) };
}

/** The same page as visitors see it, at the path `/news`. */
export function seenPage(prose: string, fields = FIELDS, file = "content/news.mdx"): SeenFile {
  const { source, tree } = page(prose, fields, file);
  return { source, passages: [...fieldPassages(source), ...prosePassages(tree, source)].filter(isSeen), data: source.yaml?.toJS(), isDrawing: false, pages: ["/news"] };
}

/** What a check says, a line each. */
export function say(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join("\n");
}
