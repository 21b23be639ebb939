// Checked files in; out every text that visitors see, in files and in the drawings that they show, with its place and pages.
import type { ImageFile } from "../../images/image-file";
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
  for (const { imageFiles, path } of checked) {
    for (const image of imageFiles.values()) {
      if (typeof image === "string" || image.type !== "image/svg+xml") continue;
      const drawing = drawings.get(image.name) ?? seenDrawing(image);
      if (path) drawing.pages.push(path);
      drawings.set(image.name, drawing);
    }
  }
  const files = checked.map(({ source, passages, data, path }) => {
    const pages = path ? [path] : [];
    return { source, passages: passages.filter(isSeen), data, isDrawing: false, pages };
  });
  return [...files, ...drawings.values()];
}

type Drawing = Extract<ImageFile, { type: "image/svg+xml" }>;

function seenDrawing({ name, source: filled, texts }: Drawing): SeenFile {
  const source = {
    file: `content/${name}`,
    ...filled,
    yaml: undefined,
    yamlStart: 0,
    bodyStart: 0,
  };
  const passages = texts.map((each) => ({ ...each, field: "" }));
  return { source, passages, data: undefined, isDrawing: true, pages: [] };
}
