// The content folder of a site in; out each file's fields and the page it makes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { unpublishedBy } from "../../content/publication";
import { describeFile, publishedPath } from "../../content/source/collection";
import { readSource } from "../../content/source/source-file";
import type { Tokens } from "../../markup/tokens";
import { listFiles } from "../../sandbox/list-files";
import type { FrontmatterFile } from "../page-model";

/** The base may hold what today's check would refuse: a file that cannot be read has no fields. */
export async function readContentFiles(folder: string, tokens: Tokens): Promise<FrontmatterFile[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith(".mdx"));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      const { source } = readSource(`content/${name}`, text, tokens);
      const fields: unknown = source.yaml?.toJS();
      return {
        file: source.file,
        path: publishedPath(describeFile(name).name),
        unpublished: unpublishedBy(fields),
        fields: isGroup(fields) ? fields : {},
      };
    }),
  );
}

/** Whether a value has fields of its own. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
