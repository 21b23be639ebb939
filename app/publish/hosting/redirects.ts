// Redirects old addresses: by a page there, for hosts that support nothing else, and by lines of `_redirects`.
import { html } from "../markup/html-template";
import { metaPolicy } from "./security-headers";

/** Paths with the base path of the site, and the title of the page that the new one leads to. */
export interface Redirect {
  from: string;
  to: string;
  title: string;
}

/**
 * A page that redirects at once, without JavaScript (HTML, "refresh" state), and that search engines do not list.
 * @param origin the public one of the site
 */
export function makeRedirectPage({ to, title }: Redirect, origin: string): string {
  const document = html` <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${metaPolicy("")}" />
      <meta name="referrer" content="no-referrer" />
      <meta http-equiv="refresh" content="0; url=${to}" />
      <meta name="robots" content="noindex" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="canonical" href="${origin + to}" />
      <title>${title}</title>
    </head>
    <body>
      <p><a href="${to}">${title}</a></p>
    </body>
  </html>`;
  // Prettier would write the first line in lower case, which html-validate refuses.
  return `<!DOCTYPE html>\n${document.text}\n`;
}

/** The file of the page at an old address: `science.html`; for one with another ending `science.php/index.html`. */
export function redirectFile(address: string): string {
  const path = address.replace(/^\//, "").replace(/\.html$/, "");
  return /\.\w+$/.test(path) ? `${path}/index.html` : `${path}.html`;
}

/** The file `_redirects` of Netlify and Cloudflare; neither knows a line that the other would not take. */
export function makeRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
