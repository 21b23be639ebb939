// Reads what only the content says: which pages are law, which are not public yet, and the words of drawings, which a build
// turns into outlines.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "parse5";

import { elementsIn, textOf } from "../../markup/html-tree";
import { unpublishedBy } from "../../content/publication";
import { readSource } from "../../content/source/source-file";
import { listFiles } from "../../sandbox/list-files";
import { pathOf } from "./redirects";
import { lineOf, type Line } from "./record";

export interface ContentFacts {
  /** The words of each drawing, by its path: "content/images/deck.svg". */
  drawings: ReadonlyMap<string, Line[]>;
  /** Where `legal:` of site.mdx leads. */
  legal: ReadonlySet<string>;
  /** Why a page is not public yet, by its path: "a draft", "under embargo until 2027-01-31". */
  states: ReadonlyMap<string, string>;
}

/** @param folder a copy of `content/`, whether or not today's check would pass it */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const drawings = new Map<string, Line[]>();
  const states = new Map<string, string>();
  const legal = new Set<string>();
  for (const name of await listFiles(folder)) {
    if (!/\.(?:svg|mdx)$/.test(name)) continue;
    const text = await readFile(join(folder, name), "utf8");
    if (name.endsWith(".svg")) drawings.set(`content/${name}`, wordsInDrawing(text));
    else {
      const data: unknown = readSource(name, text, new Map()).source.yaml?.toJS();
      const reason = unpublishedBy(data);
      const path = pathOf(name.replace(/(?:^|\/)home\.mdx$|\.mdx$/, ".html"));
      if (reason) states.set(path, reason.words);
      const isSite = /(?:^|\/)site\.mdx$/.test(name);
      for (const to of isSite ? targetsIn(Reflect.get(Object(data), "legal")) : []) legal.add(to);
    }
  }
  return { drawings, legal, states };
}

function wordsInDrawing(svg: string): Line[] {
  return [...elementsIn(parse(svg))]
    .filter(({ tagName }) => /^(?:text|title|desc)$/.test(tagName))
    .map((element) => lineOf("text", textOf(element)))
    .filter(({ runs }) => runs.some(({ text }) => text));
}

/** Every address in a list of links, however it is nested. */
function targetsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(targetsIn) : [];
}
