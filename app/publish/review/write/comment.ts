// The report of a preview in, the text of the comment on its pull request out. Whoever opened the pull request wrote
// the report: it is validated here, and nothing in it may link, mention, load or draw anything.
import { z } from "zod";

import { renderOverview } from "./markdown-overview";

/** Marks the comment, so that the next run finds and updates it. GitHub does not show it. */
export const MARKER = "<!-- preview of this pull request -->";

const Page = z.object({
  path: z.string(),
  title: z.string(),
  kind: z.enum(["added", "removed", "changed", "renamed"]),
  from: z.string().optional(),
  source: z.string().optional(),
  summary: z.string(),
});

const Overview = z.object({
  verdict: z.string(),
  pages: z.array(Page),
  frame: Page.nullish(),
  problems: z.array(z.string()),
});

/**
 * @param address of the preview, with a slash at the end
 * @param commit that the preview was built from
 * @param report the bytes of `report.json`; undefined when there is none
 * @returns Markdown of fewer than 60,000 characters
 */
export function renderComment(address: string, commit: string, report: Buffer | undefined): string {
  const overview = parse(report);
  const links = [
    `[Open the preview](${address})`,
    ...(overview ? [`[Read the report](${address}review/)`] : []),
  ];
  return [
    MARKER,
    `**Preview of ${commit.slice(0, 7)}**: ${links.join(" · ")}`,
    "",
    "It can take a few minutes until the pages are online.",
    "",
    ...(overview
      ? renderOverview(overview, address)
      : ["There is no report that can be read: see the log of the workflow Preview."]),
  ].join("\n");
}

function parse(bytes: Buffer | undefined): z.infer<typeof Overview> | undefined {
  try {
    return Overview.parse(JSON.parse(String(bytes)));
  } catch {
    return undefined;
  }
}
