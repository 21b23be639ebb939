// Tables such as `| Dose | Effect |`, which plain Markdown does not have: the plugin that reads them.
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type {} from "remark-parse";
import type { Processor } from "unified";

/** A remark plugin that reads tables as GitHub does (GFM 4.10), and nothing else of GitHub's. */
export function readTables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}
