// Finds what the site's policy would block in a page or a drawing, and what is not the site's own.
import { html, parse, parseFragment } from "parse5";

import { urlsIn } from "./css-urls";
import { attribute, elementsIn, rawText, type Element } from "./html-tree";

/** What is wrong with an element, and where it begins. */
export interface MarkupFault {
  kind: "code" | "style" | "foreign";
  /** As markup: `<image href="https://cdn.example.net/a.png">`. */
  found: string;
  line: number;
  column: number;
}

/**
 * Attributes that make a browser fetch or send something; `href` does so except on links. The last three are how an
 * animation sets it.
 */
const LOADING =
  /^(src|srcset|imagesrcset|poster|data|action|formaction|ping|background|href|base|to|from|values)$/;

/** All elements of a file, each with its place. */
export function parseMarkup(markup: string, isDrawing: boolean): Element[] {
  const read = isDrawing ? parseFragment : parse;
  return [...elementsIn(read(markup, { sourceCodeLocationInfo: true }))];
}

/**
 * Checks pages, and drawings as they are published: those contain shapes and text only, nothing from outside themselves.
 * @param origin the site's own; every other one is a third party
 */
export function checkMarkup(
  elements: readonly Element[],
  isDrawing: boolean,
  origin = "https://site.invalid",
): MarkupFault[] {
  return elements.flatMap((element) => {
    const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
    const tag = `<${element.tagName}>`;
    const css = localName(element.tagName) === "style" ? rawText(element) : "";
    const faults: [MarkupFault["kind"] | undefined, string][] = [
      [isCode(element, isDrawing) ? "code" : undefined, tag],
      [isForeignStyle(css, isDrawing, origin) ? "foreign" : undefined, tag],
      ...element.attrs.map(({ name, value }): (typeof faults)[number] => [
        faultOf(element.tagName, localName(name), value, isDrawing, origin),
        `<${element.tagName} ${name}="${value}">`,
      ]),
    ];
    return faults.flatMap(([kind, found]) => (kind ? { kind, found, line, column } : []));
  });
}

/** Code that no file of the site may contain; in a drawing also parts of web pages, which could contain any. */
function isCode(element: Element, isDrawing: boolean): boolean {
  const name = localName(element.tagName);
  if (isDrawing)
    return (
      element.namespaceURI !== html.NS.SVG || /^(?:script|foreignobject|iframe|object)$/i.test(name)
    );
  return (
    name === "script" &&
    attribute(element, "src") === undefined &&
    attribute(element, "type") !== "application/ld+json"
  );
}

function faultOf(
  tagName: string,
  name: string,
  value: string,
  isDrawing: boolean,
  origin: string,
): MarkupFault["kind"] | undefined {
  const addresses = addressesIn(name, value);
  // Browsers run such an address from href, src, action and others.
  const isScript = addresses.some(
    (address) => URL.canParse(address) && new URL(address).protocol === "javascript:",
  );
  // Browsers take elements of this namespace for parts of a web page.
  const isWeb = isDrawing && value === "http://www.w3.org/1999/xhtml";
  if (name.startsWith("on") || isScript || isWeb) return "code";
  if (name === "style" && !isDrawing) return "style";
  const isLink = !isDrawing && name === "href" && /^(?:a|area)$/.test(tagName);
  // A drawing on a page loads nothing, and its links lead nowhere.
  const isOutside = isDrawing && /^(?:href|src|base)$/.test(name) && !/^\s*#/.test(value);
  const isLoaded =
    LOADING.test(name) && !isLink && addresses.some((address) => isForeign(address, origin));
  return isOutside || isLoaded || isForeignStyle(value, isDrawing, origin) ? "foreign" : undefined;
}

/** A set of pictures separates its addresses by commas, an animation by semicolons. */
function addressesIn(name: string, value: string): string[] {
  if (!name.endsWith("srcset")) return value.split(";");
  return value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}

function isForeignStyle(css: string, isDrawing: boolean, origin: string): boolean {
  // CSS may spell any word in code points: CSS Syntax 3, 4.3.7.
  if (isDrawing && css.includes("\\")) return true;
  return urlsIn(css).some(({ address }) =>
    isDrawing ? !/^\s*#/.test(address) : isForeign(address, origin),
  );
}

/** As the browser resolves it; `data:` and `blob:` are not part of the site either. */
export function isForeign(address: string, origin: string): boolean {
  return (
    URL.canParse(address, `${origin}/`) &&
    new URL(address, `${origin}/`).origin !== new URL(origin).origin
  );
}

function localName(name: string): string {
  return name.replace(/^.*:/, "");
}
