// Checked files and the drawings they show in; out, in one shape, every text that visitors see, with its place and its pages.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { CheckedFile } from "../check-file";
import type { Passage, Source } from "./model";
import { isSeen } from "./text-ranges";

/** What visitors see of one file. */
export interface SeenFile {
  source: Source;
  passages: Passage[];
  /** The fields as they were written. */
  data: unknown;
  isDrawing: boolean;
  /** The paths of the pages that show it; none for what stands around all pages. */
  pages: string[];
}

const TEXT = /(?<=<text\b[^>]*>)[\s\S]*?(?=<\/text>)/g;

/**
 * The texts of all files. A drawing comes once, with all its pages.
 * @param folder the absolute path of `content/`
 */
export async function seenFiles(
  folder: string,
  checked: readonly CheckedFile[],
): Promise<SeenFile[]> {
  const drawings = new Map<string, string[]>();
  for (const { shown, path } of checked) {
    for (const name of shown.filter((image) => image.endsWith(".svg")))
      drawings.set(name, [...(drawings.get(name) ?? []), ...(path ? [path] : [])]);
  }
  return [
    ...checked.map(({ source, passages, data, path }) => ({
      source,
      passages: passages.filter(isSeen),
      data,
      isDrawing: false,
      pages: path ? [path] : [],
    })),
    ...(await Promise.all(
      [...drawings].map(async ([name, pages]) =>
        readDrawing(`content/${name}`, await readFile(join(folder, name), "utf8"), pages),
      ),
    )),
  ];
}

/** A drawing's text is its own spelling, when the tags in it are overwritten with spaces. "1 hexagon = $50M" is its scale, and no claim. */
function readDrawing(file: string, text: string, pages: string[]): SeenFile {
  const passages = [...text.matchAll(TEXT)].flatMap(({ 0: inner, index }) => {
    const words = inner.replace(/<[^>]*>/g, (tag) => " ".repeat(tag.length));
    return words.includes("=") ? [] : [{ text: words, raw: words, start: index, field: "" }];
  });
  return {
    source: { file, text, yaml: undefined, yamlStart: 0, bodyStart: 0 },
    passages,
    data: undefined,
    isDrawing: true,
    pages,
  };
}
