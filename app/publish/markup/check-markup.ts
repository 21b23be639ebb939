import { html, parseFragment } from "parse5";

import { urlsIn } from "./css-urls";
import { elementsIn, rawText, type Element } from "./html-tree";

export interface MarkupFault {
  kind: "code" | "foreign";
  /** As markup: `<image href="https://cdn.example.net/a.png">`. */
  found: string;
}

/** Attributes that make browsers fetch; the last three are an animation's. */
const LOADING = /^(src|srcset|data|background|href|base|to|from|values)$/;

/** Finds code, HTML and outside addresses in a drawing. */
export function checkMarkup(svg: string): MarkupFault[] {
  return [...elementsIn(parseFragment(svg))].flatMap((element) => {
    const tag = `<${element.tagName}>`;
    const css = localName(element.tagName) === "style" ? rawText(element) : "";
    const loaded = findForeign(css);
    const faults: [MarkupFault["kind"] | undefined, string][] = [
      [isCode(element) ? "code" : undefined, tag],
      [loaded === undefined ? undefined : "foreign", `${tag} with ${loaded}`],
      ...element.attrs.map(({ name, value }): (typeof faults)[number] => [
        faultOf(localName(name), value),
        `<${element.tagName} ${name}="${value}">`,
      ]),
    ];
    return faults.flatMap(([kind, found]) => (kind ? { kind, found } : []));
  });
}

function isCode({ tagName, namespaceURI }: Element): boolean {
  const isScript = /^(?:script|foreignobject|iframe|object)$/i.test(localName(tagName));
  return namespaceURI !== html.NS.SVG || isScript;
}

function faultOf(name: string, value: string): MarkupFault["kind"] | undefined {
  const addresses = value.split(";");
  const isScript = addresses.some((address) => protocolOf(address) === "javascript:");
  // Don't allow the namespace, because browsers take its elements for HTML.
  if (name.startsWith("on") || isScript || value === "http://www.w3.org/1999/xhtml") return "code";
  const isOutside = /^(?:href|src|base)$/.test(name) && !/^\s*#/.test(value);
  const isLoaded = LOADING.test(name) && addresses.some((address) => protocolOf(address));
  return isOutside || isLoaded || findForeign(value) !== undefined ? "foreign" : undefined;
}

function protocolOf(address: string): string | undefined {
  if (/^\s*\/\//.test(address)) return "https:";
  return URL.canParse(address) ? new URL(address).protocol : undefined;
}

/** Finds what a style loads, except parts and fonts of its own. Escapes can spell any word (CSS Syntax 3, 4.3.7). */
function findForeign(css: string): string | undefined {
  const isOwn = /^\s*(?:#|data:font\/woff2;base64,)/;
  if (css.includes("\\")) return "a backslash";
  return urlsIn(css).find(({ address }) => !isOwn.test(address))?.address;
}

function localName(name: string): string {
  return name.replace(/^.*:/, "");
}
