// All files in, the links between them out that lead to a part that is not there, or to a page that is not published.
import { isScalar, visit } from "yaml";

import { statId, termId } from "../../../../ui/navigation/part-id";
import type { InnerLink } from "../prose/mdx-body";
import { nearest } from "../../../problems/did-you-mean";
import type { Finding } from "../../../problems/problem";
import type { Source } from "../../source/model";
import { problemAt, rangeOfNode, valueAt } from "../../source/source-file";

/** One file as its links see it. */
export interface Linked {
  source: Source;
  /** The path of its page; undefined for what is no page of its own. */
  path: string | undefined;
  isDraft: boolean;
  links: InnerLink[];
  /** The names of its parts; undefined while its fields can't be read. */
  parts: ReadonlySet<string> | undefined;
}

/** Links whose page is there and whose end is not. */
export function checkLinks(files: Linked[]): Finding[] {
  const pages = new Map(
    files.flatMap((file) => (file.path === undefined ? [] : [[file.path, file]])),
  );
  return files.flatMap((file) =>
    file.links.flatMap(({ url, range }) => {
      const [path = "", part] = url.split("#");
      const page = path ? pages.get(path) : file;
      const message = page && (explainDraft(page, file) ?? explainPart(part, page, path));
      return message ? [problemAt(file.source, range, "", message)] : [];
    }),
  );
}

function explainDraft(page: Linked, from: Linked): string | undefined {
  if (!page.isDraft || from.isDraft) return undefined;
  return `${page.path} is a draft and not on the public site, expected no link to it; or delete \`draft: true\` in ${page.source.file}`;
}

function explainPart(
  part: string | undefined,
  { parts }: Linked,
  path: string,
): string | undefined {
  if (part === undefined || !parts || parts.has(part)) return undefined;
  const known = [...parts].toSorted();
  const guess = nearest(part, known);
  const where = path || "this page";
  if (guess) return `there is no part "#${part}" on ${where}, did you mean "${path}#${guess}"?`;
  return `there is no part "#${part}" on ${where}, ${known.length > 0 ? `expected one of ${known.map((name) => `#${name}`).join(", ")}` : "expected the page alone"}`;
}

/** The links that stand in a file's fields: every `to:`. */
export function linksInFields(source: Source): InnerLink[] {
  const links: InnerLink[] = [];
  if (source.yaml) {
    visit(source.yaml, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== "to") return;
        if (!isScalar(value) || typeof value.value !== "string") return;
        const range = rangeOfNode(source, value);
        if (range) links.push({ url: value.value, range });
      },
    });
  }
  return links;
}

/** The names of a page's parts: its headings, and what the lists in its fields become. */
export function partsOf(data: unknown, headings: string[]): ReadonlySet<string> | undefined {
  if (data === undefined) return undefined;
  const parts = new Set(["main", ...headings]);
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== "object" || value === null) return;
    Object.values(value).forEach(walk);
    if (isStat(value)) parts.add(statId(value));
  };
  walk(data);
  for (const term of listOf(data, "terms")) if (isTerm(term)) parts.add(termId(term));
  listOf(data, "slides").forEach((_, index) => parts.add(`slide-${index + 1}`));
  return parts;
}

function listOf(data: unknown, field: string): unknown[] {
  const list = valueAt(data, [field]);
  return Array.isArray(list) ? list : [];
}

function isStat(value: object): value is { value: string; label: string } {
  return (
    "value" in value &&
    "label" in value &&
    "meaning" in value &&
    typeof value.value === "string" &&
    typeof value.label === "string"
  );
}

function isTerm(value: unknown): value is { name: string } {
  return (
    typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
  );
}
