import { visit } from "unist-util-visit";

import { slug, statId, termId } from "../../../schema/ids";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { frameNameOf } from "../collection";
import { makeHeadingIds } from "../headings";
import type { FieldPath, ParsedFile } from "../model";
import { valuesIn } from "../schemas";
import { reportField, textAt } from "../source-file";

/** Ids of the frame, and `top`, which browsers know. */
const ALWAYS = ["top", "siteMain", "siteMenu", "siteApp", "footnote-label"];

interface Part {
  id: string;
  path: FieldPath;
}

/** Checks that sections, figures and terms of a page have different addresses. */
export function checkParts(file: ParsedFile): Problem[] {
  if (!file.fields?.success) return [];
  const taken = new Set(makeHeadingIds(file.tree).values());
  return partsOf(file).flatMap(({ id, path }) => {
    const isTaken = taken.has(id) && !id.startsWith("slide-");
    taken.add(id);
    const message =
      "has the same words as another one of this page, and links could not tell them apart; reword one, or delete it";
    return isTaken ? reportField(file.source, path, message) : [];
  });
}

/**
 * Explains why a link leads to no part of its page; undefined when it does, or when the page cannot
 * be read.
 * @param part what follows "#"
 */
export function explainPart(
  part: string,
  page: ParsedFile,
  isOwn: boolean,
  files: readonly ParsedFile[],
): string | undefined {
  if (page.data === undefined || page.errors.length > 0) return undefined;
  const ids = [
    ...makeHeadingIds(page.tree).values(),
    ...partsOf(page).map(({ id }) => id),
    ...partsInProse(page),
    ...partsOfFrame(page, files),
  ];
  // Don't decode the part, because a "%" that begins no code would throw.
  if ([...ids, ...ALWAYS].some((id) => id === part || encodeURI(id) === part)) return undefined;
  const guess = nearest(part, ids);
  const fix = guess
    ? `did you mean "#${guess}"?`
    : "write the words of one of its headings, in small letters with hyphens between them";
  return `there is no part "#${part}" on ${isOwn ? "this page" : page.path}; ${fix}`;
}

function partsInProse({ tree, data, schema }: ParsedFile): string[] {
  const ids: string[] = [];
  visit(tree, "footnoteDefinition", ({ identifier }) => void ids.push(`note-fn-${identifier}`));
  const slides = valuesIn(schema, data).filter(({ meta }) => meta["title"] === "slide");
  let carousels = 0;
  visit(tree, "mdxJsxFlowElement", ({ name }) => {
    if (name === "Carousel" && ++carousels > 1)
      ids.push(...slides.map(({ path }) => `slide-${carousels}-${Number(path.at(-1)) + 1}`));
  });
  return ids;
}

/** Returns the ids of sections that a page gets by itself: explanations, and a list's groups. */
function partsOfFrame(page: ParsedFile, files: readonly ParsedFile[]): string[] {
  const site = files.find(({ name }) => name === frameNameOf(page.name))?.fields?.data;
  const labelOf = (label: string) => textAt(site, ["labels", label]);
  const titles = ["figures", "terms"].map(labelOf);
  if (page.place !== "list") return titles.map(slug);
  const years = files
    .filter(({ path }) => path?.startsWith(`${page.path}/`))
    .map(({ data }) => textAt(data, ["date"]).slice(0, 4));
  const groups = ["coming", "past"].map((name) => textAt(page.data, [name]) || labelOf(name));
  return [...titles, ...groups, ...years].map(slug);
}

function partsOf({ schema, data }: ParsedFile): Part[] {
  return valuesIn(schema, data).flatMap(({ value, path, meta: { title, part } }) => {
    if (part === true && typeof value === "string") return { id: slug(value) || "part", path };
    const field = (key: string) => textAt(value, [key]);
    if (title === "slide") return { id: `slide-${Number(path.at(-1)) + 1}`, path };
    if (title === "term") return { id: termId({ name: field("name") }), path };
    const stat = { value: field("value"), label: field("label") };
    return title === "stat" ? { id: statId(stat), path } : [];
  });
}
