// The images and documents that files name in; out those that are missing or unfit, and those that no file names.
import { isImageName } from "../../images/formats";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import type { Mention, ParsedFile, Source } from "../source/model";
import { problemAt } from "../source/source-file";

/** The rule: every image that a file names is there, and can be published. */
export function checkImages({ mentions, imageFiles, source }: ParsedFile): Finding[] {
  return explainEach("image", mentions, imageFiles, source);
}

/** The same for documents. */
export function checkDocuments({ mentions, documentFiles, source }: ParsedFile): Finding[] {
  return explainEach("document", mentions, documentFiles, source);
}

/** @param files by name, or why there is none */
function explainEach(
  wanted: Mention["kind"],
  mentions: readonly Mention[],
  files: ReadonlyMap<string, object | string>,
  source: Source,
): Finding[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const file = kind === wanted ? files.get(name.trim()) : undefined;
    return typeof file === "string" ? [problemAt(source, range, field, file)] : [];
  });
}

/**
 * A warning for each image and document that no page shows or links to: it makes every copy of the project larger.
 * @param names of all files below `content/`, with forward slashes
 */
export function checkUnusedImages(
  names: readonly string[],
  files: readonly Record<"shown" | "linked", { name: string }[]>[],
): Finding[] {
  const used = new Set(
    files.flatMap(({ shown, linked }) => [...shown, ...linked].map(({ name }) => name)),
  );
  return names.flatMap((name): Finding[] => {
    const isImage = name.startsWith("images/") && isImageName(name);
    if (used.has(name) || !(isImage || /^files\/.*\.pdf$/i.test(name))) return [];
    const what = isImage ? "shows this image" : "links to this document";
    const message = `no page ${what}, expected its name "./${name}" in one of them; name it there, or delete the file`;
    return [{ file: `content/${name}`, ...WHOLE_FILE, field: "", message, severity: "warning" }];
  });
}
