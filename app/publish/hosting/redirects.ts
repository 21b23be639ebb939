// Addresses that pages had before in; out how each leads on to the page: as an HTML page for hosts that know nothing
// else, and as lines of `_redirects` for the others.
import { parse } from "parse5";

import { html } from "../markup/html-template";
import { attribute, elementsIn, textOf } from "../markup/html-tree";
import { metaPolicy } from "./security-headers";

/** Paths with the base path of the site. */
export interface Redirect {
  from: string;
  to: string;
}

/** A page at an old address. */
interface LeadingPage {
  to: string;
  /** Of the page that it leads to. */
  title: string;
  /** The public address of that page. */
  canonical: string;
}

/** A page that leads on at once, without JavaScript (HTML, "refresh" state), and that search engines do not list. */
export function makeLeadingPage({ to, title, canonical }: LeadingPage): string {
  const document = html` <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${metaPolicy("")}" />
      <meta name="referrer" content="no-referrer" />
      <meta http-equiv="refresh" content="0; url=${to}" />
      <meta name="robots" content="noindex" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="canonical" href="${canonical}" />
      <title>${title}</title>
    </head>
    <body>
      <p><a href="${to}">${title}</a></p>
    </body>
  </html>`;
  // Prettier would write the first line in small letters, which html-validate refuses.
  return `<!DOCTYPE html>\n${document.text}\n`;
}

/** What a page says that {@link makeLeadingPage} has made, to the byte; undefined for every other page. */
export function readLeadingPage(text: string): LeadingPage | undefined {
  const tree = parse(text);
  const [refresh = "", canonical = "", title = ""] = [...elementsIn(tree)].flatMap((element) =>
    attribute(element, "http-equiv") === "refresh"
      ? (attribute(element, "content") ?? "")
      : attribute(element, "rel") === "canonical"
        ? (attribute(element, "href") ?? "")
        : element.tagName === "title"
          ? textOf(element)
          : [],
  );
  const page = { to: refresh.replace(/^0; url=/, ""), title, canonical };
  return makeLeadingPage(page) === text ? page : undefined;
}

/** The file of the page at an old address: `science/index.html`, or `science.html` as the address says. */
export function leadingFile(address: string): string {
  return `${address.replace(/^\//, "")}${/\.html$/.test(address) ? "" : "/index.html"}`;
}

/** The file `_redirects` of Netlify and Cloudflare Pages; neither knows a line that the other would not take. */
export function makeRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map((redirect) => `${redirectLine(redirect)}\n`).join("");
}

export function redirectLine({ from, to }: Redirect): string {
  return `${from} ${to} 301`;
}

/** The lines that {@link makeRedirectsFile} has written. */
export function readRedirects(file: string): Redirect[] {
  return [...file.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = "", to = ""]) => ({ from, to }));
}
