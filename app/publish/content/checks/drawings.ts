import type { DrawingFile } from "../../files/drawing";
import type { Problem } from "../../problems/problem";
import type { ParsedFile, Source } from "../model";
import { report } from "../source-file";
import { checkPlaceholders } from "./placeholders";

/** Checks each drawing once; in a release, one that only drafts show may have placeholders. */
export function checkDrawings(files: readonly ParsedFile[], isRelease: boolean): Problem[] {
  const problems = new Map<string, Problem[]>();
  for (const { mentions, isDraft } of files)
    for (const { image } of mentions) {
      if (!image?.drawing) continue;
      const isStrict = isRelease && !isDraft;
      if (isStrict || !problems.has(image.name))
        problems.set(image.name, checkWords(image.name, image.drawing, isStrict));
    }
  return [...problems.values()].flat();
}

function checkWords(name: string, drawing: DrawingFile, isStrict: boolean): Problem[] {
  const text = drawing.source;
  const source: Source = {
    file: `content/${name}`,
    text,
    yaml: undefined,
    yamlStart: 0,
    bodyStart: 0,
  };
  const words = drawing.words.map((each) => ({ ...each, raw: each.text, field: "" }));
  return [
    ...drawing.wrongTokens.flatMap(({ start, message }) => report(source, start, message)),
    ...checkPlaceholders(source, words, isStrict ? "error" : "warning"),
  ];
}
