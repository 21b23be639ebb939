// The images and documents that files name in; out those that are missing or unfit, and those that no file names.
import { isImageName } from "../../images/formats";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt } from "../source/source-file";

/** The rule: every image that a file names is there, and can be published. @param wanted documents likewise */
export function checkFiles(file: ParsedFile, wanted: "image" | "document"): Finding[] {
  const found: ReadonlyMap<string, unknown> =
    wanted === "image" ? file.imageFiles : file.documentFiles;
  return file.mentions.flatMap(({ kind, name, range, field }) => {
    const message = kind === wanted ? found.get(name.trim()) : undefined;
    return typeof message === "string" ? [problemAt(file.source, range, field, message)] : [];
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
