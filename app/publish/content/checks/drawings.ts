import type { ImageFile } from "../../files/image";
import type { Problem } from "../../problems/problem";
import { report } from "../source-file";
import { checkPlaceholders } from "./placeholders";

/** Checks the words and the tokens of an image that is a drawing. */
export function checkDrawing(
  { name, drawing }: ImageFile,
  severity: Problem["severity"],
): Problem[] {
  if (!drawing) return [];
  const source = { file: `content/${name}`, text: drawing.source, yamlStart: 0, bodyStart: 0 };
  const words = drawing.words.map((each) => ({ ...each, raw: each.text, field: "" }));
  return [
    ...drawing.wrongTokens.flatMap(({ start, message }) => report(source, start, message)),
    ...checkPlaceholders(source, words, severity),
  ];
}
