// Reads the head of a page as lines.
import { attribute, collapse, rawText, textOf, type Element } from "../../markup/html-tree";
import { lineOf, textOfLine, type SiteLine, type LineKind } from "./record";

/** What an element of the head is, by its name or property. */
const META: Record<string, [kind: LineKind, name: string]> = {
  description: ["field", "Description"],
  robots: ["setting", "Search engines"],
  "content-security-policy": ["setting", "Policy"],
  referrer: ["setting", "Referrers"],
  refresh: ["setting", "Sends visitors on"],
  "og:site_name": ["field", "Name of the site when shared"],
  "og:title": ["field", "Title when shared"],
  "og:description": ["field", "Description when shared"],
  "og:url": ["setting", "Address when shared"],
  "og:image:alt": ["field", "Picture when shared"],
};

export interface PageHead {
  /** The title when shared, which leaves out the name of the site. */
  title: string;
  language: string;
  /** The canonical address; empty when there is none. */
  address: string;
  /** The value of `<meta http-equiv="refresh">`; empty for most pages. */
  refresh: string;
  lines: SiteLine[];
}

/** Reads a head. @param words of the body, which structured data need not repeat */
export function readHead(elements: Element[], words: SiteLine[]): PageHead {
  const metas = elements.flatMap((element) => {
    const meta = readMeta(element);
    return meta ? [{ ...meta, value: attribute(element, "content") ?? "" }] : [];
  });
  const valueOf = (key: string) => metas.find((meta) => meta.key === key)?.value ?? "";
  const title = elements.filter(isTitle).map(textOf).join(" ");
  const html = elements.find(({ tagName }) => tagName === "html");
  const language = (html && attribute(html, "lang")) ?? "";
  const canonical = elements.filter(isCanonical).map((each) => attribute(each, "href") ?? "");
  const own = [
    lineOf("field", title, "Title"),
    lineOf("setting", language, "Language"),
    ...canonical.map((address) => lineOf("setting", address, "Address")),
    ...metas.map(({ line: [kind, name], value }) => lineOf(kind, collapse(value), name)),
  ].filter((line) => textOfLine(line));
  const said = new Set<string>();
  const lines = own.filter((line) => {
    const isRepeated =
      line.name.endsWith("when shared") &&
      [...said].some((text) => text.includes(textOfLine(line)));
    said.add(textOfLine(line));
    return !isRepeated;
  });
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const all = [...said, ...words.map(textOfLine)].join("\n");
  return {
    title: valueOf("og:title") || title,
    language,
    address: canonical[0] ?? "",
    refresh: valueOf("refresh"),
    lines: [
      ...lines,
      ...scripts
        .filter((script) => !isData(script))
        .map((script) => lineOf("setting", attribute(script, "src") ?? rawText(script), "Script")),
      ...scripts
        .filter(isData)
        .flatMap((script) => readStructuredData(rawText(script)))
        // A short value, such as a number, is found in any text.
        .filter((line) => textOfLine(line).length < 4 || !all.includes(textOfLine(line))),
    ],
  };
}

/** Tells whether an element of the head is one of the lines. */
export function isSaidInHead(element: Element): boolean {
  return isTitle(element) || isCanonical(element) || readMeta(element) !== undefined;
}

/** Tells whether an element is structured data (schema.org). */
function isData(element: Element): boolean {
  return element.tagName === "script" && /json$/.test(attribute(element, "type") ?? "");
}

function readMeta(element: Element) {
  const keys = ["name", "property", "http-equiv"].flatMap(
    (name) => attribute(element, name)?.toLowerCase() ?? [],
  );
  const key = keys.join();
  const line = element.tagName === "meta" ? META[key] : undefined;
  return line && { key, line };
}

function isTitle({ tagName, parentNode }: Element): boolean {
  return tagName === "title" && parentNode?.nodeName === "head";
}

function isCanonical(element: Element): boolean {
  return element.tagName === "link" && attribute(element, "rel") === "canonical";
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
