import type { ImageFile } from "../../files/image-file";
import type { Problem } from "../../problems/problem";
import type { ParsedFile, Source } from "../model";
import { report } from "../source-file";
import { checkPlaceholders } from "./placeholders";

type Drawing = Extract<ImageFile, { type: "image/svg+xml" }>;

/** Checks each drawing once; in a release, one that only drafts show may have placeholders. */
export function checkDrawings(files: readonly ParsedFile[], isRelease: boolean): Problem[] {
  const problems = new Map<string, Problem[]>();
  for (const { mentions, isDraft } of files)
    for (const { image } of mentions) {
      if (image?.type !== "image/svg+xml") continue;
      const isStrict = isRelease && !isDraft;
      if (isStrict || !problems.has(image.name))
        problems.set(image.name, checkDrawingText(image, isStrict ? "error" : "warning"));
    }
  return [...problems.values()].flat();
}

function checkDrawingText(
  { name, text, texts, wrongTokens }: Drawing,
  severity: Problem["severity"],
): Problem[] {
  const source = sourceOf(name, text);
  const words = texts.map((each) => ({ ...each, field: "" }));
  const misdrawn = texts.flatMap(({ text, start, faults, notes }) => {
    const first = `the text "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
    return [
      ...faults.flatMap((fault) => report(source, start, `${first} ${fault}`)),
      ...notes.flatMap((note) => report(source, start, `${first} ${note}`, "warning")),
    ];
  });
  return [
    ...wrongTokens.flatMap(({ start, mistake }) => report(source, start, mistake)),
    ...misdrawn,
    ...checkPlaceholders(source, words, severity),
  ];
}

function sourceOf(name: string, text: string): Source {
  return { file: `content/${name}`, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
}
