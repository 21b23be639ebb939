import type { Problem } from "../../problems/problem";
import type { ParsedFile, Source, VisibleText } from "../model";
import { valuesIn, type FieldValue } from "../schemas";
import { report, reportField } from "../source-file";

/** What writers, lawyers, spreadsheets, Word and assistants put where a fact is missing. */
const MARKS = [
  /\[(?:TK|TB[ACD]|TODO|[●•○_ ]+|X{2,}|citation needed)\](?!\()/gi,
  /(?<!\[)\b(?:TODO|TBD|FIXME)\b|\blorem ipsum\b|●{2,}|\b20XX\b/gi,
  /(?<![\d,$€£]|\p{Lu} )\bX{3,}\b(?! syndrome)/gu,
  /\bX+[.,]X+(?: ?%)?|\bX+ ?%|[$€£] ?X+\b|\bXX (?:million|mg)\b/g,
  /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?)/g,
  /Error! (?:Reference source|Bookmark) not (?:found|defined)/g,
  /【\d+†[^】\n]*】|:contentReference\[[^\]]*\]/g,
];

/** Checks texts for marks that stand for a fact: errors in a release. */
export function checkPlaceholders(
  source: Source,
  texts: readonly VisibleText[],
  severity: Problem["severity"],
): Problem[] {
  return texts.flatMap(({ text, raw, start, field }) =>
    MARKS.flatMap((mark) => {
      let from = 0;
      return [...text.matchAll(mark)].flatMap(([found]) => {
        const at = raw.indexOf(found, from);
        from = at + found.length;
        if (raw[at - 1] === "\\") return [];
        const place = { start: start + Math.max(0, at), field };
        const message = `"${found}" is a placeholder; replace it with the fact, or reword the sentence`;
        return report(source, place, message, severity);
      });
    }),
  );
}

/** Lists the notes under `placeholders:`, as errors in a release. */
export function listPlaceholders(file: ParsedFile, isRelease: boolean): Problem[] {
  return placeholdersIn(file).flatMap(({ path, value }) => {
    const words = typeof value === "string" ? value : "";
    const message = `is still a placeholder; replace it with a fact, and delete this line: ${words}`;
    const severity = isRelease && !file.isDraft ? "error" : "warning";
    return reportField(file.source, path, message, severity);
  });
}

/** Returns the notes of a file under `placeholders:`. */
export function placeholdersIn({
  schema,
  data,
}: Pick<ParsedFile, "schema" | "data">): FieldValue[] {
  return valuesIn(schema, data).filter(({ meta }) => meta["placeholder"] === true);
}
