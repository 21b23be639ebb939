// The door: every content file in, checked pages and all problems of all files out. Nothing is dropped.
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { isMap, isSeq } from "yaml";
import { z } from "zod";

import type { Image } from "../schema/fields";
import { createPageSchemas } from "../schema/pages";
import { checkBody } from "./body";
import { readImage, type ImageFile } from "./images";
import { describeIssues, nearest } from "./messages";
import type { Problem } from "./problem";
import { fieldName, offsetOf, problemAt, readSource, type Source } from "./source";

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
  const all = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
  const files = all.filter((file) => file.endsWith(".mdx"));
  const checked = await Promise.all(files.map((file) => checkFile(root, folder, join(folder, file))));
  const pages = new Map(checked.flatMap(({ page }) => (page ? [[page.path, page]] : [])));
  const names = files.map((file) => file.slice(0, -".mdx".length));
  return { pages, problems: [...missingFiles(names), ...strangers(all), ...checked.flatMap(({ problems }) => problems)] };
}

async function checkFile(root: string, folder: string, path: string) {
  const file = relative(root, path).split(sep).join("/");
  const name = relative(folder, path).slice(0, -".mdx".length);
  const { source, problems } = readSource(file, await readFile(path, "utf8"));
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

  const result = source.yaml && (await checkFields(source, name, findImage, problems));
  if (source.bodyStart > 0) problems.push(...(await checkBody(source, findImage, termNames(source))));
  const page = result && problems.length === 0
    ? { path, name, frontmatter: result, images, imageFiles, placeholders: listPlaceholders(source, result) }
    : undefined;
  return { page, problems };
}

/** The terms that the page explains, even when other fields of it are wrong. */
function termNames(source: Source): string[] {
  const terms = source.yaml?.get("terms");
  return isSeq(terms) ? terms.items.flatMap((term) => (isMap(term) ? [String(term.get("name"))] : [])) : [];
}

type FindImage = (written: string) => Promise<Image | string>;

async function checkFields(source: Source, name: string, findImage: FindImage, problems: Problem[]) {
  const image = z.string().transform(async (written, context): Promise<Image> => {
    const found = await findImage(written);
    if (typeof found !== "string") return found;
    context.addIssue({ code: "custom", message: found });
    return z.NEVER;
  });
  const schemas: Record<string, z.ZodType<Record<string, unknown>>> = createPageSchemas(image);
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!schema) {
    const guess = nearest(name, Object.keys(schemas));
    const advice = guess ? `did you mean "${guess}.mdx"?` : `expected one of: ${Object.keys(schemas).join(", ")}`;
    problems.push(problemAt(source, 0, "", `no page is made from a file of this name, ${advice}`));
    return undefined;
  }
  let data: unknown;
  try {
    data = source.yaml?.toJS({ maxAliasCount: 100 });
  } catch {
    problems.push(problemAt(source, source.yamlStart, "", 'a text that starts with "*" or "&" needs quotes around it'));
    return undefined;
  }
  const result = await schema.safeParseAsync(data);
  if (result.success) return result.data;
  problems.push(...describeIssues(source, schema, data, result.error.issues));
  return undefined;
}

/** A page whose file is gone would break the build far from its cause. */
function missingFiles(present: string[]): Problem[] {
  const expected = Object.keys(createPageSchemas(z.string().transform((src) => ({ src, width: 0, height: 0 }))));
  return expected
    .filter((name) => !present.includes(name))
    .map((name) => ({
      file: `content/${name}.mdx`, line: 1, column: 1, field: "",
      message: "this file is missing, expected it because a page of the site is made from it",
    }));
}

/** A file that no page is made from would be dropped silently. */
function strangers(files: string[]): Problem[] {
  return files
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !file.endsWith(".mdx") && !file.startsWith("images/") && file !== "README.md" && !/(^|\/)\./.test(file))
    .map((file) => ({
      file: `content/${file}`, line: 1, column: 1, field: "",
      message: "nothing is made from this file, expected pages as .mdx and images in content/images",
    }));
}

function listPlaceholders(source: Source, frontmatter: Record<string, unknown>): Problem[] {
  const notes = frontmatter["placeholders"];
  if (!Array.isArray(notes)) return [];
  return notes.map((note, index) => {
    const path = ["placeholders", index];
    const message = `still a placeholder: ${String(note)} Expected a fact, and this line deleted`;
    return problemAt(source, offsetOf(source, path), fieldName(path), message);
  });
}
