// Checks the parts of pages that links lead to: that each is there, and that no two of a page have the same address.
import { visit } from "unist-util-visit";

import { statId, termId } from "../../../schema/ids";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { headingIds } from "../source/headings";
import type { FieldPath, ParsedFile } from "../source/model";
import { valuesIn } from "../source/schemas";
import { problemAtField, textAt } from "../source/source-file";

/** The ids of the frame; browsers know `#top`. */
const ALWAYS = ["top", "siteMain", "siteMenu", "siteApp", "footnote-label"];

/** A part of a page that a field makes. */
interface Part {
  id: string;
  path: FieldPath;
}

/** The rule: no two figures and no two terms of a page have the same address. */
export function checkParts(file: ParsedFile): Problem[] {
  const first = new Map<string, FieldPath>();
  if (!file.fields?.success) return [];
  return partsOf(file).flatMap(({ id, path }) => {
    const isTaken = first.has(id) && !id.startsWith("slide-");
    first.set(id, path);
    const message =
      "has the same words as another one of this page, and links could not tell them apart; reword one, or delete it";
    return isTaken ? [problemAtField(file.source, path, message)] : [];
  });
}

/**
 * Says why a link leads to no part of its page.
 * @param part what follows its "#"
 * @returns a sentence for the writer; undefined when the part is there, or when the page cannot be read
 */
export function explainPart(part: string, page: ParsedFile, isOwn: boolean): string | undefined {
  const wanted = decode(part);
  if (wanted === undefined) return `"#${part}" has a "%" in it that is no code; write %25 for it`;
  if (page.data === undefined || page.errors.length > 0) return undefined;
  const ids = [...headingIds(page.tree).values(), ...partsOf(page).map(({ id }) => id)];
  visit(
    page.tree,
    "footnoteDefinition",
    ({ identifier }) => void ids.push(`note-fn-${identifier}`),
  );
  if ([...ids, ...ALWAYS].includes(wanted)) return undefined;
  const guess = nearest(wanted, ids);
  const fix = guess
    ? `did you mean "#${guess}"?`
    : "write the words of one of its headings, in small letters with hyphens between them";
  return `there is no part "#${part}" on ${isOwn ? "this page" : page.path}; ${fix}`;
}

function partsOf({ schema, data }: ParsedFile): Part[] {
  return valuesIn(schema, data).flatMap(({ value, path, meta: { title } }) => {
    const field = (key: string) => textAt(value, [key]);
    if (title === "slide") return { id: `slide-${Number(path.at(-1)) + 1}`, path };
    if (title === "term") return { id: termId({ name: field("name") }), path };
    const stat = { value: field("value"), label: field("label") };
    return title === "stat" ? { id: statId(stat), path } : [];
  });
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
