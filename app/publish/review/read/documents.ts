import { parseFragment } from "parse5";
import { getDocumentProxy, extractText } from "unpdf";

import { collapse, elementsIn, textOf } from "../../markup/html-tree";
import type { SiteFile } from "./files";
import { lineOf, type Line } from "./line";

/** Tells whether a file is one that pages offer for download. */
export function isDocument(name: string): boolean {
  return name.startsWith("files/") || name.endsWith(".pdf");
}

/** Reads a file that is no page as lines; none for one that is compared by its bytes. */
export async function readTextFile(file: SiteFile | undefined): Promise<Line[]> {
  if (!file) return [];
  const { name, text = "", bytes } = file;
  if (name.endsWith(".pdf")) return readPdf(bytes);
  if (name.endsWith(".svg")) return readDrawing(text);
  if (name === "_headers") return readHeaders(text);
  const entries = text.match(/<(url|entry|item)\b[^]*?<\/\1>|[^\n]+/g) ?? [];
  const plain = entries.map(collapse).filter(Boolean);
  if (name === "_redirects") return plain.map((entry) => lineOf("redirect", entry));
  if (name.endsWith(".css")) return plain.map((entry) => lineOf("style", entry));
  const isIndex = /\.(?:xml|json|webmanifest)$/.test(name);
  if (!isIndex && !/\.(?:txt|vtt)$/.test(name)) return [];
  return plain.map((entry) => lineOf(isIndex ? "index" : "document", entry));
}

/** The same header for other pages is a difference. */
function readHeaders(text: string): Line[] {
  let path = "";
  return text.split("\n").flatMap((line) => {
    if (/^[^\s#]/.test(line)) path = line.trim();
    return /^\s+\S/.test(line) ? [lineOf("header", collapse(line), path)] : [];
  });
}

function readDrawing(svg: string): Line[] {
  const elements = [...elementsIn(parseFragment(svg))];
  const words = elements.filter(({ tagName }) => /^(?:text|title|desc)$/.test(tagName));
  return words.map((element) => lineOf("drawing", textOf(element)));
}

async function readPdf(bytes: Buffer): Promise<Line[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(pdf);
  const whole = text.join("\n").replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, "");
  const parts = whole.split(/\n\s*\n|(?<=[.!?:])\s*\n/).map(collapse);
  return parts.filter(Boolean).map((part) => lineOf("document", part));
}
