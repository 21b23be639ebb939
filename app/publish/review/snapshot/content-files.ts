// A `content` folder in; out the fields of each file and the page that it makes, whether or not the check would pass it.
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

import { describeFile } from "../../content/source/collection";
import { readSource } from "../../content/source/source-file";
import { isGroup } from "../diff/fields-diff";
import { FRAME_PATH } from "../report";

/** A content file as the report reads it. */
export interface ContentFile {
  /** From the project's root: "content/about-us.mdx". */
  file: string;
  /** The path of what it makes, as the report names paths; undefined for nothing that visitors reach. */
  path: string | undefined;
  isDraft: boolean;
  fields: Record<string, unknown>;
}

/** The base may hold what today's check would refuse: a file that cannot be read has no fields. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { source } = readSource(`content/${name}`, await readFile(join(folder, name), "utf8"));
      const fields: unknown = source.yaml?.toJS();
      return {
        file: source.file,
        path: pathOf(name),
        isDraft: source.yaml?.get("draft") === true,
        fields: isGroup(fields) ? fields : {},
      };
    }),
  );
}

function pathOf(name: string): string | undefined {
  if (name === "site.mdx") return FRAME_PATH;
  return name === "not-found.mdx" ? "/404.html" : describeFile(name).path;
}
