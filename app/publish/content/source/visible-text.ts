// Checked files in; out every text that visitors see, in files and in the drawings that they show, with its place and pages.
import type { CheckedFile, Passage, Source } from "./model";
import { isSeen } from "./text-ranges";

/** What visitors see of one file. */
export interface SeenFile {
  source: Source;
  passages: Passage[];
  /** The fields as they were written. */
  data: unknown;
  isDrawing: boolean;
  /** The paths of the pages that show it; none for what is on all pages. */
  pages: string[];
}

/** The texts of all files. A drawing comes once, with all its pages. */
export function seenFiles(checked: readonly CheckedFile[]): SeenFile[] {
  const drawings = new Map<string, SeenFile>();
  for (const { shown, path } of checked) {
    for (const image of shown) {
      if (image.type !== "image/svg+xml") continue;
      const drawing = drawings.get(image.name) ?? {
        source: {
          file: `content/${image.name}`,
          text: image.source,
          yaml: undefined,
          yamlStart: 0,
          bodyStart: 0,
        },
        passages: image.texts.map((text) => ({ ...text, field: "" })),
        data: undefined,
        isDrawing: true,
        pages: [],
      };
      if (path) drawing.pages.push(path);
      drawings.set(image.name, drawing);
    }
  }
  const files = checked.map(({ source, passages, data, path }) => ({
    source,
    passages: passages.filter(isSeen),
    data,
    isDrawing: false,
    pages: path ? [path] : [],
  }));
  return [...files, ...drawings.values()];
}
