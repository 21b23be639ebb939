// The built files in; out what must never be published: what the policy would block, third-party URLs,
// source maps, secrets. Pages are parsed, so that text about code is not mistaken for code.
import { parse, parseFragment } from "parse5";

import {
  attribute as valueOf,
  elementsIn,
  rawText,
  textOf,
  type Element,
} from "../markup/html-tree";
import { isEmbeddedPicture } from "../images/formats";
import { urlsIn } from "../markup/css-urls";
import { metaPolicy } from "../hosting/security-headers";
import { placeOf, type Problem } from "../problems/problem";

/**
 * Attributes that make a browser fetch or send something; `href` (and `xlink:href`) does so except on `<a>`
 * and `<area>`. The last three are how an SVG animation sets it.
 */
const LOADING =
  /^(src|srcset|imagesrcset|poster|data|action|formaction|ping|background|href|to|from|values)$/;

/** How a script refers to another: `import "…"`, `import("…")`, `export … from "…"`, `importScripts("…")`. */
const IMPORT = /\b(?:import|from|importScripts)\s*\(?\s*["'`]((?:https?:)?\/\/[^"'`]*)/g;

/** Absolute URLs in JSON. */
const ADDRESS = /"((?:https?:)?\/\/[^"]*)"/g;

/** A style sheet that an SVG refers to before its root element. */
const STYLE_SHEET = /<\?xml-stylesheet[^>]*\bhref=["']([^"']*)/g;

/** The formats of well-known services' keys, and the first line of a PEM file. */
const SECRETS: [string, RegExp][] = [
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ["a key of AWS", /\b(AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a token of GitHub", /\b(gh[pousr]_\w{36}|github_pat_\w{22})/],
  ["a token of npm", /\bnpm_[0-9A-Za-z]{36}\b/],
  ["a token of Slack", /\bxox[abeoprs]-[0-9A-Za-z-]{10}/],
  ["a key of Google", /\bAIza[\w-]{35}/],
  ["a key of Stripe", /\b[rs]k_live_[0-9A-Za-z]{16}/],
];

const FOREIGN =
  "the policy lets a page load from the site itself only, put the file into the project";

const SECRET = "everyone could read it here, remove it from the sources and revoke it";
const NO_MAPS = 'set "build.sourcemap" to false';
const NO_POLICY =
  "the policy's meta tag is missing before this, and judges only what follows it; render it first in <head>";

const START = { line: 1, column: 1 };

/** A position in a file, and what is wrong there. */
type Report = (at: { line: number; column: number }, found: string, message: string) => void;

/**
 * Everything in the build that must not be published.
 * @param files contents by name, the name relative to the build's folder
 * @param origin the site's own origin; every other origin is a third party
 */
export function checkOutput(files: Map<string, Buffer>, origin: string): Problem[] {
  const problems: Problem[] = [];
  for (const [name, bytes] of files) {
    const report: Report = ({ line, column }, field, message) =>
      problems.push({
        file: `build/client/${name}`,
        ...{ line, column, endLine: line, endColumn: column },
        ...{ field, message, rule: "lint-output", severity: "error" },
      });
    checkText(name, bytes.toString("latin1"), report);
    const text = bytes.toString();
    const checkAddresses = (found: Iterable<{ address: string; index: number }>) => {
      for (const { address, index } of found)
        if (isForeign(address, origin)) report(placeOf(text, index), address, FOREIGN);
    };
    if (/\.(html|svg)$/i.test(name)) checkMarkup(name, text, origin, report);
    if (/\.css$/i.test(name)) checkAddresses(urlsIn(text));
    if (/\.m?js$/i.test(name)) checkAddresses(matches(IMPORT, text));
    if (/\.(webmanifest|json)$/i.test(name)) checkAddresses(matches(ADDRESS, text));
    if (/\.svg$/i.test(name)) checkAddresses(matches(STYLE_SHEET, text));
  }
  return problems;
}

/** The URLs that the expression's first group matches, with their positions. */
function matches(expression: RegExp, text: string): { address: string; index: number }[] {
  return [...text.matchAll(expression)].map(({ 1: address = "", index }) => ({ address, index }));
}

/** Checks files of every kind: an image's metadata can contain a key too. */
function checkText(name: string, text: string, report: Report): void {
  const refuse = (form: RegExp, found: string, message: string) => {
    const match = form.exec(text);
    if (match) report(placeOf(text, match.index), found, message);
  };
  // The secret itself must not get into the build's log.
  for (const [kind, form] of SECRETS) refuse(form, kind, SECRET);
  if (name.endsWith(".map"))
    report(START, name, `a source map shows the sources to everyone, ${NO_MAPS}`);
  const advice = `browsers would ask for a source map, ${NO_MAPS}`;
  refuse(/[#@] ?sourceMappingURL=/, "sourceMappingURL", advice);
}

function checkMarkup(name: string, markup: string, origin: string, report: Report): void {
  const isPage = /\.html$/i.test(name);
  const tree = (isPage ? parse : parseFragment)(markup, { sourceCodeLocationInfo: true });
  const elements = [...elementsIn(tree)];
  const styles = elements.filter(({ tagName }) => tagName === "style").map(rawText);
  const policies = new Map(["", ...styles].map((text) => [metaPolicy(text), text]));
  let needsPolicy = isPage;
  let allowedStyles: string | undefined;
  for (const element of elements) {
    const { tagName } = element;
    const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
    const tell = (found: string, message: string) => report({ line, column }, found, message);
    if (needsPolicy && isPolicy(element)) {
      allowedStyles = policies.get(valueOf(element, "content") ?? "");
      needsPolicy = allowedStyles === undefined;
    }
    if (needsPolicy && /^(script|link|base|body)$/.test(tagName)) {
      needsPolicy = false;
      tell(`<${tagName}>`, NO_POLICY);
    }
    if (tagName === "style") {
      // An SVG in <img> is a separate document, to which the page's policy does not apply: it may have styles.
      if (isPage && rawText(element) !== allowedStyles)
        tell("<style>", "the policy blocks it, move the rules into a style sheet of the project");
      else if (hasForeignUrl(textOf(element), origin)) tell("<style>", FOREIGN);
    }
    if (isInlineScript(element))
      tell("<script>", "the policy blocks inline scripts, move the code into a file");
    for (const attribute of element.attrs) {
      const found = `<${tagName} ${attribute.name}="${attribute.value}">`;
      if (isPage && attribute.name === "style")
        tell(found, "the policy blocks it, give the element a class");
      // Inside an SVG it loads nothing; a page's policy would block it.
      if (!isPage && isEmbeddedPicture(attribute.value)) continue;
      checkAttribute(tagName, attribute, origin, (message) => tell(found, message));
    }
  }
}

function isPolicy({ tagName, attrs }: Element): boolean {
  return (
    tagName === "meta" &&
    attrs.some(({ name, value }) => name === "http-equiv" && value === "Content-Security-Policy")
  );
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === "script" &&
    valueOf(element, "src") === undefined &&
    valueOf(element, "type") !== "application/ld+json"
  );
}

function checkAttribute(
  tagName: string,
  { name, value }: Element["attrs"][number],
  origin: string,
  tell: (message: string) => void,
): void {
  if (name.startsWith("on")) tell("the policy blocks it, add the handler in a script");
  const isLoading = LOADING.test(name) && !(name === "href" && /^(a|area)$/.test(tagName));
  // Refused in every attribute: browsers run it from href, src, action and others.
  if (URL.canParse(value) && new URL(value).protocol === "javascript:")
    tell("the policy blocks it, use a button with a handler");
  else if (isLoading && addressesIn(name, value).some((address) => isForeign(address, origin)))
    tell(FOREIGN);
  if (hasForeignUrl(value, origin)) tell(FOREIGN);
}

function hasForeignUrl(css: string, origin: string): boolean {
  return urlsIn(css).some(({ address }) => isForeign(address, origin));
}

function addressesIn(name: string, value: string): string[] {
  return name.endsWith("srcset")
    ? value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
    : [value];
}

/** As the browser resolves it; `data:` and `blob:` are not part of the site either. */
function isForeign(address: string, origin: string): boolean {
  return (
    URL.canParse(address, `${origin}/`) &&
    new URL(address, `${origin}/`).origin !== new URL(origin).origin
  );
}
