// A report in, Markdown for a comment in a pull request out. The most important comes first: what is too long is cut from the end.
import { placeName } from "../diff/findings";
import {
  FRAME_PATH,
  type FigureChange,
  type FigurePlace,
  type PageReport,
  type Report,
  type SectionChange,
  type Word,
} from "../report";

/** GitHub takes 65,536 characters; whoever posts it may want to add some. */
const LIMIT = 60_000;
const CUT = "This summary was cut here because it is too long. The report holds the rest.";

/** @param root the address of the preview, without a slash at the end; links are relative to the host without it */
export function makeSummary(report: Report, root = ""): string {
  const { verdict, base, head, pages, frame, figures, problems } = report;
  const all = [...(frame ? [frame] : []), ...pages];
  const signed = all.filter(({ hash }) => hash !== null);
  const lines = [
    `## ${escapeMarkdown(verdict)}`,
    "",
    `Compared with ${escapeMarkdown(base.ref)} (${base.commit.slice(0, 8)}); the working tree is at ${head.commit.slice(0, 8)}${head.isDirty ? ", with changes that are not committed" : ""}.`,
    ...list("Problems", problems.map(escapeMarkdown)),
    ...list(
      "Pages",
      all.map(
        (page) =>
          `${linkTo(page, root)}: ${escapeMarkdown(page.summary)}${page.source ? ` (${escapeMarkdown(page.source)})` : ""}`,
      ),
    ),
    ...list(
      "Figures",
      figures.flatMap((figure) => tellFigure(figure, root)),
    ),
    // A block that is set in needs no end, so that a cut breaks nothing.
    ...(signed.length > 0
      ? ["", "### To sign", "", ...signed.map(({ path, hash }) => `    ${path} ${hash}`)]
      : []),
    ...all.flatMap((page) => tellPage(page, root)),
  ];
  return cut(lines);
}

/** Text that a page or a file brings, so that it stays text: no markup, no mention, no reference. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/[\\`*_{}[\]()|~!>]/g, "\\$&")
    .replace(/[@#](?=\w)/g, "$&&#8203;")
    .replace(/^([-+=]|\d+[.)])/, "\\$1");
}

function list(title: string, entries: string[]): string[] {
  return entries.length > 0
    ? ["", `### ${title}`, "", ...entries.map((entry) => `- ${entry}`)]
    : [];
}

function tellPage(page: PageReport, root: string): string[] {
  const values = (old: string | null, now: string | null) =>
    [old, now]
      .map((value) => (value === null ? "nothing" : `“${escapeMarkdown(value)}”`))
      .join(" → ");
  const told = [
    ...page.prose.flatMap(tellSection),
    ...page.fields.map(
      ({ sentence, kind, old, new: now }) =>
        `- ${escapeMarkdown(sentence)}${kind === "moved" ? "" : `: ${values(old, now)}`}`,
    ),
    ...page.search.map(({ name, old, new: now }) => `- ${name}: ${values(old, now)}`),
    ...page.links.map(
      ({ kind, words, old, new: now, isBroken }) =>
        `- link ${kind}: ${escapeMarkdown(words)}, ${values(old, now)}${isBroken ? " (broken)" : ""}`,
    ),
    ...page.images.map(
      ({ kind, old, new: now }) =>
        `- image ${kind}: ${escapeMarkdown((now ?? old)?.src ?? "")}, ${values(old?.alt ?? null, now?.alt ?? null)}`,
    ),
  ];
  // A page that came or went says all its words in the preview.
  if (page.kind === "added" || page.kind === "removed" || told.length === 0) return [];
  return ["", `### ${linkTo(page, root)}`, "", ...told];
}

function tellSection({ heading, kind, sentences }: SectionChange): string[] {
  const under =
    heading.length > 0 ? `under **${heading.map(escapeMarkdown).join(" › ")}**` : "at the top";
  if (kind === "moved") return [`- moved: ${under}`];
  return sentences.map(
    (sentence) =>
      `- ${sentence.kind === "text" ? "" : `${sentence.kind}, `}${under}: ${sentence.words.map(tellWord).join("")}`,
  );
}

function tellWord({ text, mark }: Word): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const sign = mark === "added" ? "**" : mark === "removed" ? "~~" : "";
  return words ? `${before}${sign}${escapeMarkdown(words)}${sign}${after}` : text;
}

function tellFigure(
  { kind, old, new: now, places, alsoAt, stillAt, homes, contradicts, isClaim }: FigureChange,
  root: string,
): string {
  const change =
    kind === "changed"
      ? `~~${escapeMarkdown(old ?? "")}~~ → **${escapeMarkdown(now ?? "")}**`
      : `${kind} **${escapeMarkdown(now ?? old ?? "")}**`;
  const at = (name: string, found: FigurePlace[]) =>
    found.length > 0
      ? `; ${name} ${[...new Set(found.map((place) => placeLink(place, root)))].join(", ")}`
      : "";
  const source = homes[0]
    ? `; source: ${escapeMarkdown(homes[0].source)}`
    : isClaim && now !== null
      ? "; no source of its own"
      : "";
  return `${change}${at("on", places)}${at("also on", alsoAt)}${at("the old one still on", stillAt)}${source}${contradicts ? "; **contradicts another place**" : ""}`;
}

function linkTo({ path, title }: Pick<PageReport, "path" | "title">, root: string): string {
  return path === FRAME_PATH
    ? escapeMarkdown(title)
    : `[${escapeMarkdown(title)}](${addressOf(path, root)})`;
}

function placeLink({ path }: FigurePlace, root: string): string {
  return path === FRAME_PATH
    ? placeName(path)
    : `[${escapeMarkdown(path)}](${addressOf(path, root)})`;
}

function addressOf(path: string, root: string): string {
  return (root + encodeURI(path)).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
}

function cut(lines: string[]): string {
  let length = 0;
  const fitting = lines.findIndex((line) => (length += line.length + 1) > LIMIT - CUT.length - 2);
  return `${(fitting < 0 ? lines : [...lines.slice(0, fitting), "", CUT]).join("\n")}\n`;
}
