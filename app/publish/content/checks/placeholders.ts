import type { ImageFile } from "../../files/image";
import type { Problem } from "../../problems/problem";
import type { ParsedFile, Source, VisibleText } from "../model";
import { valuesIn, type FieldValue } from "../schemas";
import { locateField, problemsAt } from "../source-file";

/** What people and programs write where a fact is missing. */
const PLACEHOLDERS = [
  /\\?\[(?:TK|TB[ACD]|TODO|citation\s+needed)\\?\](?!\()/gi,
  /\\?\[(?:[●•○_ ]+|X{2,})\\?\](?!\()/gi,
  /(?<![[\\])\b(?:TODO|[Tt][Bb][Dd]|20XX|[Ll]orem\s+ipsum)\b/g,
  /(?<![\d,$€£]|\p{Lu} )\bX{3,}\b(?! syndrome)/gu,
  /\bX+[.,]X+(?: ?%)?|\bX+ ?%|[$€£] ?X+\b|\bXX m(?:illion|g)\b/g,
  /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?)/g,
  /Error!\s[^.!]{0,30}\snot\s+(?:found|defined)/g,
  /\S*(?:\uFFFD|â€|Ã[\u0080-\u00BF])\S*/g,
  /【\d+†[^】\n]*】|:contentReference\[[^\]]*\]/g,
];

/** Finds words that stand for a fact. */
export function checkPlaceholders(
  source: Source,
  texts: readonly VisibleText[],
  severity: Problem["severity"],
): Problem[] {
  return texts.flatMap(({ raw, start, field }) =>
    PLACEHOLDERS.flatMap((pattern) =>
      [...raw.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const message = `"${found}" is a placeholder; replace it with the fact, or reword the sentence`;
        return problemsAt(source, { start: start + index, field }, message, severity);
      }),
    ),
  );
}

/** Checks the words and the tokens of an image that is a drawing. */
export function checkDrawing({ name, drawing }: ImageFile, severity: Problem["severity"]) {
  if (!drawing) return [];
  const source = { file: `content/${name}`, text: drawing.source, yamlStart: 0, bodyStart: 0 };
  // Blanks keep the offsets of words.
  const raw = drawing.source.replace(/<[^>]*>/g, (tag) => " ".repeat(tag.length));
  return [
    ...drawing.wrongTokens.flatMap(({ start, message }) => problemsAt(source, start, message)),
    ...checkPlaceholders(source, [{ text: raw, raw, start: 0, field: "" }], severity),
  ];
}

/** Lists what stands under `placeholders:`, as errors in a release. */
export function listPlaceholders(file: ParsedFile, isRelease: boolean): Problem[] {
  const severity = isRelease && !file.isDraft ? "error" : "warning";
  return placeholdersIn(file).flatMap(({ path, value }) => {
    const message = `is still a placeholder; replace it with a fact, and delete this line: ${String(value)}`;
    return problemsAt(file.source, locateField(file.source, path), message, severity);
  });
}

/** Returns what stands under `placeholders:`. */
export function placeholdersIn({ schema, data }: ParsedFile): FieldValue[] {
  return valuesIn(schema, data).filter(({ meta }) => meta.placeholder);
}
