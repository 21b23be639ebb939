// Reads the head of a page as lines.
import { attribute, collapse, rawText, textOf, type Element } from "../../markup/html-tree";
import { lineOf, textOfLine, type SiteLine, type LineKind } from "./record";

const META = new Map<string, [kind: LineKind, name: string]>([
  ["description", ["field", "Description"]],
  ["robots", ["setting", "Search engines"]],
  ["content-security-policy", ["setting", "Policy"]],
  ["referrer", ["setting", "Referrers"]],
  ["refresh", ["setting", "Sends visitors on"]],
  ["og:site_name", ["field", "Name of the site when shared"]],
  ["og:title", ["field", "Title when shared"]],
  ["og:description", ["field", "Description when shared"]],
  ["og:url", ["setting", "Address when shared"]],
  ["og:image:alt", ["field", "Picture when shared"]],
]);

export interface PageHead {
  /** The title when shared, which leaves out the name of the site. */
  title: string;
  language: string;
  address: string;
  /** The value of `<meta http-equiv="refresh">`; empty for most pages. */
  refresh: string;
  lines: SiteLine[];
}

/** Reads a head. @param words of the body, which structured data need not repeat */
export function readHead(elements: Element[], words: SiteLine[]): PageHead {
  const own = elements.flatMap((element) => readHeadLine(element) ?? []).filter(textOfLine);
  const valueOf = (name: string) =>
    textOfLine(own.find((line) => line.name === name) ?? { runs: [] });
  const said = new Set<string>();
  const lines = own.filter((line) => {
    const text = textOfLine(line);
    const isRepeated = [...said].some((other) => other.includes(text));
    said.add(text);
    return !isRepeated || !line.name.endsWith("when shared");
  });
  const all = [...said, ...words.map(textOfLine)].join("\n");
  const data = elements.filter(isData).flatMap((script) => readStructuredData(rawText(script)));
  return {
    title: valueOf("Title when shared") || valueOf("Title"),
    language: valueOf("Language"),
    address: valueOf("Address"),
    refresh: valueOf("Sends visitors on"),
    lines: [
      ...lines,
      // Don't search for a short value, such as a number, because any text may contain it.
      ...data.filter((line) => textOfLine(line).length < 4 || !all.includes(textOfLine(line))),
    ],
  };
}

/** Reads the line that an element of the head is; undefined for all others. */
export function readHeadLine(element: Element): SiteLine | undefined {
  const { tagName, parentNode } = element;
  const valueOf = (name: string) => attribute(element, name) ?? "";
  if (tagName === "html") return lineOf("setting", valueOf("lang"), "Language");
  if (tagName === "title" && parentNode?.nodeName === "head")
    return lineOf("field", textOf(element), "Title");
  if (tagName === "link" && valueOf("rel") === "canonical")
    return lineOf("setting", valueOf("href"), "Address");
  if (tagName === "script" && !isData(element))
    return lineOf("setting", valueOf("src") || rawText(element), "Script");
  const keys = ["name", "property", "http-equiv"].map(valueOf).filter(Boolean);
  const meta = tagName === "meta" ? META.get(keys.join().toLowerCase()) : undefined;
  return meta && lineOf(meta[0], collapse(valueOf("content")), meta[1]);
}

function isData(element: Element): boolean {
  return element.tagName === "script" && /json$/.test(attribute(element, "type") ?? "");
}

/** Reads the values of structured data, named by their path. */
function readStructuredData(json: string): SiteLine[] {
  const visit = (value: unknown, path: string[]): SiteLine[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => visit(entry, [...path, key]))
      : [lineOf("data", String(value), path.filter((key) => !/^\d+$/.test(key)).join(" › "))];
  try {
    return visit(JSON.parse(json), []);
  } catch {
    return [lineOf("data", json, "cannot be read")];
  }
}
