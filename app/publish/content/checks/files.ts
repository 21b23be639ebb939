import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { report } from "../source-file";

/** Checks that images and documents which a file names exist and can be published. */
export function checkNamedFiles({ mentions, source }: ParsedFile): Problem[] {
  return mentions.flatMap((mention) =>
    (mention.fault ?? "").split("\n").flatMap((line) => report(source, mention, line)),
  );
}

/** Warns of the properties of each document once, at the first link to it. */
export function checkDocuments(files: readonly ParsedFile[]): Problem[] {
  const seen = new Set<string>();
  return files.flatMap(({ mentions, source }) =>
    mentions.flatMap((mention) => {
      const { path = "", notes = [] } = mention.document ?? {};
      if (notes.length === 0 || seen.has(path)) return [];
      seen.add(path);
      const message = `the file "${mention.name}" ${notes.join("; it ")}; correct its properties, and save it again as a tagged PDF`;
      return report(source, mention, message, "warning");
    }),
  );
}
