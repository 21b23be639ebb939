// The descriptions of images, for those who cannot see them, in; out those that are of no use.
import { visit } from "unist-util-visit";

import type { Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";
import { nodeRange } from "../source/text-ranges";

/** An image as Markdown writes it. */
export const IMAGE_EXAMPLE = "![A bar chart](./images/chart.svg)";

const EXAMPLE = '"Two bars; the second is much shorter."';

/** Screen readers say "image" before they read a description aloud. */
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

/** The names that cameras and programs give to files: IMG_1234, slide-1, 20250714_101500. GLP-1 and IL-6 are none. */
const COUNTED_NAME =
  /^(?:(?:img|dsc[a-z]?|pxl|mvimg|image|photo|picture|screenshot|slide|figure|fig|scan|untitled)[-_]?)?\d[\d_-]*$/i;

/** Who listens to a description cannot skip in it. */
const LONGEST = 300;

/** Words that only a file's name joins like this: chart-final-v2. */
const JOINED_NAME = /^[a-z\d]+(?:[-_][a-z\d]+){2,}$/;

/** The rule: the descriptions in the fields and in the prose say what an image shows; those in tags are checked there. */
export function checkAltTexts({ passages, tree, source, prose }: ParsedFile): Finding[] {
  const findings = passages.flatMap(({ text, start, raw, field }) => {
    const message = /(^|\.)alt$/.test(field) ? explainAlt(text) : undefined;
    return message ? [problemAt(source, [start, start + raw.length], field, message)] : [];
  });
  if (prose !== "words and images") return findings;
  visit(tree, "image", (node) => {
    const message = node.alt?.trim()
      ? explainAlt(node.alt, node.url)
      : `the image has no description, expected words between the brackets: ${IMAGE_EXAMPLE}`;
    if (message) findings.push(problemAt(source, nodeRange(node, source), "", message));
  });
  return findings;
}

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
  if (words.length > LONGEST)
    return `the description has ${words.length} characters, expected at most ${LONGEST}; say the rest in the text`;
  const isItsFile = file && letters(said) === letters(file.replace(/^.*\/|\.[^.]*$/g, ""));
  if (isItsFile || [FILE_NAME, COUNTED_NAME, JOINED_NAME].some((name) => name.test(said)))
    return `the description "${words}" is the name of a file, expected what the image shows, such as ${EXAMPLE}`;
  if (KIND_ALONE.test(said))
    return `the description "${words}" could stand under any image, expected what this one shows, such as ${EXAMPLE}`;
  const [opening] = OPENING.exec(words) ?? [];
  if (!opening) return undefined;
  const rest = words.slice(opening.length);
  return `the description begins with "${opening.trim()}", which is said of every image anyway, expected only what it shows: ${rest ? `"${rest.charAt(0).toUpperCase()}${rest.slice(1)}"` : EXAMPLE}`;
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
