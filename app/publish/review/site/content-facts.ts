// Reads what only the content says: pages of law, unpublished pages, and words of drawings.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describeFile } from "../../content/collection";
import { readSource, textAt } from "../../content/source-file";
import { readDrawingWords } from "../../files/drawing-words";
import { listFiles } from "../../list-files";
import { lineOf, type SiteLine } from "./record";

export interface ContentFacts {
  /** The words of each drawing, by its path: "content/images/deck.svg". */
  drawings: ReadonlyMap<string, SiteLine[]>;
  legal: ReadonlySet<string>;
  /** Why a page is not public yet, by its path: "a draft". */
  states: ReadonlyMap<string, string>;
  failures: string[];
}

/** Reads a copy of `content/`, whether or not today's check would pass it. */
export async function readContentFacts(folder: string): Promise<ContentFacts> {
  const drawings = new Map<string, SiteLine[]>();
  const states = new Map<string, string>();
  const failures: string[] = [];
  const names = await listFiles(folder);
  const read = (name: string) => readFile(join(folder, name), "utf8");
  const fieldsOf = async (name: string): Promise<unknown> =>
    readSource(name, await read(name), new Map()).source.yaml?.toJS();
  const site = names.includes("site.mdx") ? await fieldsOf("site.mdx") : undefined;
  for (const name of names.filter((each) => each.endsWith(".svg")))
    try {
      const words = readDrawingWords(await read(name));
      drawings.set(
        `content/${name}`,
        words.map(({ text }) => lineOf("text", text)),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`The words of content/${name} could not be judged: ${reason}.`);
    }
  for (const name of names.filter((each) => each.endsWith(".mdx"))) {
    const isDraft = textAt(await fieldsOf(name), ["draft"]) === "true";
    const { path } = describeFile(name);
    if (isDraft && path) states.set(path, "a draft");
  }
  return {
    drawings,
    legal: new Set(targetsIn(Reflect.get(Object(site), "legal"))),
    states,
    failures,
  };
}

function targetsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(targetsIn) : [];
}
