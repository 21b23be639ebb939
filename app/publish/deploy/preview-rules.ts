// The files of a preview in; an error out for what must not be published as one. The archive is untrusted: it may hold
// anything, whatever the build that made it would have said.
import { extname } from "node:path";
import { parse } from "parse5";

import { checkOutput } from "../build/lint-output";
import { MEDIA_TYPES } from "../hosting/media-types";
import { attribute, type Element } from "../markup/html-tree";
import type { Files } from "./pages-branch";

/** Kinds of files that run no code when a browser opens them. */
const INERT = [".css", ".csv", ".gif", ".ics", ".mp4", ".pdf", ".webm", ".woff", ".zip"];
const PUBLISHED = [...Object.keys(MEDIA_TYPES), ...INERT];

/** What a report is made of. */
const REPORT = [".html", ".json", ".md", ".png", ".webp"];

/** Names that service workers usually have. */
const WORKER_NAME = /(^|\/)(sw|service[-_.]?worker)([-_.][^/]*)?\.[cm]?js$/i;

/** Service Workers, 3.4, 4.1 and 4.6: registering one, and being one. */
const WORKER_CODE =
  /serviceWorker|ServiceWorkerGlobalScope|FetchEvent|\bonfetch\b|addEventListener\s*\(\s*["'`](fetch|install|activate)["'`]/;

/** In XML: code, parts of web pages, transformations, animated attributes, and declarations that make any of them. */
const ACTIVE_XML =
  /<([^\s<>/:]+:)?(script|handler|listener|foreignObject|iframe|object|embed|html|body|link|meta|base)\b|\son[a-z]+\s*=|javascript:|<\?xml-stylesheet|<!(ENTITY|ATTLIST)|<!DOCTYPE[^>]*\[|attributeName\s*=\s*["']?\s*(on|([\w-]+:)?href)/i;

/** Bytes that a browser could read in another encoding than this check does. */
const ODD_TEXT = /(?![\t\n\f\r])\p{Cc}|\ufffd|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/iu;

/**
 * Refuses what a preview must not hold.
 * @param files of the preview, without the report
 * @param report the files of the report
 * @param origin of the preview
 * @throws {Error} that names the first file that is refused, and why
 */
export function checkPreview(files: Files, report: Files, origin: string): void {
  if (!files.has("index.html")) throw new Error("the preview is refused: it has no index.html");
  for (const [name, bytes] of files) refuse(name, refusalOf(name, bytes.toString()));
  for (const [name, bytes] of report)
    refuse(`review/${name}`, refusalOfReport(name, bytes.toString()));
  const [problem] = checkOutput(new Map(files), origin);
  if (problem) refuse(problem.file, `${problem.field}: ${problem.message}`);
}

function refuse(name: string, reason: string | undefined): void {
  if (reason) throw new Error(`the preview is refused: ${JSON.stringify(name)} ${reason}`);
}

/** Why a file is refused; undefined when it may be published. */
function refusalOf(name: string, text: string): string | undefined {
  const kind = extname(name).toLowerCase();
  if (name === "_headers")
    return /service-worker-allowed/i.test(text) ? "lets service workers in" : undefined;
  if (!PUBLISHED.includes(kind)) return "is of a kind that no page needs";
  if (kind === ".js" && (WORKER_NAME.test(name) || WORKER_CODE.test(text)))
    return "is a service worker, or registers one: it would answer for other pages of its host";
  if (![".html", ".svg", ".xml"].includes(kind)) return undefined;
  if (ODD_TEXT.test(text)) return "is not plain text in UTF-8";
  if (kind !== ".html")
    return ACTIVE_XML.test(text) ? "holds code, or what can become code" : undefined;
  if (!isUnlisted(text)) return 'lacks <meta name="robots" content="noindex">';
  return hasBar(text) ? undefined : "lacks the preview bar";
}

function refusalOfReport(name: string, text: string): string | undefined {
  const kind = extname(name).toLowerCase();
  if (!REPORT.includes(kind)) return "is of a kind that no report needs";
  return kind !== ".html" || isUnlisted(text)
    ? undefined
    : 'lacks <meta name="robots" content="noindex">';
}

/** The mark of app/sections/frame/preview-bar.tsx. */
function hasBar(page: string): boolean {
  return childrenOf("body", page).some(
    (element) =>
      element.tagName === "aside" &&
      attribute(element, "aria-label") === "Preview" &&
      attribute(element, "hidden") === undefined,
  );
}

function isUnlisted(page: string): boolean {
  return childrenOf("head", page).some(
    (element) =>
      element.tagName === "meta" &&
      attribute(element, "name")?.toLowerCase() === "robots" &&
      /\bnoindex\b/i.test(attribute(element, "content") ?? ""),
  );
}

/** Not what lies deeper: a template or an element that is hidden could hold it. */
function childrenOf(part: "head" | "body", page: string): Element[] {
  const parts = parse(page).childNodes.flatMap((node) =>
    "childNodes" in node ? node.childNodes : [],
  );
  const found = parts.find((node) => node.nodeName === part);
  const children = found && "childNodes" in found ? found.childNodes : [];
  return children.filter((child) => "tagName" in child);
}
