// The report in, one HTML page out. It loads nothing from a network, works with the keyboard, and can be printed.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { count } from "../../problems/problem";
import { Html, html } from "../../markup/html-template";
import { FRAME_PATH, type Look } from "../page-model";
import type { PageReport, Report } from "../report";
import { renderFigures } from "./figures-section";
import { pageId, renderPageSection } from "./page-section";

/** @param looks how the changed pages look, by path */
export async function renderReport(
  report: Report,
  looks: ReadonlyMap<string, Look>,
): Promise<string> {
  const [style, script] = await Promise.all(
    ["report-style.css", "report-script.js"].map((name) =>
      readFile(new URL(name, import.meta.url), "utf8"),
    ),
  );
  const { verdict, base, head, figures, problems, sameLooks } = report;
  const pages = [...(report.frame ? [report.frame] : []), ...report.pages];
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
            ${head.commit.slice(0, 8)}${head.isDirty && ", with uncommitted changes,"} compared with
            ${base.ref} (${base.commit.slice(0, 8)})
          </p>
        </header>
        <main>
          ${problems.length > 0 && renderProblems(problems)}
          ${
            pages.length > 0 &&
            html`<nav aria-labelledby="pages">
              <h2 id="pages">Changed pages</h2>
              <ul>
                ${pages.map(renderEntry)}
              </ul>
            </nav>`
          }
          ${sameLooks.length > 0 && html`<p>Code or styles changed, but these pages look the same: ${sameLooks.join(", ")}</p>`}
          ${renderFigures(figures)}
          ${pages.map((page) => renderPageSection(page, looks.get(page.path)))}
          ${renderSignOff(pages)}
        </main>
        ${inline("script", script)}
      </body>
    </html> `.text;
}

/** The policy's hash covers every byte between the tags: in a template, Prettier would indent the text. */
function inline(tag: "style" | "script", text = ""): Html {
  return new Html(`<${tag}${tag === "script" ? ' type="module"' : ""}>${text}</${tag}>`);
}

/** The hash of an inline text in a policy (CSP 3, "hash-source"). */
function hashOf(text = ""): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function renderProblems(problems: string[]): Html {
  return html`<section aria-labelledby="problems" class="problems">
    <h2 id="problems">${count(problems.length, "problem")}</h2>
    <ul>
      ${problems.map((problem) => html`<li>${problem}</li>`)}
    </ul>
  </section>`;
}

function renderEntry(page: PageReport): Html {
  return html`<li>
    <a href="#${pageId(page)}">${page.title}</a
    >${page.path !== FRAME_PATH && html` <code>${page.path}</code>`}
    <span class="kind">${page.kind}</span> ${page.summary}
  </li>`;
}

function renderSignOff(pages: PageReport[]): Html {
  const signed = pages.filter(({ hash }) => hash !== null);
  if (signed.length === 0) return html``;
  return html`<section aria-labelledby="sign">
    <h2 id="sign">Sign-off</h2>
    <p>
      Each line stands for the text of a page: its words, its image descriptions, its figures. Keep
      the lines that you sign in a file; <code>npm run review -- --verify the-file</code> later says
      whether these pages still read as they were signed.
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
