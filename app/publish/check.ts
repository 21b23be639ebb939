// The door: every content file in, checked pages and all problems of all files out. Nothing is dropped.
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { isMap, isSeq } from "yaml";
import { z } from "zod";

import type { Image } from "../schema/fields";
import { createPageSchemas, PROSE, type PageName } from "../schema/pages";
import { checkBody } from "./body";
import { missingFiles, strangers } from "./files";
import { readImage, type ImageFile } from "./images";
import { describeIssues } from "./messages";
import type { Problem } from "./problem";
import { fieldName, offsetOfKey, problemAt, readSource, type Source } from "./source";

/** One content file that passed. */
export interface CheckedPage {
  /** Absolute path of the file. */
  path: string;
  /** The name its schema is registered under. */
  name: string;
  frontmatter: Record<string, unknown>;
  /** The image files it names, by the name the writer gave them; `frontmatter` holds the same objects. */
  images: Map<string, Image>;
  /** Where the bytes of each image are. */
  imageFiles: Map<Image, ImageFile>;
  /** What the writer listed as not yet a fact, each with its place. */
  placeholders: Problem[];
}

export interface CheckResult {
  pages: Map<string, CheckedPage>;
  problems: Problem[];
}

/**
 * Checks every content file.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(root: string): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const names = Object.keys(PROSE).filter(isPageName);
  const present = names.filter((name) => files.includes(`${name}.mdx`));
  const checked = await Promise.all(present.map((name) => checkFile(root, folder, name)));
  const pages = new Map(checked.flatMap(({ page }) => (page ? [[page.path, page]] : [])));
  return { pages, problems: [...missingFiles(names, files), ...strangers(names, files), ...checked.flatMap(({ problems }) => problems)] };
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PROSE, name);
}

async function checkFile(root: string, folder: string, name: PageName) {
  const path = join(folder, `${name}.mdx`);
  const { source, problems } = readSource(relative(root, path).split(sep).join("/"), await readFile(path, "utf8"));
  const images = new Map<string, Image>();
  const imageFiles = new Map<Image, ImageFile>();

  const findImage = async (written: string): Promise<Image | string> => {
    const known = images.get(written);
    if (known) return known;
    const found = await readImage(folder, path, written);
    if (typeof found === "string") return found;
    const image: Image = { src: written, width: found.width, height: found.height };
    images.set(written, image);
    imageFiles.set(image, found);
    return image;
  };

  const schema = createPageSchemas(imageField(findImage))[name];
  const result = source.yaml && (await checkFields(source, schema, problems));
  const terms = "terms" in schema.shape ? termNames(source) : "none";
  if (source.bodyStart > 0) problems.push(...(await checkBody(source, { prose: PROSE[name], terms }, findImage)));
  const page = result && problems.length === 0
    ? { path, name, frontmatter: result, images, imageFiles, placeholders: listPlaceholders(source, result) }
    : undefined;
  return { page, problems };
}

function imageField(findImage: (written: string) => Promise<Image | string>) {
  return z.string().trim().min(1).transform(async (written, context): Promise<Image> => {
    const found = await findImage(written);
    if (typeof found !== "string") return found;
    context.addIssue({ code: "custom", message: found });
    return z.NEVER;
  });
}

/** The terms that the page explains, even when other fields of it are wrong. */
function termNames(source: Source): string[] | "unknown" {
  if (!source.yaml) return "unknown";
  const terms = source.yaml.get("terms");
  return isSeq(terms) ? terms.items.flatMap((term) => (isMap(term) ? [String(term.get("name"))] : [])) : [];
}

async function checkFields(source: Source, schema: z.ZodType<Record<string, unknown>>, problems: Problem[]) {
  const data: unknown = source.yaml?.toJS();
  const result = await schema.safeParseAsync(data);
  if (result.success) return result.data;
  // What stands on a line that could not be read would be a second report of the same fault.
  const faulty = new Set(problems.map(({ line }) => line));
  problems.push(...describeIssues(source, schema, data, result.error.issues).filter(({ line }) => !faulty.has(line)));
  return undefined;
}

function listPlaceholders(source: Source, frontmatter: Record<string, unknown>): Problem[] {
  const notes = frontmatter["placeholders"];
  if (!Array.isArray(notes)) return [];
  return notes.map((note, index) => {
    const path = ["placeholders", index];
    const message = `still a placeholder, expected a fact in its place and this line deleted: ${String(note)}`;
    return problemAt(source, offsetOfKey(source, path), fieldName(path), message);
  });
}
