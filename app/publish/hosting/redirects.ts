import { html } from "../markup/html-template";
import { makeMetaPolicy } from "./security-headers";

interface Redirect {
  /** With the base path of the site. */
  from: string;
  to: string;
  /** Of the new page. */
  title: string;
}

/** Writes a page that redirects, for hosts that do not. */
export function makeRedirectPage({ to, title }: Redirect, origin: string): string {
  const document = html` <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${makeMetaPolicy("")}" />
      <meta name="referrer" content="no-referrer" />
      <meta http-equiv="refresh" content="0; url=${to}" />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href="${origin + to}" />
      <title>${title}</title>
    </head>
    <body>
      <a href="${to}">${title}</a>
    </body>
  </html>`;
  // Prettier writes a doctype in small letters.
  return `<!DOCTYPE html>\n${document.text}\n`;
}

/** Returns the file for an old address: `a.html`, or `a.php/index.html`. */
export function nameRedirectFile(address: string): string {
  const path = address.replace(/^\//, "").replace(/\.html$/, "");
  return /\.\w+$/.test(path) ? `${path}/index.html` : `${path}.html`;
}

/** Writes `_redirects` for Netlify and Cloudflare. */
export function makeRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
