// Checked files in; out every text that visitors see, in files and in the drawings that they show, with its place and pages.
import type { ImageFile } from "../../images/image-file";
import type { FoundToken } from "../../markup/tokens";
import type { CheckedFile, Passage, Source } from "./model";
import { isSeen } from "./text-ranges";

/** What visitors see of one file. */
export interface SeenFile {
  source: Source;
  passages: Passage[];
  /** The fields as they were written. */
  data: unknown;
  isDrawing: boolean;
  /** The tokens of a drawing that have no value. */
  wrongTokens?: readonly FoundToken[];
  /** The paths of the pages that show it; none for what is on all pages. */
  pages: string[];
  /** Whether only drafts and pages under embargo show it; a release leaves it out. */
  isUnpublished?: boolean;
}

/** The texts of all files. A drawing comes once, with all its pages. */
export function seenFiles(checked: readonly CheckedFile[]): SeenFile[] {
  const drawings = new Map<string, SeenFile>();
  for (const { imageFiles, path, unpublished } of checked) {
    for (const image of imageFiles.values()) {
      if (typeof image === "string" || image.type !== "image/svg+xml") continue;
      const drawing = drawings.get(image.name) ?? seenDrawing(image);
      if (path) drawing.pages.push(path);
      drawing.isUnpublished &&= unpublished !== undefined;
      drawings.set(image.name, drawing);
    }
  }
  const files = checked.map(({ source, passages, data, path, unpublished }) => ({
    ...{ source, passages: passages.filter(isSeen), data, isDrawing: false },
    ...{ pages: path ? [path] : [], isUnpublished: unpublished !== undefined },
  }));
  return [...files, ...drawings.values()];
}

type Drawing = Extract<ImageFile, { type: "image/svg+xml" }>;

function seenDrawing({ name, text, texts, wrongTokens }: Drawing): SeenFile {
  const source = { file: `content/${name}`, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
  const passages = texts.map((each) => ({ ...each, field: "" }));
  return {
    ...{ source, passages, wrongTokens, data: undefined },
    ...{ isDrawing: true, pages: [], isUnpublished: true },
  };
}
