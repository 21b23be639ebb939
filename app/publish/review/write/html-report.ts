// The report in, one page of HTML out: nothing is asked of a network, and it can be read, worked by keys, and printed.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { count } from "../../problems/problem";
import { tellFigures } from "./figures-section";
import { Html, html } from "../../markup/html-template";
import type { PageLook } from "../screenshots/looks";
import { pageId, tellPage } from "./page-section";
import { FRAME_PATH, type PageReport, type Report } from "../report";

/** @param looks the changed pages with how they look, the frame first */
export async function makePage(report: Report, looks: PageLook[]): Promise<string> {
  const [style, script] = await Promise.all(
    ["report-style.css", "report-script.js"].map((name) =>
      readFile(new URL(name, import.meta.url), "utf8"),
    ),
  );
  const { verdict, base, head, figures, problems, sameLooks } = report;
  const pages = looks.map(({ page }) => page);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${verdict}</title>
        ${inline("style", style)}
      </head>
      <body>
        <header>
          <p>Review</p>
          <h1>${verdict}</h1>
          <p>
            ${head.commit.slice(0, 8)}${head.isDirty && ", with changes that are in no commit,"}
            compared with ${base.ref} (${base.commit.slice(0, 8)})
          </p>
        </header>
        <main>
          ${
            problems.length > 0 &&
            html`<section aria-labelledby="problems" class="problems">
              <h2 id="problems">${count(problems.length, "problem")}</h2>
              <ul>
                ${problems.map((problem) => html`<li>${problem}</li>`)}
              </ul>
            </section>`
          }
          ${
            pages.length > 0 &&
            html`<nav aria-labelledby="pages">
              <h2 id="pages">Changed pages</h2>
              <ul>
                ${pages.map(tellEntry)}
              </ul>
            </nav>`
          }
          ${sameLooks.length > 0 && html`<p>Code or styles changed, and the looks did not: ${sameLooks.join(", ")}</p>`}
          ${tellFigures(figures)} ${looks.map(tellPage)} ${tellSignOff(pages)}
        </main>
        ${inline("script", script)}
      </body>
    </html> `.text;
}

/** The policy's hash covers every byte between the tags: in a template, Prettier would indent the text. */
function inline(tag: "style" | "script", text = ""): Html {
  return new Html(`<${tag}${tag === "script" ? ' type="module"' : ""}>${text}</${tag}>`);
}

/** As a policy names an inline text (CSP 3, "hash-source"). */
function hashOf(text = ""): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function tellEntry(page: PageReport): Html {
  return html`<li>
    <a href="#${pageId(page)}">${page.title}</a
    >${page.path !== FRAME_PATH && html` <code>${page.path}</code>`}
    <span class="kind">${page.kind}</span> ${page.summary}
  </li>`;
}

function tellSignOff(pages: PageReport[]): Html {
  const signed = pages.filter(({ hash }) => hash !== null);
  if (signed.length === 0) return html``;
  return html`<section aria-labelledby="sign">
    <h2 id="sign">Sign-off</h2>
    <p>
      Each line stands for what a page says: its words, its descriptions of images, its figures.
      Keep the lines that you sign in a file; <code>npm run review -- --verify the-file</code> says
      later whether these pages still read as they were signed.
    </p>
    <pre tabindex="0" role="region" aria-label="Lines to sign">
${signed.map(({ path, hash }) => `${path} ${hash}\n`)}</pre>
    <table>
      <thead>
        <tr>
          <th>Page</th>
          <th>Signed by</th>
          <th>Date</th>
        </tr>
      </thead>
      <tbody>
        ${signed.map(
          ({ title, path }) =>
            html`<tr>
              <td>${title} <code>${path}</code></td>
              <td></td>
              <td></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
