// What visitors see of one file in; out the words that stand where a fact is still to come.
import type { Finding } from "../../../problems/problem";
import { problemAt } from "../../source/source-file";
import { blocksOf, passageAt, rangeNear } from "../../source/text-ranges";
import type { SeenFile } from "../../source/visible-text";

const THING =
  "(?:name|names|date|title|company|city|place|number|figure|link|url|address|amount|year|month|text|quote|source|image|photo|drug|product|role|phone|email)";
const PLACEHOLDER = new RegExp(
  [
    String.raw`\b(?:TODO|ToDo|TBD|TBC|TBA|FIXME|[Tt]bd|[Tt]bc)\b`,
    String.raw`\b[Ll]orem [Ii]psum\b`,
    String.raw`\[(?:[Ii]nsert|INSERT|[Aa]dd|[Ee]nter|[Yy]our|[Pp]laceholder|[Tt]o come)\b[^\]\n]*\]`,
    String.raw`\[(?:[\w-]+ ){0,2}${caseless(THING)}\]`,
    String.raw`(?:\[X{2,}\]|[$€£]\s?X+\b|\bX+\s?%|\bX{2,}(?= (?:million|billion|mg|years|months|patients|people)\b))`,
    String.raw`\b[Pp]laceholder (?:text|image|copy)\b|\b(?:[Tt]ext|[Cc]opy) (?:goes|comes) here\b`,
  ].join("|"),
  "g",
);

/** One finding for each; an error, because nothing of it may be published. */
export function checkPlaceholders(file: SeenFile): Finding[] {
  return blocksOf(file.passages).flatMap((block) =>
    [...block.text.matchAll(PLACEHOLDER)].map((match) => {
      const { passage, found } = passageAt(block, match);
      const message = `"${match[0]}" stands for a fact that is still to come, expected the fact, or the sentence without it`;
      return problemAt(file.source, rangeNear(passage, found), passage.field, message);
    }),
  );
}

/** A pattern for small, and for first or all capital letters. */
function caseless(pattern: string): string {
  return pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
