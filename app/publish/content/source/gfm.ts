// Tables and footnotes, which plain Markdown does not have: the plugin that reads them.
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import type {} from "remark-parse";
import type { Processor } from "unified";

/** A remark plugin that reads tables and footnotes as GitHub does (GFM 4.10), and nothing else of GitHub's. */
export function readGfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable(), gfmFootnote());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown(), gfmFootnoteFromMarkdown());
}
