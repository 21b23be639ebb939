import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";

/** Checks that images and documents which a file names exist and can be published. */
export function checkFiles({ mentions, imageFiles, documentFiles, source }: ParsedFile): Problem[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const files = kind === "image" ? imageFiles : kind === "document" ? documentFiles : undefined;
    const file = files?.get(name.trim());
    const lines = typeof file === "string" ? file.split("\n") : [];
    return lines.map((line) => problemAt(source, range, field, line));
  });
}

/** Warns of the properties of each document once, at the first link to it. */
export function checkDocuments(files: readonly ParsedFile[]): Problem[] {
  const seen = new Set<string>();
  return files.flatMap(({ mentions, documentFiles, source }) =>
    mentions.flatMap(({ kind, name, range, field }) => {
      const file = kind === "document" ? documentFiles.get(name.trim()) : undefined;
      if (!file || typeof file === "string" || seen.has(file.path)) return [];
      seen.add(file.path);
      if (file.notes.length === 0) return [];
      const message = `the file "${name}" ${file.notes.join("; it ")}; correct its properties, and save it again as a tagged PDF`;
      return [warningAt(source, range, field, message)];
    }),
  );
}
