import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { report } from "../source/source-file";

/** Checks that images and documents which a file names exist and can be published. */
export function checkNamedFiles({
  mentions,
  imageFiles,
  documentFiles,
  source,
}: ParsedFile): Problem[] {
  return mentions.flatMap((mention) => {
    const files = mention.kind === "image" ? imageFiles : documentFiles;
    const file = files.get(mention.name.trim());
    const lines = typeof file === "string" ? file.split("\n") : [];
    return lines.flatMap((line) => report(source, mention, line));
  });
}

/** Warns of the properties of each document once, at the first link to it. */
export function checkDocuments(files: readonly ParsedFile[]): Problem[] {
  const seen = new Set<string>();
  return files.flatMap(({ mentions, documentFiles, source }) =>
    mentions.flatMap((mention) => {
      const file = documentFiles.get(mention.name.trim());
      if (!file || typeof file === "string" || seen.has(file.path)) return [];
      seen.add(file.path);
      if (file.notes.length === 0) return [];
      const message = `the file "${mention.name}" ${file.notes.join("; it ")}; correct its properties, and save it again as a tagged PDF`;
      return report(source, mention, message, "warning");
    }),
  );
}
