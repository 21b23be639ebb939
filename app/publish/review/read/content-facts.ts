// Reads what only the check reads of a `content/` folder, as fields, whether or not today's check would pass it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

import { listFiles } from "../../list-files";

export interface ContentFacts {
  /** Paths of the pages that the legal links lead to. */
  legal: ReadonlySet<string>;
  fields: ContentField[];
  failures: string[];
}

export interface ContentField {
  /** The path of the page; empty for the site and its frame. */
  path: string;
  /** Such as "placeholders" or "stats › asOf". */
  field: string;
  value: string;
}

const READ = /(?:^| › )(?:placeholders|asOf|source|banner|draft)(?: › |$)/;

/** Reads a copy of `content/`. */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const fields: ContentField[] = [];
  const failures: string[] = [];
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith(".mdx")))
    try {
      const text = await readFile(join(folder, file), "utf8");
      const yaml = /^\uFEFF?---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? "";
      fields.push(...fieldsIn(parse(yaml, { logLevel: "error" }), pathOf(file), []));
    } catch {
      failures.push(`The fields of content/${file} could not be judged: they are no YAML.`);
    }
  const isLegal = ({ path, field, value }: ContentField) =>
    path === "" && field.startsWith("legal") && value.startsWith("/");
  return {
    legal: new Set(fields.filter(isLegal).map(({ value }) => value)),
    fields: fields.filter(({ field }) => READ.test(field)),
    failures,
  };
}

/** Returns the path of a page by its file: "news/index.mdx" is "/news". */
function pathOf(file: string): string {
  const name = file.replace(/\.mdx$/, "");
  if (name === "site" || name === "not-found") return "";
  return name === "home" ? "/" : `/${name.replace(/\/index$/, "")}`;
}

function fieldsIn(value: unknown, path: string, names: string[]): ContentField[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, entry]) =>
      fieldsIn(entry, path, /^\d+$/.test(key) ? names : [...names, key]),
    );
  const isValue =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isValue ? [{ path, field: names.join(" › "), value: String(value) }] : [];
}
