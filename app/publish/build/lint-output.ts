// The built files in; out what must never be published: what the policy would block, and third-party URLs. Pages are
// parsed, so that text about code is not mistaken for code.
import { metaPolicy } from "../hosting/security-headers";
import { checkMarkup, isForeign, parseMarkup, type MarkupFault } from "../markup/check-markup";
import { urlsIn } from "../markup/css-urls";
import { attribute, rawText, type Element } from "../markup/html-tree";
import { placeOf, type Problem } from "../problems/problem";

/** How a script refers to another: `import "…"`, `import("…")`, `export … from "…"`, `importScripts("…")`. */
const IMPORT = /\b(?:import|from|importScripts)\s*\(?\s*["'`]((?:https?:)?\/\/[^"'`]*)/g;

/** Absolute URLs in JSON. */
const ADDRESS = /"((?:https?:)?\/\/[^"]*)"/g;

/** A style sheet that an SVG refers to before its root element. */
const STYLE_SHEET = /<\?xml-stylesheet[^>]*\bhref=["']([^"']*)/g;

const MESSAGES: Record<MarkupFault["kind"], string> = {
  code: "the policy blocks code in a page, move it into a script of the project",
  style: "the policy blocks it, move the rules into a style sheet of the project",
  foreign: "the policy lets a page load from the site itself only, put the file into the project",
};

const NO_POLICY =
  "the policy's meta tag is missing before this, and judges only what follows it; render it first in <head>";

/**
 * Everything in the build that must not be published.
 * @param files contents by name, the name relative to the build's folder
 * @param origin the site's own origin; every other origin is a third party
 */
export function checkOutput(files: Map<string, Buffer>, origin: string): Problem[] {
  return [...files].flatMap(([name, bytes]) => {
    const text = bytes.toString();
    const isDrawing = /\.svg$/i.test(name);
    const isPage = /\.html$/i.test(name);
    const elements = isPage || isDrawing ? parseMarkup(text, isDrawing) : [];
    const found = [
      ...checkMarkup(elements, isDrawing, origin).map((fault) => ({
        ...fault,
        message: MESSAGES[fault.kind],
      })),
      ...(isPage ? checkPolicy(elements) : []),
      ...addressesIn(name, text)
        .filter(({ address }) => isForeign(address, origin))
        .map(({ address, index }) => ({
          found: address,
          ...placeOf(text, index),
          message: MESSAGES.foreign,
        })),
    ];
    return found.map(({ found: field, message, line, column }) => ({
      file: `build/client/${name}`,
      ...{ line, column, endLine: line, endColumn: column },
      ...{ field, message, rule: "lint-output", severity: "error" as const },
    }));
  });
}

/** The addresses from which a file that is no markup loads something, with their positions. */
function addressesIn(name: string, text: string): { address: string; index: number }[] {
  if (/\.css$/i.test(name)) return urlsIn(text);
  const form =
    (/\.m?js$/i.test(name) && IMPORT) ||
    (/\.(webmanifest|json)$/i.test(name) && ADDRESS) ||
    (/\.svg$/i.test(name) && STYLE_SHEET);
  return form
    ? [...text.matchAll(form)].map(({ 1: address = "", index }) => ({ address, index }))
    : [];
}

/** The policy comes first, and its page has the styles that it allows and no others. */
function checkPolicy(elements: readonly Element[]) {
  const styles = elements.filter(({ tagName }) => tagName === "style").map(rawText);
  const policies = new Map(["", ...styles].map((text) => [metaPolicy(text), text]));
  const policy = elements.find(isPolicy);
  const allowed = policies.get((policy && attribute(policy, "content")) ?? "");
  const start = allowed !== undefined && policy ? elements.indexOf(policy) : Infinity;
  const early = elements.find(
    ({ tagName }, index) => index < start && /^(?:script|link|base|body)$/.test(tagName),
  );
  const others = elements.filter(
    (element, index) =>
      element.tagName === "style" && (index < start || rawText(element) !== allowed),
  );
  return [
    ...(early ? [{ element: early, message: NO_POLICY }] : []),
    ...others.map((element) => ({ element, message: MESSAGES.style })),
  ].map(({ element, message }) => {
    const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
    return { found: `<${element.tagName}>`, line, column, message };
  });
}

function isPolicy({ tagName, attrs }: Element): boolean {
  return (
    tagName === "meta" &&
    attrs.some(({ name, value }) => name === "http-equiv" && value === "Content-Security-Policy")
  );
}
