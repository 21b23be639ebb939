// Writes the page of the report, which runs no code and loads only its own pictures.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

import { colors } from "../../../theme/colors";
import { Html, html } from "../../markup/html-template";
import { flagsIn, joinWords, type ReportPicture, type Report, type ReportSection } from "../report";
import { showLetters } from "../show-letters";
import { describeFiles, LEGEND, renderSection, type Addresses } from "./section";

/** Renders the report as one page beside `pictures/`. */
export function renderPage(report: Report, addresses: Addresses): string {
  const { verdict, builds, failures, notes, sections, files } = report;
  const variables = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  const rules = readFileSync(new URL("report.css", import.meta.url), "utf8");
  const style = `:root{${variables.join(";")}}\n${rules}`;
  const policy = `default-src 'none'; img-src 'self' file:; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'`;
  const medium = { ...addresses, text: showText, isLong: true };
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
          <h1>${isolate(verdict)}</h1>
          <p class="quiet">${isolate(builds)}</p>
          ${failures.map((failure) => html`<p class="look">${isolate(failure)}</p>`)}
          ${notes.map((note) => html`<p>${isolate(note)}</p>`)}
          ${sections.length > 0 && html`<p class="quiet">${LEGEND}</p>`} ${renderContents(sections)}
        </header>
        <main>
          ${sections.map(
            (section, index) =>
              html`<section id="section-${index}">
                ${renderSection(section, medium)} ${renderPictures(section)}
              </section>`,
          )}
        </main>
        ${
          files.length > 0 &&
          html`<footer>
            <details>
              <summary>${describeFiles(files)}.</summary>
              <ul>
                ${files.map((file) => html`<li>${isolate(file)}</li>`)}
              </ul>
            </details>
          </footer>`
        }
      </body>
    </html> `.text;
}

/** Don't indent the text, because the policy's hash covers every byte between the tags. */
function inlineStyle(text: string): Html {
  return new Html(`<style>${text}</style>`);
}

function showText(text: string): Html {
  return html`${showLetters(text)}`;
}

/** Keeps the direction of a text from reordering what is around it (UAX 9). */
function isolate(text: string): Html {
  return html`<bdi>${showText(text)}</bdi>`;
}

function renderContents(sections: ReportSection[]): Html | false {
  const markedIn = (section: ReportSection) =>
    flagsIn(section).filter((flags) => flags.length > 0).length;
  return (
    sections.length > 1 &&
    html`<ol aria-label="Contents">
      ${sections.map(
        (section, index) =>
          html`<li>
            <a href="#section-${index}">${isolate(section.title)}</a>
            <span class="quiet">${isolate(section.state)}</span>
            ${markedIn(section) > 0 && html`<strong>${markedIn(section)} marked</strong>`}
          </li>`,
      )}
    </ol>`
  );
}

function renderPictures({ pictures, title }: ReportSection): Html | false {
  const [first, ...others] = pictures;
  const views = joinWords([...new Set(others.map(({ view }) => view))]);
  return (
    first !== undefined &&
    html`<div class="pictures">
      ${renderPicture(first, title)}
      ${
        others.length > 0 &&
        html`<details>
          <summary>More pictures: ${views}</summary>
          ${others.map((picture) => renderPicture(picture, title))}
        </details>`
      }
    </div>`
  );
}

function renderPicture({ view, old, new: now, width }: ReportPicture, title: string): Html {
  const side = (file: string | null, what: string) =>
    file !== null &&
    html`<figure>
      <figcaption>${old && now ? what : `${what} only`}, ${view}</figcaption>
      <img
        width="${width}"
        src="${file}"
        loading="lazy"
        alt="${showLetters(`${title}, ${view}, ${what.toLowerCase()}`)}"
      />
    </figure>`;
  return html`<div class="${width < 500 ? "pair narrow" : "pair"}">
    ${side(old, "Before")} ${side(now, "After")}
  </div>`;
}
