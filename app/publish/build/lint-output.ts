// A built file in; out what must never be published: what the policy would block, and third-party URLs. Pages are
// parsed, so that text about code is not mistaken for code.
import { metaPolicy } from "../hosting/security-headers";
import { checkMarkup, isForeign, parseMarkup, type MarkupFault } from "../markup/check-markup";
import { urlsIn } from "../markup/css-urls";
import { attribute, rawText, type Element } from "../markup/html-tree";
import { placeOf, type Problem } from "../problems/problem";

/** How a script refers to another: `import "…"`, `import("…")`, `export … from "…"`. */
const IMPORT = /\b(?:import|from)\s*\(?\s*["'`]((?:https?:)?\/\/[^"'`]*)/g;

const MESSAGES: Record<MarkupFault["kind"], string> = {
  code: "the policy blocks code in a page, move it into a script of the project",
  style: "the policy blocks it, move the rules into a style sheet of the project",
  foreign: "the policy lets a page load from the site itself only, put the file into the project",
};

const NO_POLICY =
  "the policy's meta tag with the hash of the page's styles is missing before this; render it first in <head>";

/**
 * Everything in a file that must not be published.
 * @param name relative to the build's folder
 * @param origin the site's own origin; every other origin is a third party
 */
export function checkOutput(name: string, text: string, origin: string): Problem[] {
  const isDrawing = /\.svg$/i.test(name);
  const isPage = /\.html$/i.test(name);
  const elements = isPage || isDrawing ? parseMarkup(text, isDrawing) : [];
  const inMarkup = checkMarkup(elements, isDrawing, origin);
  const loaded = addressesIn(name, text).filter(({ address }) => isForeign(address, origin));
  const found = [
    ...inMarkup.map((fault) => ({ ...fault, message: MESSAGES[fault.kind] })),
    ...(isPage ? checkPolicy(elements) : []),
    ...loaded.map(({ address, index }) => ({
      ...{ found: address, message: MESSAGES.foreign },
      ...placeOf(text, index),
    })),
  ];
  return found.map(({ found: field, message, line, column }) => ({
    file: `build/client/${name}`,
    ...{ line, column, endLine: line, endColumn: column },
    ...{ field, message, rule: "lint-output", severity: "error" as const },
  }));
}

/** The addresses from which a style sheet or a script loads something, with their positions. */
function addressesIn(name: string, text: string): { address: string; index: number }[] {
  if (name.endsWith(".css")) return urlsIn(text);
  const imports = name.endsWith(".js") ? [...text.matchAll(IMPORT)] : [];
  return imports.map(({ 1: address = "", index }) => ({ address, index }));
}

/** The policy comes before what it judges, and its page has the styles that it allows and no others. */
function checkPolicy(elements: readonly Element[]) {
  const styles = elements.filter(({ tagName }) => tagName === "style");
  const policy = metaPolicy(styles[0] ? rawText(styles[0]) : "");
  const first = elements.find(
    (element) =>
      attribute(element, "http-equiv") === "Content-Security-Policy" ||
      /^(?:script|link|base|style|body)$/.test(element.tagName),
  );
  const isRight = first && attribute(first, "content") === policy;
  const wrong = isRight ? styles.slice(1) : [first];
  return wrong.flatMap((element) => {
    const { startLine: line = 1, startCol: column = 1 } = element?.sourceCodeLocation ?? {};
    const message = element === first ? NO_POLICY : MESSAGES.style;
    return { found: `<${element?.tagName}>`, line, column, message };
  });
}
