// A page with prose: the start of the unit tests of the prose checks.
import { parseFile } from "../../app/publish/content/parse-file";
import type { ParsedFile } from "../../app/publish/content/model";
import { readSiteTokens } from "../../app/publish/content/site-tokens";

/** A page with this prose, which begins on the line after the fields' second "---". */
export function page(prose: string): Promise<ParsedFile> {
  const texts = new Map([["news.mdx", `---\ntitle: News\n---\n${prose}`]]);
  return parseFile("content", "news.mdx", texts, readSiteTokens(""));
}
