// A text file of a site in; out its lines: headers by name, data by key, and the words of drawings, feeds and code.
import { parse } from "parse5";

import { elementsIn, textOf } from "../../markup/html-tree";
import { lineOf, readRules, takePolicyHashes, type Line } from "./document";
import { textsInCode } from "./code-texts";
import type { SiteFile } from "../bytes/files";

/** The lines of a file that no page shows as it is; none for a page and for a binary file. */
export function readTextFile({ name, text }: SiteFile): Line[] {
  if (text === undefined || name.endsWith(".html")) return [];
  if (name === "_headers" || name === "nginx.conf") return readHeaders(name, text);
  if (/\.m?js$/.test(name))
    return textsInCode(text).map((words) => lineOf("code text", "Text in code", words));
  if (name.endsWith(".css")) return readRules(text);
  if (name.endsWith(".svg")) return readDrawing(text);
  if (/\.xml$/.test(name)) return readXml(name, text);
  if (/\.(?:webmanifest|json)$/.test(name)) return readJson(name, text);
  const lines = text.split("\n").filter((line) => line.trim());
  return lines.map((line) => lineOf("file", name, line.trim()));
}

/** The words of a drawing. */
export function readDrawing(svg: string): Line[] {
  return [...elementsIn(parse(svg))]
    .filter(({ tagName }) => /^(?:text|title|desc)$/.test(tagName))
    .map((element) => lineOf("text", "Words in a drawing", textOf(element)))
    .filter(({ text }) => text);
}

/** Headers, each with the path that it is for if it is not for all. */
function readHeaders(name: string, text: string): Line[] {
  let path = "";
  return text.split("\n").flatMap((line): Line[] => {
    const header = /^\s*(?:add_header\s+)?([A-Za-z-]+)(?::\s*|\s+)(.*?)(?:\s+always)?;?$/.exec(
      line,
    );
    if (/^\S/.test(line) && name === "_headers")
      path = line.trim() === "/*" ? "" : ` for ${line.trim()}`;
    else if (header && (name === "_headers" || /add_header/.test(line))) {
      const value = takePolicyHashes((header[2] ?? "").replace(/^"|"$/g, ""));
      return [lineOf("header", `Header ${header[1] ?? ""} (${name})${path}`, value)];
    }
    const rest = takePolicyHashes(line.trim());
    return rest && !path.endsWith(rest) && rest !== "/*" ? [lineOf("header", name, rest)] : [];
  });
}

/** Texts and addresses between tags and in attributes: one line each. */
function readXml(name: string, text: string): Line[] {
  const values = [...text.matchAll(/>([^<>]+)<|\s(?:href|src|url)="([^"]*)"/g)];
  return values
    .map(([, words = "", address = ""]) => lineOf("file", name, (words + address).trim()))
    .filter(({ text: value }) => value);
}

/** Each value, named by its path in the data. */
function readJson(name: string, text: string): Line[] {
  const flatten = (value: unknown, path: string): Line[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => flatten(entry, `${path} ${key}`))
      : [lineOf("file", `${name},${path}`, String(value))];
  try {
    return flatten(JSON.parse(text), "");
  } catch {
    return [lineOf("file", name, text)];
  }
}
