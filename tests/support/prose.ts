// A page with prose: the start of the unit tests of the prose checks.
import { parseFile } from "../../app/publish/content/parse-file";
import { describeFile } from "../../app/publish/content/source/collection";
import type { ParsedFile } from "../../app/publish/content/source/model";
import { readSiteTokens } from "../../app/publish/content/source/site-tokens";
import { readSource } from "../../app/publish/content/source/source-file";

const FIELDS = "title: News";

/** A page with these fields and this prose, which begins on the line after the fields' second "---". */
export function page(prose: string, fields = FIELDS, file = "content/news.mdx"): ParsedFile {
  const tokens = readSiteTokens("");
  const { source, errors } = readSource(file, `---\n${fields}\n---\n${prose}`, tokens);
  const data: unknown = source.yaml?.toJS();
  const described = describeFile(file.replace("content/", ""));
  return parseFile({ ...described, source, errors, data }, "page", tokens, "2026-11-24");
}
