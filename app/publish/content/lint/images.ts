// The images and documents that files name in; out those that are missing or unfit, and those that no file names.
import { isImageName } from "../../images/formats";
import type { ImageFile } from "../../images/image-file";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import type { Mention, ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";

/** In pixels: nothing can be recognised in less. */
const SMALLEST = 16;

/** The rule: every image that a file names is there, and can be published. */
export function checkImages(file: ParsedFile): Finding[] {
  return explainEach(file, "image", (name) => {
    const image = file.imageFiles.get(name);
    return typeof image === "object" ? explainSize(name, image) : image;
  });
}

/** The same for documents. */
export function checkDocuments(file: ParsedFile): Finding[] {
  return explainEach(file, "document", (name) => {
    const document = file.documentFiles.get(name);
    return typeof document === "object" ? undefined : document;
  });
}

/** @param explain why a file of this name cannot be published */
function explainEach(
  { mentions, source }: ParsedFile,
  wanted: Mention["kind"],
  explain: (name: string) => string | undefined,
): Finding[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const message = kind === wanted ? explain(name.trim()) : undefined;
    return message ? [problemAt(source, range, field, message)] : [];
  });
}

/** Mail programs and counters of visitors use pictures of a pixel; an export that failed makes them too. */
function explainSize(name: string, { type, width, height }: ImageFile): string | undefined {
  const isTiny = type !== "image/svg+xml" && Math.min(width, height) < SMALLEST;
  return isTiny
    ? `the picture "${name}" has ${width} × ${height} pixels, expected at least ${SMALLEST} × ${SMALLEST}; export it again`
    : undefined;
}

type Named = Pick<ImageFile, "name">;

/**
 * A warning for each image and document that no page shows or links to: it makes every copy of the project larger.
 * @param names of all files below `content/`, with forward slashes
 */
export function checkUnusedImages(
  names: readonly string[],
  files: readonly Record<"imageFiles" | "documentFiles", ReadonlyMap<string, Named | string>>[],
): Finding[] {
  const named = files.flatMap(({ imageFiles, documentFiles }) => [
    ...imageFiles.values(),
    ...documentFiles.values(),
  ]);
  const used = new Set(named.map((file) => (typeof file === "string" ? "" : file.name)));
  return names.flatMap((name): Finding[] => {
    const isImage = name.startsWith("images/") && isImageName(name);
    if (used.has(name) || !(isImage || /^files\/.*\.pdf$/i.test(name))) return [];
    const what = isImage ? "shows this image" : "links to this document";
    const message = `no page ${what}, expected its name "./${name}" in one of them; name it there, or delete the file`;
    return [{ file: `content/${name}`, ...WHOLE_FILE, field: "", message, severity: "warning" }];
  });
}
