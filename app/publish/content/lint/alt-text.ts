// What a writer says of an image for those who cannot see it in; a sentence about what is missing out.
import { fieldPassages } from "../source/text-ranges";
import type { Finding } from "../../problems/problem";
import type { Source } from "../source/model";
import { problemAt } from "../source/source-file";

const EXAMPLE = '"Two bars; the second is much shorter."';

/** Readers that speak an image's description say first that it is an image. */
const KINDS = "image|picture|pic|photo|photograph|snapshot|screenshot|screen shot|graphic|figure";

const OPENING = new RegExp(
  `^(?:(?:an?|the|this|my|our) )?(?:${KINDS}) (?:of|showing|that shows|which shows|shows|with|from)\\b[ :]*`,
  "i",
);
const KIND_ALONE = new RegExp(
  `^(?:(?:an?|the|this|my|our) )?(?:${KINDS}|icon|logo|chart|graph|diagram|drawing|illustration|slide|alt text|alt|description|untitled|todo|tbd|placeholder)(?: \\d+)?$`,
  "i",
);

const FILE_NAME = /^\S+\.(?:svg|png|jpe?g|webp|avif|gif|tiff?|heic|bmp)$/i;

/** What cameras and programs call a file: IMG_1234, slide-1, 20250714_101500. GLP-1 and IL-6 are names of other things. */
const COUNTED_NAME =
  /^(?:(?:img|dsc[a-z]?|pxl|mvimg|image|photo|picture|screenshot|slide|figure|fig|scan|untitled)[-_]?)?\d[\d_-]*$/i;

/** Words that only a file's name joins like this: chart-final-v2. */
const JOINED_NAME = /^[a-z\d]+(?:[-_][a-z\d]+){2,}$/;

/**
 * Why a description is of no use.
 * @param alt the description
 * @param file the image's file, when it is known
 * @returns a sentence for the writer without a full stop, or undefined when there is nothing to say against it
 */
export function explainAlt(alt: string, file?: string): string | undefined {
  const words = alt.trim().replace(/\s+/g, " ");
  const said = words.replace(/[\s.,;:!?]+$/, "");
  if (!/[\p{L}\p{N}]/u.test(words))
    return `the image has no description, expected what it shows, such as ${EXAMPLE}`;
  if (
    FILE_NAME.test(said) ||
    COUNTED_NAME.test(said) ||
    JOINED_NAME.test(said) ||
    (file && letters(said) === letters(stem(file)))
  ) {
    return `the description "${words}" is the name of a file, expected what the image shows, such as ${EXAMPLE}`;
  }
  if (KIND_ALONE.test(said))
    return `the description "${words}" could stand under any image, expected what this one shows, such as ${EXAMPLE}`;
  const [opening] = OPENING.exec(words) ?? [];
  if (!opening) return undefined;
  const rest = words.slice(opening.length);
  return `the description begins with "${opening.trim()}", which is said of every image anyway, expected only what it shows: ${rest ? `"${rest.charAt(0).toUpperCase()}${rest.slice(1)}"` : EXAMPLE}`;
}

function stem(file: string): string {
  return file.replace(/^.*\/|\.[^.]*$/g, "");
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The descriptions among the fields that are of no use. */
export function checkAlts(source: Source): Finding[] {
  return fieldPassages(source).flatMap(({ text, start, raw, field }) => {
    if (!/(^|\.)alt$/.test(field)) return [];
    const message = explainAlt(text);
    return message ? [problemAt(source, [start, start + raw.length], field, message)] : [];
  });
}
