import type { Problem } from "../../problems/problem";
import type { ParsedFile, Source, VisibleText } from "../source/model";
import { valuesIn, type FieldValue } from "../source/schemas";
import { problemAt, problemAtField, warningAt } from "../source/source-file";
import { rangeIn } from "../source/texts";

/** Marks of writers, lawyers and spreadsheets. */
const MARKS = [
  /[[［【](?:TK|TB[ACD]|TODO|[●•○_]|[\s●•○_]{2,}|X{2,}|to be (?:confirmed|determined|added)|citation needed|placeholder|insert [^\]\n]+|zu klären|folgt|à (?:confirmer|compléter)|por confirmar|要確認|確認中|調整中|未定|仮|待定|待确认|待確認|미정|확인 필요)[\]］】](?!\()/gi,
  /\b(?:TODO|TBD|FIXME)\b|\b[Ll]orem ipsum\b/g,
  /(?<![●○◯〇一二三四五六七八九])(?:●{2,3}|○{2,3}|◯{2,3}|〇{2,3})(?![●○◯〇一二三四五六七八九])/g,
  // Don't match a Roman numeral behind a name: "Chapter XXX".
  /(?<!\p{Lu}\p{L}* |[\p{L}\d,.])X{3,}(?![\p{L}\d])|[$€£]\s?X+\b|\bX+\s?%|\bX{2,}(?= (?:million|billion|mg|patients)\b)|\b20XX\b/gu,
  /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?)/g,
];

/** What assistants leave behind. */
const LEFTOVERS =
  /【\d+†[^】\n]*】|^(?:Certainly|Sure|Of course|Absolutely)[!,] (?:here|below)\b[^.:\n]*[.:]?/gi;

/** Finds placeholders and leftovers in texts. */
export function checkMarks(
  source: Source,
  texts: readonly VisibleText[],
  severity: Problem["severity"],
): Problem[] {
  return texts.flatMap((visible) => {
    if (visible.kind === "code") return [];
    let rest = visible.text;
    return [...MARKS, LEFTOVERS].flatMap((mark) => {
      const marks = [...rest.matchAll(mark)];
      // Don't tell "TBD" again within "[TBD]".
      rest = rest.replace(mark, (found) => " ".repeat(found.length));
      return marks.flatMap((found) => {
        const range = rangeIn(source, visible, found);
        // Don't report an escaped mark, because it is meant.
        if (source.text[range[0] - 1] === "\\" && !visible.field) return [];
        const message =
          mark === LEFTOVERS
            ? `"${found[0]}" is left over from an assistant; delete it`
            : `"${found[0]}" is a placeholder; replace it with the fact, or reword the sentence`;
        return [{ ...problemAt(source, range, visible.field, message), severity }];
      });
    });
  });
}

/** Lists the notes under `placeholders:`, as errors in a release. */
export function listPlaceholders(file: ParsedFile, isRelease: boolean): Problem[] {
  return placeholdersIn(file).map(({ path, value }) => {
    const words = typeof value === "string" ? value : "";
    const message = `is still a placeholder; replace it with a fact, and delete this line: ${words}`;
    const severity = isRelease && !file.unpublished ? "error" : "warning";
    return { ...problemAtField(file.source, path, message), severity };
  });
}

/** Returns the notes of a file under `placeholders:`. */
export function placeholdersIn({
  schema,
  data,
}: Pick<ParsedFile, "schema" | "data">): FieldValue[] {
  return valuesIn(schema, data).filter(({ meta }) => meta["placeholder"] === true);
}

/** Warns of texts with a former name of the company. */
export function checkFormerNames(
  { source, texts }: ParsedFile,
  names: readonly string[],
): Problem[] {
  return texts.flatMap((visible) =>
    names.flatMap((name) => {
      const index = visible.text.indexOf(name);
      if (index < 0) return [];
      const range = rangeIn(source, visible, { 0: name, index });
      const message = `"${name}" is a name that site.mdx had before; write {site.name}, or leave it if the old name is meant`;
      return [warningAt(source, range, visible.field, message)];
    }),
  );
}
