// A report in, Markdown with every change out. The most important comes first; what is too long is cut from the end.
import { escapeMarkdown } from "../../markup/escape";
import { placeName } from "../judge/findings";
import { FRAME_PATH } from "../page-model";
import type { FigureChange, FigurePlace, PageReport, Report, SectionChange, Word } from "../report";
import { fittingLines, LIMIT, linkToPath, linkToPage, renderOverview } from "./markdown-overview";

const CUT = "This summary was cut here because it is too long. The report holds the rest.";

/** @param address of the preview, with a slash at the end; without it links are relative to the host */
export function renderSummary(report: Report, address = "/"): string {
  const { base, head, pages, frame, figures } = report;
  const all = [...(frame ? [frame] : []), ...pages];
  const signed = all.filter(({ hash }) => hash !== null);
  const lines = [
    ...renderOverview(report, address),
    "",
    `Compared with ${escapeMarkdown(base.ref)} (${base.commit.slice(0, 8)}); the working tree is at ${head.commit.slice(0, 8)}${head.isDirty ? ", with changes that are not committed" : ""}.`,
    ...section(
      "### Figures",
      figures.map((figure) => `- ${renderFigure(figure, address)}`),
    ),
    // An indented block needs no end mark, so cutting it breaks nothing.
    ...section(
      "### To sign",
      signed.map(({ path, hash }) => `    ${path} ${hash}`),
    ),
    ...all.flatMap((page) => renderPage(page, address)),
  ];
  const fitting = fittingLines(lines, LIMIT - CUT.length - 3);
  return [...fitting, ...(fitting.length < lines.length ? ["", CUT] : []), ""].join("\n");
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ["", title, "", ...lines] : [];
}

function renderPage(page: PageReport, address: string): string[] {
  // Readers of the preview see all the words of a new page.
  if (page.kind === "added" || page.kind === "removed") return [];
  return section(`### ${linkToPage(page, address)}`, [
    ...page.prose.flatMap(renderSection),
    ...page.fields.map(
      ({ sentence, kind, old, new: now }) =>
        `- ${escapeMarkdown(sentence)}${kind === "moved" ? "" : `: ${renderValues(old, now)}`}`,
    ),
    ...page.search.map(({ name, old, new: now }) => `- ${name}: ${renderValues(old, now)}`),
    ...page.links.map(
      ({ kind, words, old, new: now, isBroken }) =>
        `- link ${kind}: ${escapeMarkdown(words)}, ${renderValues(old, now)}${isBroken ? " (broken)" : ""}`,
    ),
    ...page.images.map(
      ({ kind, old, new: now }) =>
        `- image ${kind}: ${escapeMarkdown((now ?? old)?.src ?? "")}, ${renderValues(old?.alt ?? null, now?.alt ?? null)}`,
    ),
  ]);
}

function renderValues(...oldAndNew: (string | null)[]): string {
  return oldAndNew
    .map((value) => (value === null ? "nothing" : `“${escapeMarkdown(value)}”`))
    .join(" → ");
}

function renderSection({ heading, kind, sentences }: SectionChange): string[] {
  const names = heading.map((name) => escapeMarkdown(name)).join(" › ");
  const under = names ? `under **${names}**` : "at the top";
  if (kind === "moved") return [`- moved: ${under}`];
  return sentences.map(
    (sentence) =>
      `- ${sentence.kind === "text" ? "" : `${sentence.kind}, `}${under}: ${sentence.words.map(renderWord).join("")}`,
  );
}

function renderWord({ text, mark }: Word): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const sign = { added: "**", removed: "~~", same: "" }[mark];
  return words ? `${before}${sign}${escapeMarkdown(words)}${sign}${after}` : text;
}

function renderFigure(figure: FigureChange, address: string): string {
  const { kind, old, new: now, places, alsoAt, stillAt, homes, contradicts, isClaim } = figure;
  const change =
    kind === "changed"
      ? `~~${escapeMarkdown(old ?? "")}~~ → **${escapeMarkdown(now ?? "")}**`
      : `${kind} **${escapeMarkdown(now ?? old ?? "")}**`;
  const at = (where: string, found: FigurePlace[]) =>
    found.length > 0
      ? [`${where} ${[...new Set(found.map(({ path }) => linkPlace(path, address)))].join(", ")}`]
      : [];
  const source = homes[0]
    ? [`source: ${escapeMarkdown(homes[0].source)}`]
    : isClaim && now !== null
      ? ["no source of its own"]
      : [];
  return [
    change,
    ...at("on", places),
    ...at("also on", alsoAt),
    ...at("the old one still on", stillAt),
    ...source,
    ...(contradicts ? ["**contradicts another place**"] : []),
  ].join("; ");
}

function linkPlace(path: string, address: string): string {
  return path === FRAME_PATH ? placeName(path) : linkToPath(path, escapeMarkdown(path), address);
}
