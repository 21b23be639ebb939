// The built files in; out what must never be published: what the policy would block, third-party URLs,
// source maps, secrets. Pages are parsed, so that text about code is not mistaken for code.
import { parse, parseFragment } from "parse5";

import { attribute as valueOf, elementsIn, textOf, type Element } from "../markup/html-tree";
import { isEmbeddedPicture } from "../images/formats";
import { urlsIn } from "../markup/css-urls";
import { META_POLICY } from "../hosting/security-headers";
import { placeOf, type Problem } from "../problems/problem";

type Attribute = Element["attrs"][number];

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
  for (const [kind, form] of SECRETS) {
    const found = form.exec(text);
    // The secret itself must not get into the build's log.
    if (found)
      report(
        placeOf(text, found.index),
        kind,
        "everyone could read it here, remove it from the sources and revoke it",
      );
  }
  const map = /[#@] ?sourceMappingURL=/.exec(text);
  if (name.endsWith(".map"))
    report(
      { line: 1, column: 1 },
      name,
      'a source map shows the sources to everyone, set "build.sourcemap" to false',
    );
  if (map)
    report(
      placeOf(text, map.index),
      "sourceMappingURL",
      'browsers would ask for a source map, set "build.sourcemap" to false',
    );
}

function checkMarkup(name: string, markup: string, origin: string, report: Report): void {
  const isPage = /\.html$/i.test(name);
  const options = { sourceCodeLocationInfo: true };
  let hasPolicy = false;
  let isJudged = false;
  for (const element of elementsIn(
    isPage ? parse(markup, options) : parseFragment(markup, options),
  )) {
    const { tagName } = element;
    const { startLine: line = 1, startCol: column = 1 } = element.sourceCodeLocation ?? {};
    const at = { line, column };
    hasPolicy ||=
      tagName === "meta" &&
      valueOf(element, "http-equiv") === "Content-Security-Policy" &&
      valueOf(element, "content") === META_POLICY;
    if (isPage && !hasPolicy && !isJudged && /^(script|link|base|body)$/.test(tagName)) {
      isJudged = true;
      report(
        at,
        `<${tagName}>`,
        "the policy's meta tag is missing before this, and judges only what follows it; render it first in <head>",
      );
    }
    // An SVG in <img> is a separate document, to which the page's policy does not apply: it may have styles.
    if (isPage && tagName === "style")
      report(at, "<style>", "the policy blocks it, move the rules into a style sheet");
    if (
      !isPage &&
      tagName === "style" &&
      urlsIn(textOf(element)).some(({ address }) => isForeign(address, origin))
    )
      report(at, "<style>", FOREIGN);
    if (
      tagName === "script" &&
      valueOf(element, "src") === undefined &&
      valueOf(element, "type") !== "application/ld+json"
    ) {
      report(at, "<script>", "the policy blocks inline scripts, move the code into a file");
    }
    for (const attribute of element.attrs) {
      if (isPage && attribute.name === "style")
        report(
          at,
          `<${tagName} style="${attribute.value}">`,
          "the policy blocks it, give the element a class",
        );
      // Inside an SVG it loads nothing; a page's policy would block it.
      if (!isPage && isEmbeddedPicture(attribute.value)) continue;
      checkAttribute(tagName, attribute, origin, (found, message) => report(at, found, message));
    }
  }
}

function checkAttribute(
  tagName: string,
  { name, value }: Attribute,
  origin: string,
  report: (found: string, message: string) => void,
): void {
  const tell = (message: string) => report(`<${tagName} ${name}="${value}">`, message);
  if (name.startsWith("on")) tell("the policy blocks it, add the handler in a script");
  const isLink = name === "href" && /^(a|area)$/.test(tagName);
  // Refused in every attribute: browsers run it from href, src, action and others.
  if (URL.canParse(value) && new URL(value).protocol === "javascript:")
    tell("the policy blocks it, use a button with a handler");
  else if (
    LOADING.test(name) &&
    !isLink &&
    addressesIn(name, value).some((address) => isForeign(address, origin))
  )
    tell(FOREIGN);
  if (urlsIn(value).some(({ address }) => isForeign(address, origin))) tell(FOREIGN);
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
