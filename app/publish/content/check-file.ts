// One content file in; out the page it makes, all that is wrong with it, and what the check of the whole site needs.
import { join, resolve } from "node:path";

import { readImage, type ImageFile } from "../images/image-file";
import type { Tokens } from "../markup/tokens";
import { isError, withRule } from "../problems/problem";
import { parseFile } from "./parse-file";
import { checkWithFileRules } from "./rules";
import type { CheckedFile, CheckedPage, ContentFile, Mention, ParsedFile } from "./source/model";
import { fieldName, problemAt, rangeOfKey, valueAt } from "./source/source-file";

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
  const imageFiles = await findImages(folder, path, parsed.images, tokens);
  const file: ParsedFile = { ...parsed, imageFiles };
  const problems = checkWithFileRules(file);
  const isDraft = valueAt(file.data, ["draft"]) === true;
  const images = new Map(
    [...imageFiles].flatMap(([name, image]) =>
      typeof image === "string" ? [] : [[name, image] as const],
    ),
  );
  const page: CheckedPage | undefined =
    file.fields?.success && !problems.some(isError)
      ? {
          ...{ path, text: file.source.text, name: file.name, url: file.path, isDraft, images },
          frontmatter: file.fields.data,
          placeholders: withRule("placeholders", listPlaceholders(file)),
        }
      : undefined;
  return { ...file, page, problems, isDraft, shown: [...images.values()] };
}

/** The images that a file names, each looked up once. */
async function findImages(folder: string, path: string, images: Mention[], tokens: Tokens) {
  const names = [...new Set(images.map(({ name }) => name.trim()))].filter(Boolean);
  const found = names.map(async (name): Promise<[string, ImageFile | string]> => [
    name,
    await readImage(folder, path, name, tokens).catch((error: NodeJS.ErrnoException) => {
      // Such as a link to a file that is gone; a full disk, for one, is not the fault of the image.
      if (!/^(ENOENT|ELOOP|EACCES|EPERM|EISDIR)$/.test(error.code ?? "")) throw error;
      return `the file "${name}" cannot be opened, expected one that everybody may read`;
    }),
  ]);
  return new Map(await Promise.all(found));
}

function listPlaceholders({ source, data }: ParsedFile) {
  const notes = valueAt(data, ["placeholders"]);
  return (Array.isArray(notes) ? notes : []).map((note, index) => {
    const path = ["placeholders", index];
    const message = `still a placeholder, expected a fact in its place and this line deleted: ${String(note)}`;
    return problemAt(source, rangeOfKey(source, path), fieldName(path), message);
  });
}
