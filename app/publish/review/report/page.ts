import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

import { colors } from "../../../theme/colors";
import { count } from "../../problems/problem";
import { Html, html } from "../../markup/html-template";
import { revealCharacters } from "../characters";
import type { Report, Screenshot } from "../report-data";
import { LEGEND, renderSection, type Addresses } from "./section";

/** Renders the report as one page, which runs no code and loads only its own screenshots. */
export function renderPage(report: Report, addresses: Addresses): string {
  const { verdict, builds, failures, remarks, sections, files } = report;
  const variables = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  const rules = readFileSync(new URL("report.css", import.meta.url), "utf8");
  const style = `:root{${variables.join(";")}}\n${rules}`;
  const policy = `default-src 'none'; img-src 'self' file:; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'`;
  const medium = { ...addresses, text: showText, isLong: true };
  const parts = sections.map((section) => {
    const screenshots = section.screenshots.map((screenshot) =>
      renderScreenshot(screenshot, section.title),
    );
    return html`<section>${renderSection(section, medium)} ${screenshots}</section>`;
  });
  const summary = html`<summary>${count(files.length, "other file")}, compared by bytes</summary>`;
  const names = html`<details>
    ${summary} ${files.map((file) => html`<p>${showText(file)}</p>`)}
  </details>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${showText(verdict)}</title>
        ${inlineStyle(style)}
      </head>
      <body>
        <header>
          <h1>${showText(verdict)}</h1>
          <p class="quiet">${showText(builds)}</p>
          ${failures.map((failure) => html`<p class="failure">${showText(failure)}</p>`)}
          ${remarks.map((remark) => html`<p>${showText(remark)}</p>`)}
          ${sections.length > 0 && html`<p>${LEGEND}</p>`}
        </header>
        <main>${parts}</main>
        ${files.length > 0 && html`<footer>${names}</footer>`}
      </body>
    </html> `.text;
}

/** The policy's hash covers every byte between the tags. */
function inlineStyle(text: string): Html {
  return new Html(`<style>${text}</style>`);
}

function showText(text: string): Html {
  return html`${revealCharacters(text)}`;
}

function renderScreenshot({ view, old, new: now }: Screenshot, title: string): Html {
  const side = (file: string | null, what: string) => {
    const alt = revealCharacters(`${title}, ${view}, ${what.toLowerCase()}`);
    const caption = html`<figcaption>${old && now ? what : `${what} only`}, ${view}</figcaption>`;
    const image = html`<img src="${file}" loading="lazy" alt="${alt}" />`;
    return file !== null && html`<figure>${caption}${image}</figure>`;
  };
  return html`<div class="pair">${side(old, "Before")} ${side(now, "After")}</div>`;
}
