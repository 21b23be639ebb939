// Reads what a page tells search engines, shared links and browsers: its head, as lines.
import { attribute, collapse, rawText, textOf, type Element } from "../../markup/html-tree";

export interface PageHead {
  title: string;
  /** "Title: …", "Description: …", "Language: en", and what its shared link says that these do not. */
  lines: string[];
  /** Values of structured data (schema.org), named by their path. */
  data: { name: string; value: string }[];
  /** The value of `<meta http-equiv="refresh">`. */
  refresh: string;
  scripts: string[];
}

const SHARED: [property: string, name: string][] = [
  ["og:title", "Title when shared"],
  ["og:description", "Description when shared"],
  ["og:url", "Address when shared"],
  ["og:image:alt", "Picture when shared"],
];

/** @param elements of the whole page */
export function readHead(elements: Element[]): PageHead {
  const find = (name: string, key: string) =>
    elements.find((element) => element.tagName === name && attribute(element, key) !== undefined);
  const meta = (key: string) =>
    elements
      .filter(({ tagName }) => tagName === "meta")
      .filter((element) => NAMES.some((name) => attribute(element, name)?.toLowerCase() === key))
      .map((element) => attribute(element, "content") ?? "")
      .join(" ");
  const titles = elements.filter(
    ({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head",
  );
  const canonical = elements.find((element) => attribute(element, "rel") === "canonical");
  const base: [name: string, value: string][] = [
    ["Title", titles.map(textOf).join(" ")],
    ["Description", meta("description")],
    [
      "Language",
      (find("html", "lang")?.attrs ?? []).find(({ name }) => name === "lang")?.value ?? "",
    ],
    ["Address", (canonical && attribute(canonical, "href")) ?? ""],
    ["Search engines", meta("robots")],
    ["Policy", meta("content-security-policy")],
    ["Referrers", meta("referrer")],
    ["Sends visitors on", meta("refresh")],
  ];
  const said = base.map(([, value]) => value).join("\n");
  const shared = SHARED.map(([key, name]): [string, string] => [name, meta(key)]);
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  return {
    title: meta("og:title") || titles.map(textOf).join(" "),
    lines: [...base, ...shared.filter(([, value]) => !said.includes(value))]
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}: ${collapse(value)}`),
    data: scripts.filter(isData).flatMap((script) => flatten(rawTextOf(script))),
    refresh: meta("refresh"),
    scripts: scripts
      .filter((script) => !isData(script))
      .map((script) => attribute(script, "src") ?? rawTextOf(script)),
  };
}

const NAMES = ["name", "property", "http-equiv"];

/** Whether an element of the head is one of the lines. */
export function isSaidInHead(element: Element): boolean {
  if (element.tagName === "title") return true;
  if (attribute(element, "rel") === "canonical") return true;
  const key = NAMES.flatMap((name) => attribute(element, name)?.toLowerCase() ?? []).join();
  return (
    element.tagName === "meta" &&
    /^(?:description|robots|content-security-policy|referrer|refresh|og:(?:title|description|url|image:alt))$/.test(
      key,
    )
  );
}

function isData(element: Element): boolean {
  return element.tagName === "script" && /json$/.test(attribute(element, "type") ?? "");
}

function rawTextOf(script: Element): string {
  return script.childNodes.map(rawText).join("");
}

function flatten(json: string): PageHead["data"] {
  const visit = (value: unknown, path: string[]): PageHead["data"] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) =>
          key.startsWith("@") ? [] : visit(entry, [...path, key]),
        )
      : [{ name: path.filter((key) => !/^\d+$/.test(key)).join(" › "), value: String(value) }];
  try {
    return visit(JSON.parse(json), []);
  } catch {
    return [{ name: "that cannot be read", value: json }];
  }
}
