// A page with prose: the start of the unit tests of the prose checks.
import { parseFile } from "../../app/publish/content/check-file";
import { describeFile } from "../../app/publish/content/source/collection";
import type { ParsedFile } from "../../app/publish/content/source/model";
import { readSiteTokens } from "../../app/publish/content/source/site-tokens";
import { formatProblem, type Finding } from "../../app/publish/problems/problem";

const FIELDS = "title: News";

/** A page with these fields and this prose, which begins on the line after the fields' second "---". */
export function page(prose: string, fields = FIELDS, file = "content/news.mdx"): ParsedFile {
  return parseFile(
    describeFile(file.replace("content/", "")),
    `---\n${fields}\n---\n${prose}`,
    readSiteTokens(""),
  );
}

/** The problems of a check, one line each. */
export function say(problems: readonly Finding[]): string {
  return problems.map(formatProblem).join("\n");
}
