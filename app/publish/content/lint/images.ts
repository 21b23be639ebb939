// Checks the images and documents that files name: which are missing or unfit, and which no file names.
import { isImageName } from "../../images/formats";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";

/** The rule: every image that a file names is there, and can be published. @param wanted documents likewise */
export function checkFiles(file: ParsedFile, wanted: "image" | "document"): Finding[] {
  const found: ReadonlyMap<string, unknown> =
    wanted === "image" ? file.imageFiles : file.documentFiles;
  return file.mentions.flatMap(({ kind, name, range, field }) => {
    const message = kind === wanted ? found.get(name.trim()) : undefined;
    if (typeof message !== "string") return [];
    return message.split("\n").map((line) => problemAt(file.source, range, field, line));
  });
}

/** The rule: what a document tells besides its words is meant to be published. */
export function checkDocumentNotes({ mentions, documentFiles, source }: ParsedFile): Finding[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const file = kind === "document" ? documentFiles.get(name.trim()) : undefined;
    if (!file || typeof file === "string") return [];
    return file.notes.map((note) => warningAt(source, range, field, `the file "${name}" ${note}`));
  });
}

/** What images need at some places: width to height, and, unless they are drawings, pixels. */
const PLACES = [
  { at: /^hero\.image$/, width: 800, wanted: "a width of at least 800" },
  { at: /^people\[\d+\]\.image$/, width: 240, wanted: "a width of at least 240" },
  { at: /^icon$/, width: 512, least: 1, most: 1, wanted: "a square of at least 512 by 512" },
  {
    at: /^logo$/,
    width: 0,
    least: 1 / 2,
    most: 6,
    wanted: "a width from half its height to six times it",
  },
];

/** The rule: images are large enough for their places, and fit their shapes. */
export function checkImageSizes({ mentions, imageFiles, source }: ParsedFile): Finding[] {
  return mentions.flatMap(({ name, range, field }) => {
    const image = imageFiles.get(name.trim());
    const place = PLACES.find(({ at }) => at.test(field));
    if (!place || !image || typeof image === "string") return [];
    const { width, height, type } = image;
    const { least = 0, most = Infinity, wanted } = place;
    const isLarge = type === "image/svg+xml" || width >= place.width;
    if (isLarge && width >= least * height && width <= most * height) return [];
    const message = `the file "${name}" has ${width} by ${height} pixels; this place needs ${wanted}`;
    return [warningAt(source, range, field, message)];
  });
}

type Named = { name: string };

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
    const message = `no page uses this ${isImage ? "image" : "document"}; name it as "./${name}" in one, or delete it`;
    return [{ file: `content/${name}`, ...WHOLE_FILE, field: "", message, severity: "warning" }];
  });
}
