// Finds what the site's policy would block in a built page, and what is not the site's own.
import { parse } from "parse5";

import { urlsIn } from "../../app/publish/markup/css-urls";
import { attribute, elementsIn, rawText, type Element } from "../../app/publish/markup/html-tree";

/** Attributes that make a browser fetch or send something; `href` does so except on links. */
const LOADING =
  /^(src|srcset|imagesrcset|poster|data|action|formaction|ping|background|href|base)$/;

/** Finds the wrong parts of a page. @param origin the site's own; every other one is a third party @returns their markup */
export function findPageFaults(html: string, origin: string): string[] {
  return [...elementsIn(parse(html))].flatMap((element) => {
    const css = element.tagName === "style" ? rawText(element) : "";
    const isWrong = isCode(element) || loadsForeign(css, origin);
    const attributes = element.attrs.filter(({ name, value }) =>
      isFault(element.tagName, name, value, origin),
    );
    return [
      ...(isWrong ? [`<${element.tagName}>`] : []),
      ...attributes.map(({ name, value }) => `<${element.tagName} ${name}="${value}">`),
    ];
  });
}

function isCode(element: Element): boolean {
  return (
    element.tagName === "script" &&
    attribute(element, "src") === undefined &&
    attribute(element, "type") !== "application/ld+json"
  );
}

function isFault(tagName: string, name: string, value: string, origin: string): boolean {
  const addresses = name.endsWith("srcset")
    ? value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "")
    : [value];
  const isScript = addresses.some((address) => /^\s*javascript:/i.test(address));
  const isLink = name === "href" && /^(?:a|area)$/.test(tagName);
  const isLoaded = LOADING.test(name) && !isLink;
  return (
    name.startsWith("on") ||
    name === "style" ||
    isScript ||
    (isLoaded && addresses.some((address) => isForeign(address, origin))) ||
    loadsForeign(value, origin)
  );
}

function loadsForeign(css: string, origin: string): boolean {
  return urlsIn(css).some(({ address }) => isForeign(address, origin));
}

/** As the browser resolves it; `data:` and `blob:` are not part of the site either. */
export function isForeign(address: string, origin: string): boolean {
  return (
    URL.canParse(address, `${origin}/`) &&
    new URL(address, `${origin}/`).origin !== new URL(origin).origin
  );
}
