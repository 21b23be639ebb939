// The report of a preview in, the text of the comment on its pull request out. Whoever opened the pull request wrote
// the report: it is validated here, and nothing in it may link out, mention, load or draw anything.
import { z } from "zod";

import { SEVERITIES, type ChangeSubject } from "../report";
import { renderSummary, type SummaryReport } from "./markdown-summary";

/** Marks the comment, so that the next run finds and updates it. GitHub does not show it. */
export const MARKER = "<!-- preview of this pull request -->";
/** A longer comment hides the conversation around it; the report holds the rest. */
const LIMIT = 20_000;

/** Longer texts are cut before anything else is done with them. */
const Text = z.string().transform((text) => text.slice(0, 5000));
const Path = z.string().max(1000);
const OldAndNew = { old: Text.nullable(), new: Text.nullable() };
const Signature = z.object({ role: Text, name: Text, date: Text });

const Change = z.object({
  severity: z.enum(SEVERITIES),
  reasons: z.array(Text).max(20),
  // Only compared, never printed.
  subject: z.custom<ChangeSubject>((value) => typeof value === "string"),
  action: z.enum(["added", "removed", "changed", "moved", "hidden", "shown"]),
  name: Text,
  ...OldAndNew,
  words: z.array(z.object({ text: Text, mark: z.enum(["same", "added", "removed"]) })),
  views: z.array(Text).max(20),
  figures: z.array(
    z.object({
      ...OldAndNew,
      isClaim: z.boolean(),
      isSourceNew: z.boolean(),
      source: Text.nullable(),
      stillAt: z.array(z.object({ path: Path, sentence: Text })),
      contradicts: z.boolean(),
    }),
  ),
  places: z.array(z.object({ path: Path, heading: z.array(Text) })),
});

const UploadedReport = z.object({
  verdict: Text,
  base: z.object({ ref: Text, commit: Text }),
  head: z.object({ commit: Text, isDirty: z.boolean() }),
  changes: z.array(Change),
  pages: z.array(
    z.object({
      path: Path,
      title: Text,
      kind: z.enum(["added", "removed", "changed", "renamed"]),
      from: Path.optional(),
    }),
  ),
  samePages: z.array(Path),
  checked: Text,
  warnings: z.array(z.object({ place: Text, message: Text })),
  waiting: z.array(Text).default([]),
  signatures: z.array(
    z.object({
      path: Path,
      title: Text,
      hash: Text,
      signed: z.array(Signature),
      missing: z.array(Text),
      outdated: z.array(Signature),
    }),
  ),
});

/**
 * @param address of the preview, with a slash at the end
 * @param commit that the preview was built from
 * @param report the bytes of `report.json`; undefined when there is none
 * @returns Markdown of fewer than 60,000 characters
 */
export function renderComment(address: string, commit: string, report: Buffer | undefined): string {
  const read = parse(report);
  const links = [
    `[Open the preview](${address})`,
    ...(read ? [`[Read the report](${address}review/)`] : []),
  ];
  return [
    MARKER,
    `**Preview of ${commit.slice(0, 7)}**: ${links.join(" · ")}`,
    "",
    "It can take a few minutes until the pages are online.",
    "",
    read
      ? renderSummary(read, { preview: address }, LIMIT)
      : "There is no report that can be read: see the log of the workflow Preview.",
  ].join("\n");
}

function parse(bytes: Buffer | undefined): SummaryReport | undefined {
  try {
    return UploadedReport.parse(JSON.parse(String(bytes)));
  } catch {
    return undefined;
  }
}
