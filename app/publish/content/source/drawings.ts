// Collects what visitors see of the drawings that files show: each once, with all its pages.
import type { ImageFile } from "../../images/image-file";
import type { ParsedFile, SeenFile } from "./model";
import { problemAt } from "./source-file";

/** The drawings of all files. */
export function drawingsOf(files: readonly ParsedFile[]): SeenFile[] {
  const drawings = new Map<string, SeenFile>();
  for (const { imageFiles, path, isUnpublished } of files) {
    for (const image of imageFiles.values()) {
      if (typeof image === "string" || image.type !== "image/svg+xml") continue;
      const drawing = drawings.get(image.name) ?? seenDrawing(image);
      if (path) drawing.pages.push(path);
      drawing.isUnpublished &&= isUnpublished === true;
      drawings.set(image.name, drawing);
    }
  }
  return [...drawings.values()];
}

type Drawing = Extract<ImageFile, { type: "image/svg+xml" }>;

function seenDrawing({ name, text, texts, wrongTokens }: Drawing): SeenFile {
  const source = { file: `content/${name}`, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
  return {
    source,
    passages: texts.map((each) => ({ ...each, field: "" })),
    wrongTokens: wrongTokens.map(({ range, mistake = "" }) =>
      problemAt(source, range, "", mistake),
    ),
    ...{ data: undefined, isDrawing: true, pages: [], isUnpublished: true },
  };
}
