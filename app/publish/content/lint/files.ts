// Checks the images and documents that files name: which are missing or unfit, and what a document says of itself.
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { problemAt, warningAt } from "../source/source-file";

/** The rule: every image and document that a file names is there, and can be published. */
export function checkFiles({ mentions, imageFiles, documentFiles, source }: ParsedFile): Problem[] {
  return mentions.flatMap(({ kind, name, range, field }) => {
    const files = kind === "image" ? imageFiles : kind === "document" ? documentFiles : undefined;
    const file = files?.get(name.trim());
    if (typeof file === "string")
      return file.split("\n").map((line) => problemAt(source, range, field, line));
    const notes = file && "notes" in file ? file.notes : [];
    return notes.map((note) => warningAt(source, range, field, `the file "${name}" ${note}`));
  });
}
