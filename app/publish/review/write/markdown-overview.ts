// The short form of a report in; out its verdict, problems and changed pages as Markdown, for a comment and a summary.
import { escapeMarkdown } from "../../markup/escape";
import type { PageReport, Report } from "../report";

/** GitHub refuses comments of more than 65,536 characters; some room is left for what surrounds the report. */
export const LIMIT = 60_000;

type PageRow = Pick<PageReport, "path" | "title" | "kind" | "from" | "source" | "summary">;

/** What a reader needs before anything else. */
export interface Overview extends Pick<Report, "verdict" | "problems"> {
  pages: PageRow[];
  frame?: PageRow | null | undefined;
}

/**
 * @param address of the site that links lead to, with a slash at the end
 * @returns lines of Markdown, together fewer than 60,000 characters
 */
export function renderOverview(
  { verdict, problems, pages, frame }: Overview,
  address: string,
): string[] {
  const rows = [...(frame ? [frame] : []), ...pages].map((page) => renderRow(page, address));
  return [
    `## ${escapeMarkdown(verdict, 500)}`,
    ...section(
      ["", "### Problems", ""],
      problems.map((problem) => `- ${escapeMarkdown(problem, 500)}`),
      LIMIT / 3,
    ),
    ...section(
      ["", "### Pages", "", "| page | | what changed |", "|---|---|---|"],
      rows,
      LIMIT / 2,
    ),
  ];
}

function renderRow(page: PageRow, address: string): string {
  const origin = page.from ? ` from ${escapeMarkdown(page.from, 200)}` : "";
  const source = page.source ? ` (${escapeMarkdown(page.source, 200)})` : "";
  return `| ${linkToPage(page, address)} | ${page.kind}${origin} | ${escapeMarkdown(page.summary, 500)}${source} |`;
}

/** The title of a page, linked if the page exists and its path cannot lead out of the site. */
export function linkToPage(
  { path, title, kind }: Pick<PageReport, "path" | "title" | "kind">,
  address: string,
): string {
  const text = escapeMarkdown(title || path, 200);
  return kind === "removed" ? text : linkToPath(path, text, address);
}

/** @param text already Markdown */
export function linkToPath(path: string, text: string, address: string): string {
  const isSafe = /^\/(?:404\.html|(?:[\w-]+\/?)*)$/.test(path) && path.length < 200;
  return isSafe ? `[${text}](${address}${path.slice(1)})` : text;
}

/** The leading lines that fit into this many characters. */
export function fittingLines(lines: string[], room: number): string[] {
  const fitting: string[] = [];
  let left = room;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    fitting.push(line);
  }
  return fitting;
}

function section(head: string[], lines: string[], room: number): string[] {
  if (lines.length === 0) return [];
  const fitting = fittingLines(lines, room);
  const rest = lines.length - fitting.length;
  return [...head, ...fitting, ...(rest > 0 ? ["", `and ${rest} more, in the report`] : [])];
}
