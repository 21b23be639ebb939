// The report in, one HTML page out. It loads nothing, runs no code, works with the keyboard, and can be printed.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { showHidden } from "../../markup/characters";
import { Html, html } from "../../markup/html-template";
import { count } from "../../problems/problem";
import type { Look } from "../page-model";
import type { Report, ReportWarning } from "../report";
import { renderSeverity } from "./change-section";
import { bySeverity, commitsOf, samePagesOf, titlesOf } from "./change-text";
import { isolate } from "./isolate";
import type { Addresses } from "./links";
import { renderPageSection } from "./page-section";
import { renderSignatures } from "./signatures-section";

const STYLES = ["report-style.css", "report-print.css"];

/**
 * @param looks how the changed pages look, by path; empty when there was no browser
 * @param addresses where the site can be visited as it would be and as it is
 */
export async function renderReport(
  report: Report,
  looks: ReadonlyMap<string, Look>,
  addresses: Addresses,
): Promise<string> {
  const styles = STYLES.map((name) => readFile(new URL(name, import.meta.url), "utf8"));
  const style = (await Promise.all(styles)).join("");
  const { verdict, pages, warnings, waiting } = report;
  const around = { addresses, looks, pages, titleOf: titlesOf(report) };
  const groups = bySeverity(report.changes);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${showHidden(verdict)}</title>
        ${inlineStyle(style)}
      </head>
      <body>
        <header>
          <p>Review</p>
          <h1>${isolate(verdict)}</h1>
          <p>${isolate(commitsOf(report))}</p>
        </header>
        <main>
          ${
            groups.length > 1 &&
            html`<nav aria-label="Changes">
              ${groups.map(({ severity, name, entries }) => html`<a href="#${severity}">${name} ${entries.length}</a> `)}
            </nav>`
          }
          ${groups.map((group) => renderSeverity(group, around))}
          ${renderSame(report, around.titleOf)} ${warnings.length > 0 && renderWarnings(warnings)}
          ${waiting.length > 0 && renderWaiting(waiting)} ${renderSignatures(report)}
          ${
            pages.length > 0 &&
            html`<section aria-labelledby="pages">
              <h2 id="pages">Pages and pictures</h2>
              ${looks.size === 0 && html`<p>No pictures: there was no browser to take them.</p>`}
              ${pages.map((page, index) => renderPageSection(page, index, looks.get(page.path)))}
            </section>`
          }
        </main>
      </body>
    </html> `.text;
}

/** The policy's hash covers every byte between the tags: in a template, Prettier would indent the text. */
function inlineStyle(text: string): Html {
  return new Html(`<style>${text}</style>`);
}

/** The hash of an inline text in a policy (CSP 3, "hash-source"). */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** What was compared, and the pages that came out the same. */
function renderSame(report: Report, titleOf: (path: string) => string): Html {
  const same = samePagesOf(report);
  return html`<section aria-label="What was compared">
    ${
      same !== undefined &&
      html`<details>
        <summary>${same}</summary>
        <ul>
          ${report.samePages.map((path) => html`<li>${isolate(titleOf(path))} <code>${isolate(path)}</code></li>`)}
        </ul>
      </details>`
    }
    <p class="quiet">${isolate(report.checked)}</p>
  </section>`;
}

function renderWaiting(waiting: string[]): Html {
  return html`<section aria-labelledby="waiting">
    <h2 id="waiting">Not published yet</h2>
    <ul>
      ${waiting.map((page) => html`<li>${isolate(page)}</li>`)}
    </ul>
  </section>`;
}

function renderWarnings(warnings: ReportWarning[]): Html {
  return html`<section aria-labelledby="warnings">
    <h2 id="warnings">${count(warnings.length, "warning")} of the content check</h2>
    <ul>
      ${warnings.map(({ place, message }) => html`<li><code>${isolate(place)}</code> ${isolate(message)}</li>`)}
    </ul>
  </section>`;
}
