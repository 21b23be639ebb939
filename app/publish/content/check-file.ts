// One content file in; out the page it makes, all that is wrong with it, and what the check of the whole site needs.
import { AsyncLocalStorage } from "node:async_hooks";
import { join, resolve } from "node:path";
import type { Root } from "mdast";
import { isMap, isSeq } from "yaml";
import { z } from "zod";

import type { Image } from "../../schema/fields";
import { createPageSchemas, LAYOUTS, type PageName } from "../../schema/pages";
import { createTags } from "../../schema/tags";
import { checkAlts } from "./lint/alt-text";
import { checkBody } from "./lint/prose/mdx-body";
import { checkQuotes } from "./lint/prose/curly-quotes";
import { siteBase, siteOrigin } from "../env";
import { headingAnchors } from "./lint/prose/headings";
import { readImage, type ImageFile } from "../images/image-file";
import { linksInFields, partsOf, type Linked } from "./lint/links/link-targets";
import { describeIssues } from "./lint/schema-messages";
import { fieldPassages, prosePassages } from "./source/text-ranges";
import { explainPath, hasLayout, type ContentFile } from "./source/collection";
import { isError, withRule, type Problem } from "../problems/problem";
import type { Passage, Source } from "./source/model";
import { fieldName, rangeOfKey, problemAt, readSource } from "./source/source-file";

/** One content file that passed. */
export interface CheckedPage {
  /** Absolute path of the file. */
  path: string;
  /** The file's name below `content/` without its ending: "news/first". */
  name: string;
  /** The path of its page; undefined for what is no page of its own. */
  url: string | undefined;
  isDraft: boolean;
  frontmatter: Record<string, unknown>;
  /** The image files it names, by the name the writer gave them; `frontmatter` holds the same objects. */
  images: Map<string, Image>;
  /** Where the bytes of each image are. */
  imageFiles: Map<Image, ImageFile>;
  /** What the writer listed as not yet a fact, each with its place. */
  placeholders: Problem[];
}

/** One content file, whether it passed or not. */
export interface CheckedFile extends Linked {
  page: CheckedPage | undefined;
  problems: Problem[];
  /** The texts of its fields and of its prose. */
  passages: Passage[];
  /** The fields as they were written. */
  data: unknown;
  /** The images that the file shows. */
  shown: ImageFile[];
}

/**
 * Checks one content file as far as that goes without the others.
 * @param root the project's folder
 * @param paths the paths of all pages
 */
export async function checkFile(
  root: string,
  { file, name, path: url }: ContentFile,
  text: string,
  paths: ReadonlySet<string>,
): Promise<CheckedFile> {
  const folder = resolve(root, "content");
  const path = join(folder, file);
  const { source, problems: findings } = readSource(`content/${file}`, text);
  const problems = withRule("source", findings);
  const images = new Map<string, Image>();
  const imageFiles = new Map<Image, ImageFile>();

  // One image, though it be named twice.
  const found = new Map<string, Promise<Image | string>>();
  const findImage = (written: string) => {
    const image =
      found.get(written) ??
      readImage(folder, path, written).then((file) => {
        if (typeof file === "string") return file;
        const known: Image = { src: written, width: file.width, height: file.height };
        images.set(written, known);
        imageFiles.set(known, file);
        return known;
      });
    found.set(written, image);
    return image;
  };

  const schema = schemaOf(hasLayout(name) ? name : "prose");
  const data: unknown = source.yaml?.toJS();
  const frontmatter = await surroundings.run({ findImage, paths }, () =>
    checkFields(source, schema, data, problems),
  );
  const links = linksInFields(source);
  problems.push(
    ...withRule("curly-quotes", checkQuotes(source)),
    ...withRule("alt-text", checkAlts(source)),
  );
  let tree: Root = { type: "root", children: [] };
  let isWhole = false;
  if (source.bodyStart > 0) {
    const body = await surroundings.run({ findImage, paths }, () =>
      checkBody(source, {
        prose: hasLayout(name) ? LAYOUTS[name].prose : "words and images",
        terms: "terms" in schema.shape ? termNames(source) : "none",
        data,
        isSound: frontmatter !== undefined,
        tags,
        paths,
        home: `${siteOrigin()}${siteBase()}`,
        findImage,
      }),
    );
    problems.push(...withRule("prose", body.problems));
    links.push(...body.links);
    tree = body.tree;
    isWhole = body.isWhole;
  }
  const isDraft = source.yaml?.get("draft") === true;
  const page: CheckedPage | undefined =
    frontmatter && !problems.some(isError)
      ? {
          path,
          name,
          url,
          isDraft,
          frontmatter,
          images,
          imageFiles,
          placeholders: listPlaceholders(source, frontmatter),
        }
      : undefined;
  const passages = [...fieldPassages(source), ...prosePassages(tree, source)];
  return {
    page,
    problems,
    source,
    passages,
    data,
    shown: [...imageFiles.values()],
    path: url,
    isDraft,
    links,
    parts: isWhole ? partsOf(data, headingAnchors(tree)) : undefined,
  };
}

/** What the fields ask about the file that is checked: a schema is slow to make, so that one serves all files. */
const surroundings = new AsyncLocalStorage<{
  findImage: (written: string) => Promise<Image | string>;
  paths: ReadonlySet<string>;
}>();

const imageField = z
  .string()
  .trim()
  .min(1)
  .transform(async (written, context): Promise<Image> => {
    const found = await surroundings.getStore()?.findImage(written);
    if (typeof found === "object") return found;
    context.addIssue({ code: "custom", message: found });
    return z.NEVER;
  });

const pathField = z.string().superRefine((written, context) => {
  const message = explainPath(written, surroundings.getStore()?.paths ?? new Set());
  if (message) context.addIssue({ code: "custom", message });
});

const schemas = createPageSchemas(imageField, pathField);
const made = new Map<PageName, (typeof schemas)[PageName]>();
const tags = createTags(imageField, pathField);

function schemaOf(name: PageName) {
  const schema = made.get(name) ?? schemas[name];
  made.set(name, schema);
  return schema;
}

/** The terms that the page explains, even when other fields of it are wrong. */
function termNames(source: Source): string[] | "unknown" {
  if (!source.yaml) return "unknown";
  const terms = source.yaml.get("terms");
  return isSeq(terms)
    ? terms.items.flatMap((term) => (isMap(term) ? [String(term.get("name"))] : []))
    : [];
}

async function checkFields(
  source: Source,
  schema: z.ZodType<Record<string, unknown>>,
  data: unknown,
  problems: Problem[],
) {
  if (!source.yaml) return undefined;
  const result = await schema.safeParseAsync(data);
  if (result.success) return result.data;
  // What stands on a line that could not be read would be a second report of the same fault.
  const faulty = new Set(problems.map(({ line }) => line));
  const findings = describeIssues(source, schema, data, result.error.issues).filter(
    ({ line }) => !faulty.has(line),
  );
  problems.push(...withRule("schema", findings));
  return undefined;
}

function listPlaceholders(source: Source, frontmatter: Record<string, unknown>): Problem[] {
  const notes = frontmatter["placeholders"];
  if (!Array.isArray(notes)) return [];
  const findings = notes.map((note, index) => {
    const path = ["placeholders", index];
    const message = `still a placeholder, expected a fact in its place and this line deleted: ${String(note)}`;
    return problemAt(source, rangeOfKey(source, path), fieldName(path), message);
  });
  return withRule("placeholders", findings);
}
