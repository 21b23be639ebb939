// Finds what holds the place of a missing fact: marks in the text, and the notes under `placeholders:`. A release has none.
import type { Finding, Problem } from "../../problems/problem";
import type { ParsedFile, SeenFile } from "../source/model";
import { listAt, problemAt, problemAtField } from "../source/source-file";
import { blocksOf, passageAt, rangeNear } from "../source/texts";

/** Marks of writers, of lawyers and of spreadsheets. */
const MARKS = [
  /\b(?:TODO|ToDo|TBD|TBC|TBA|FIXME|[Tt]bd|[Tt]bc)\b|\b[Ll]orem [Ii]psum\b/g,
  /\bto be (?:determined|confirmed)\b/gi,
  /[$€£]?\[(?:[\s●•○◦_*?.…–—-]+|X{2,}|T[BK][ACDK]?)\](?!\()(?: ?%| (?:million|billion))?/g,
  // Not "class [X]".
  /\[[A-Z]\] (?:out )?of \[[A-Z]\]|[$€£]\[[A-Z]\]|\[[A-Z]\](?: ?%| (?:million|billion|patients|people|years|months)\b)/g,
  /\[(?:ref|refs|reference|citation|cite|source)(?: needed| to come| required)?\]|\[citation needed\]/gi,
  /\[(?:insert|add|enter|your|placeholder|to come|to be|tbd)\b[^\]\n]*\]/gi,
  /\[(?:[\w-]+ ){0,2}(?:names?|date|title|company|city|state|country|place|number|figure|link|url|address|amount|year|month|text|quote|source|image|photo|drug|product|role|phone|email)\]/gi,
  /\b(?:XX|DD|MM)[./-](?:XX|DD|MM)[./-](?:\d{2,4}|X+|Y+)\b|\b20(?:XX|\?\?)\b/g,
  /[$€£]\s?X+\b|\bX+\s?%|\bX{2,}(?= (?:million|billion|mg|years|months|patients|people)\b)|\?\?+/g,
  /#(?:REF|N\/A|VALUE|DIV\/0|NAME\?)!?/g,
  /\bplaceholder (?:text|image|copy)\b|\b(?:text|copy) (?:goes|comes) here\b/gi,
];

/** The marks in a file's texts: warnings until a release, which leaves drafts out. */
export function checkMarks(file: SeenFile, isRelease: boolean): Finding[] {
  const severity = isRelease && !file.isUnpublished ? "error" : "warning";
  return blocksOf(file.passages).flatMap((block) => {
    let rest = block.text;
    return MARKS.flatMap((mark) =>
      [...rest.matchAll(mark)].map((match) => {
        rest = rest.replace(match[0], " ".repeat(match[0].length));
        const { passage, found } = passageAt(block, match);
        const message = `"${match[0]}" is a placeholder; write the fact, or the sentence without it`;
        return {
          ...problemAt(file.source, rangeNear(passage, found), passage.field, message),
          severity,
        };
      }),
    );
  });
}

/** What a writer listed as not yet a fact: errors of a release. */
export function listPlaceholders(
  { source, data, isUnpublished }: ParsedFile,
  isRelease: boolean,
): Problem[] {
  return listAt(data, ["placeholders"]).map((note, index) => {
    const message = `is still a placeholder; replace it with a fact, and delete this line: ${String(note)}`;
    const severity = isRelease && !isUnpublished ? "error" : "warning";
    const finding = problemAtField(source, ["placeholders", index], message);
    return { ...finding, rule: "placeholders", severity };
  });
}
