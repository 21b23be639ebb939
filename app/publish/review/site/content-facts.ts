// Reads what only the content says: which pages are law, which are not public yet, and the words of drawings, which a build
// turns into outlines.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basename } from "node:path/posix";
import { parse as parseHtml } from "parse5";
import { parse as parseYaml } from "yaml";
import { z } from "zod";

import { siteDate } from "../../env";
import { elementsIn, textOf } from "../../markup/html-tree";
import { listFiles } from "../../list-files";
import type { DrawingWords } from "./page-text";

export interface ContentFacts {
  drawings: DrawingWords;
  /** Where `legal:` and `footer:` of site.mdx lead. */
  legal: ReadonlySet<string>;
  /** "Draft" or "Under embargo until 2027-01-31", by the path of the page. */
  states: ReadonlyMap<string, string>;
}

/** Whatever is wrong in them is the content check's question. */
const Fields = z.record(z.string(), z.unknown()).catch({});

/** @param folder a copy of `content/`, whether or not today's check would pass it */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const names = await listFiles(folder);
  const read = (name: string) => readFile(join(folder, name), "utf8");
  const drawings = new Map<string, string[]>();
  for (const name of names.filter((each) => each.endsWith(".svg")))
    drawings.set(basename(name), wordsOf(await read(name)));
  const states = new Map<string, string>();
  let legal = new Set<string>();
  for (const name of names.filter((each) => each.endsWith(".mdx"))) {
    const fields = fieldsOf(await read(name));
    const state = stateOf(fields);
    if (state) states.set(pathOf(name), state);
    if (name === "site.mdx")
      legal = new Set([...targetsIn(fields["legal"]), ...targetsIn(fields["footer"])]);
  }
  return { drawings, legal, states };
}

function wordsOf(svg: string): string[] {
  return [...elementsIn(parseHtml(svg))]
    .filter(({ tagName }) => /^(?:text|title|desc)$/.test(tagName))
    .map(textOf)
    .filter(Boolean);
}

function fieldsOf(text: string): z.infer<typeof Fields> {
  const [, yaml = ""] = /^---\r?\n([^]*?)\n---/.exec(text) ?? [];
  try {
    return Fields.parse(parseYaml(yaml, { schema: "failsafe" }));
  } catch {
    return {};
  }
}

/** Why the public site does not show a page yet. */
function stateOf({ draft, date, starts, embargo }: z.infer<typeof Fields>): string {
  if (draft === "true") return "Draft";
  const isLater = (day: unknown): day is string => typeof day === "string" && day > siteDate();
  if (isLater(embargo)) return `Under embargo until ${embargo}`;
  return isLater(date) && starts === undefined ? `Dated ${date}` : "";
}

/** Every address in a list of links, however it is nested. */
function targetsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(targetsIn);
}

function pathOf(name: string): string {
  return `/${name.replace(/\.mdx$/, "").replace(/(?:^|\/)(?:index|home)$/, "")}`;
}
