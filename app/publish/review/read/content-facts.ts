import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import { listFiles } from "../../list-files";

export interface ContentFacts {
  legal: ReadonlySet<string>;
  fields: ContentField[];
  failures: string[];
}

interface ContentField {
  /** Empty for the site and its frame. */
  path: string;
  field: "placeholders" | "draft";
  value: string;
}

const FIELDS = z.object({
  placeholders: z.array(z.string()).nullish(),
  draft: z.boolean().nullish(),
  legal: z.array(z.object({ to: z.string().nullish() })).nullish(),
});

/** Reads placeholders, drafts and links to legal pages from a copy of `content/`, right or wrong. */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const legal = new Set<string>();
  const fields: ContentField[] = [];
  const failures: string[] = [];
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith(".mdx")))
    try {
      const text = await readFile(join(folder, file), "utf8");
      const yaml = /^\uFEFF?---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? "";
      const page = FIELDS.parse(parse(yaml, { logLevel: "error" }) ?? {});
      const path = pathOf(file);
      for (const value of page.placeholders ?? [])
        fields.push({ path, field: "placeholders", value });
      if (page.draft) fields.push({ path, field: "draft", value: "true" });
      for (const { to } of page.legal ?? []) if (to?.startsWith("/")) legal.add(to);
    } catch {
      failures.push(`The fields of content/${file} could not be judged.`);
    }
  return { legal, fields, failures };
}

function pathOf(file: string): string {
  const name = file.replace(/\.mdx$/, "");
  if (name === "site" || name === "not-found") return "";
  return name === "home" ? "/" : `/${name.replace(/\/index$/, "")}`;
}
