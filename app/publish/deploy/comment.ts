// The report of a preview in, the text of the comment on its pull request out. The report comes from whoever opened
// the pull request: nothing in it may link, mention, load or draw anything there.
import { z } from "zod";

/** How the comment is known again. GitHub does not show it. */
export const MARKER = "<!-- preview of this pull request -->";

/** GitHub refuses comments of more than 65,536 characters. */
const MOST = 60_000;

const Report = z.object({
  verdict: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      kind: z.enum(["added", "removed", "changed", "renamed"]),
      from: z.string().optional(),
      summary: z.string(),
    }),
  ),
  problems: z.array(z.string()),
});

/**
 * @param address where the preview is, with a slash at the end
 * @param commit what it was made of
 * @param report the bytes of `report.json`; undefined when there was nothing to compare with
 * @returns Markdown of fewer than 60,000 characters
 */
export function makeComment(address: string, commit: string, report: Buffer | undefined): string {
  const read = readReport(report);
  const links = [
    `[Open the preview](${address})`,
    ...(read ? [`[Read the report](${address}review/)`] : []),
  ];
  const opening = [
    MARKER,
    `**Preview of ${commit.slice(0, 7)}**: ${links.join(" · ")}`,
    "",
    "It can take some minutes until the pages are there.",
  ];
  if (!read)
    return [
      ...opening,
      "",
      "There is no report that can be read: see the log of the workflow Preview.",
    ].join("\n");
  const problems = read.problems.map((problem) => `- ${plain(problem, 500)}`);
  const pages = read.pages.map(
    (page) =>
      `| ${linkPage(address, page)} | ${page.kind}${page.from ? ` from ${plain(page.from, 200)}` : ""} | ${plain(page.summary, 500)} |`,
  );
  const parts = [
    [...opening, "", plain(read.verdict, 500)],
    listed(["", "**Problems**", ""], problems, MOST / 3),
    listed(["", "| page | | what changed |", "|---|---|---|"], pages, MOST / 2),
  ];
  return parts.flat().join("\n");
}

type Page = z.infer<typeof Report>["pages"][number];

function readReport(bytes: Buffer | undefined): z.infer<typeof Report> | undefined {
  try {
    return Report.parse(JSON.parse(String(bytes)));
  } catch {
    return undefined;
  }
}

/** As many lines as fit into a number of characters, and how many were left out. */
function listed(head: string[], lines: string[], room: number): string[] {
  if (lines.length === 0) return [];
  let left = room;
  const fitting = lines.filter((line) => (left -= line.length + 1) >= 0);
  const rest = lines.length - fitting.length;
  return [...head, ...fitting, ...(rest > 0 ? ["", `and ${rest} more, in the report`] : [])];
}

function linkPage(address: string, { path, title, kind }: Page): string {
  const text = plain(title || path, 200);
  // A path of another shape is no page of ours, and could lead out of the preview.
  const isLinked = kind !== "removed" && /^\/(?:[\w-]+\/?)*$/.test(path) && path.length < 200;
  return isLinked ? `[${text}](${address}${path.slice(1)})` : text;
}

/** Text that Markdown shows as it is: every sign that could mean something becomes a character reference. */
function plain(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  const line = cut
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  // GitHub makes links of these after Markdown is done; a space of no width keeps them apart.
  const apart = line.replace(/[@#]|GH-|www(?=\.)/gi, "$&\u200b");
  return apart.replace(
    /[^\p{L}\p{N} ,.;?%+()'’“”–—→…\u200b-]/gu,
    (sign) => `&#${sign.codePointAt(0)};`,
  );
}
