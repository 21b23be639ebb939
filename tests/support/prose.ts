// A page with prose: the start of the unit tests of the prose checks.
import { parseFile } from "../../app/publish/content/parse-file";
import { describeFile } from "../../app/publish/content/source/collection";
import { readSiteTokens } from "../../app/publish/content/source/site-tokens";
import type { ParsedFile } from "../../app/publish/content/source/model";
import { isSeen } from "../../app/publish/content/source/text-ranges";
import type { SeenFile } from "../../app/publish/content/source/visible-text";
import { formatProblem, type Finding } from "../../app/publish/problems/problem";

const FIELDS = "title: News";

/** A page with these fields and this prose, which begins on the line after the fields' second "---". */
export function page(prose: string, fields = FIELDS, file = "content/news.mdx"): ParsedFile {
  const parsed = parseFile(
    describeFile(file.replace("content/", "")),
    `---\n${fields}\n---\n${prose}`,
    readSiteTokens(""),
  );
  return { ...parsed, imageFiles: new Map(), documentFiles: new Map() };
}

/** The same page as visitors see it, at the path `/news`. */
export function seenPage(prose: string, fields = FIELDS, file = "content/news.mdx"): SeenFile {
  const { source, passages, data } = page(prose, fields, file);
  return { source, passages: passages.filter(isSeen), data, isDrawing: false, pages: ["/news"] };
}

/** The problems of a check, one line each. */
export function say(problems: readonly Finding[]): string {
  return problems.map(formatProblem).join("\n");
}
