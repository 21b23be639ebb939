// One content file in; out the page it makes, all that is wrong with it, and what the check of the whole site needs.
import { join, resolve } from "node:path";

import { readDocument } from "../documents/document-file";
import { readImage } from "../images/image-file";
import type { Tokens } from "../markup/tokens";
import { isError, withRule } from "../problems/problem";
import { parseFile } from "./parse-file";
import { unpublishedBy } from "./publication";
import { checkWithFileRules } from "./rules";
import { noteNames } from "./source/gfm";
import type { CheckedFile, CheckedPage, ContentFile, Mention, ParsedFile } from "./source/model";
import { fieldName, listAt, problemAt, rangeOfKey } from "./source/source-file";

/**
 * Checks one content file as far as that goes without the others.
 * @param root the project's folder
 * @param tokens what `{site.name}` and so on stand for
 */
export async function checkFile(
  root: string,
  contentFile: ContentFile,
  text: string,
  tokens: Tokens,
): Promise<CheckedFile> {
  const folder = resolve(root, "content");
  const path = join(folder, contentFile.file);
  const parsed = parseFile(contentFile, text, tokens);
  const namesOf = (wanted: Mention["kind"]) =>
    parsed.mentions.flatMap(({ kind, name }) => (kind === wanted ? name.trim() : []));
  const imageFiles = await findFiles(namesOf("image"), (name) =>
    readImage(folder, path, name, tokens),
  );
  const documentFiles = await findFiles(namesOf("document"), (name) =>
    readDocument(folder, path, name),
  );
  const file: ParsedFile = { ...parsed, imageFiles, documentFiles };
  const problems = checkWithFileRules(file);
  const unpublished = unpublishedBy(file.data);
  const [images, documents] = [foundIn(imageFiles), foundIn(documentFiles)];
  const page: CheckedPage | undefined =
    file.fields?.success && !problems.some(isError)
      ? {
          ...{ path, file: file.source.file, text: file.source.text, name: file.name },
          ...{ url: file.path, unpublished, images, documents },
          frontmatter: file.fields.data,
          notes: noteNames(file),
          placeholders: withRule("placeholders", listPlaceholders(file)),
        }
      : undefined;
  return { ...file, page, problems, unpublished };
}

/** The files that a content file names, each looked up once. */
async function findFiles<File>(names: string[], read: (name: string) => Promise<File | string>) {
  const found = [...new Set(names)]
    .filter(Boolean)
    .map(async (name) => [name, await read(name)] as const);
  return new Map(await Promise.all(found));
}

function foundIn<File>(files: ReadonlyMap<string, File | string>): Map<string, File> {
  return new Map(
    [...files].flatMap(([name, file]) => (typeof file === "string" ? [] : [[name, file] as const])),
  );
}

function listPlaceholders({ source, data }: ParsedFile) {
  return listAt(data, ["placeholders"]).map((note, index) => {
    const path = ["placeholders", index];
    const message = `still a placeholder, expected a fact in its place and this line deleted: ${String(note)}`;
    return problemAt(source, rangeOfKey(source, path), fieldName(path), message);
  });
}
