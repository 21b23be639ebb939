import { escapePattern } from "../../markup/escape";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { valuesIn, type FieldValue } from "../schemas";
import { reportField } from "../source-file";
import type { TextRule } from "./check-texts";

const MARKS = [
  /[[［【](?:TK|TB[ACD]|TODO|[●•○_]|[\s●•○_]{2,}|X{2,}|to be (?:confirmed|determined|added)|citation needed|placeholder|insert [^\]\n]+|zu klären|folgt|à (?:confirmer|compléter)|por confirmar|要確認|確認中|調整中|未定|仮|待定|待确认|待確認|미정|확인 필요)[\]］】](?!\()/gi,
  /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b/g,
  /(?<![●○◯〇一二三四五六七八九])(?:●{2,3}|○{2,3}|◯{2,3}|〇{2,3})(?![●○◯〇一二三四五六七八九])/g,
  // Don't match a Roman numeral behind a name: "Chapter XXX".
  /(?<!\p{Lu}\p{L}* |[\p{L}\d,.])X{3,}(?![\p{L}\d]| (?:syndrome|karyotype)\b)|[$€£]\s?X+\b|\bX+\s?%|\bX{2,}(?= (?:million|billion|mg|patients)\b)|\b20XX\b/gu,
  /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?)/g,
];

const MARKED = ["field", "prose", "linked", "alt", "drawing"] as const;

/** Finds placeholders, and what assistants leave behind. */
export const PLACEHOLDERS: readonly TextRule[] = [
  ...MARKS.map((pattern): TextRule => ({
    where: MARKED,
    pattern,
    explain: ([mark]) =>
      `"${mark}" is a placeholder; replace it with the fact, or reword the sentence`,
    isPlaceholder: true,
  })),
  {
    where: MARKED,
    pattern:
      /【\d+†[^】\n]*】|^(?:Certainly|Sure|Of course|Absolutely)[!,] (?:here|below)\b[^.:\n]*[.:]?/gi,
    explain: ([words]) => `"${words}" is left over from an assistant; delete it`,
    isPlaceholder: true,
  },
];

/** Creates the rule that warns of a former name of the company. */
export function makeFormerNameRule(name: string): TextRule {
  return {
    where: MARKED,
    pattern: new RegExp(escapePattern(name), "g"),
    explain: () =>
      `"${name}" is a name that site.mdx had before; write {site.name}, or leave it if the old name is meant`,
  };
}

/** Lists the notes under `placeholders:`, as errors in a release. */
export function listPlaceholders(file: ParsedFile, isRelease: boolean): Problem[] {
  return placeholdersIn(file).flatMap(({ path, value }) => {
    const words = typeof value === "string" ? value : "";
    const message = `is still a placeholder; replace it with a fact, and delete this line: ${words}`;
    const severity = isRelease && !file.unpublished ? "error" : "warning";
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
