import { parseFile } from "../../app/publish/content/parse-file";
import type { ParsedFile } from "../../app/publish/content/model";
import { readSiteTokens } from "../../app/publish/content/site-tokens";

/** Parses a page with this prose, as `news.mdx`. */
export function parseNews(prose: string): Promise<ParsedFile> {
  const texts = new Map([["news.mdx", `---\ntitle: News\n---\n${prose}`]]);
  return parseFile("content", "news.mdx", texts, readSiteTokens(""));
}
