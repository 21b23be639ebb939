// Writes the page of the report, which runs no code and loads only its own pictures.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { colors } from "../../../theme/colors";
import { Html, html } from "../../markup/html-template";
import {
  joinWords,
  type Passage,
  type ReportPicture,
  type Report,
  type ReportLine,
  type ReportSection,
  type Word,
} from "../report";
import { showLetters } from "../show-letters";
import {
  previewAddress,
  describeAlso,
  describeBuilds,
  describeFiles,
  describeGaps,
  describeOtherFiles,
  describePaths,
  describeWhere,
  inOrder,
  LEGEND,
  ROLES,
  type Addresses,
} from "./describe";

/** Renders the report as one page beside `pictures/`. */
export function renderPage(report: Report, addresses: Addresses): string {
  const variables = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  const rules = readFileSync(new URL("report.css", import.meta.url), "utf8");
  const style = `:root{${variables.join(";")}}\n${rules}`;
  const policy = `default-src 'none'; img-src 'self' file:; style-src '${policyHash(style)}'; base-uri 'none'; form-action 'none'`;
  const files = describeFiles(report);
  const others = describeOtherFiles(report);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${showLetters(report.verdict)}</title>
        ${inlineStyle(style)}
      </head>
      <body>
        <header>
          <h1>${isolate(report.verdict)}</h1>
          <p class="quiet">${isolate(describeBuilds(report))}</p>
          ${others && html`<p>${isolate(others)}</p>`}
          ${describeGaps(report).map((gap) => html`<p class="look">${isolate(gap)}</p>`)}
          <p class="quiet">${LEGEND}</p>
          ${renderContents(report.sections)}
        </header>
        <main>
          ${report.sections.map((section, index) => renderSection(section, index, addresses))}
        </main>
        ${files && html`<footer>${renderFold(`${files.title}.`, files.names)}</footer>`}
      </body>
    </html> `.text;
}

/** Don't indent the text, because the policy's hash covers every byte between the tags. */
function inlineStyle(text: string): Html {
  return new Html(`<style>${text}</style>`);
}

function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Shows hidden and look-alike characters of a site's text, whose direction reorders nothing around
 * it (UAX 9).
 */
function isolate(text: string): Html {
  return html`<bdi>${showLetters(text)}</bdi>`;
}

function renderContents(sections: ReportSection[]): Html | false {
  const flagsIn = ({ flags, passages }: ReportSection) =>
    flags.length + passages.filter((passage) => passage.flags.length > 0).length;
  return (
    sections.length > 1 &&
    html`<ol aria-label="Contents">
      ${sections.map(
        (section, index) =>
          html`<li>
            <a href="#section-${index}">${isolate(section.title)}</a>
            <span class="quiet">${isolate(section.state)}</span>
            ${flagsIn(section) > 0 && html`<strong>${flagsIn(section)} marked</strong>`}
          </li>`,
      )}
    </ol>`
  );
}

function renderSection(section: ReportSection, index: number, addresses: Addresses): Html {
  const { title, state, flags, notes, pictures } = section;
  const address = previewAddress(addresses, section);
  const about = [describePaths(section), state].filter(Boolean).join(" · ");
  return html`<section aria-labelledby="section-${index}">
    <h2 id="section-${index}">
      ${address === undefined ? isolate(title) : html`<a href="${address}">${isolate(title)}</a>`}
    </h2>
    ${about && html`<p class="quiet">${isolate(about)}</p>`}
    ${flags.map(({ sentence }) => renderFlag(sentence))} ${inOrder(section).map(renderPassage)}
    ${notes.map((note) => html`<p class="quiet">${isolate(note)}</p>`)}
    ${renderPictures(pictures, title)}
  </section>`;
}

function renderFlag(sentence: string): Html {
  return html`<p class="look"><strong>${isolate(sentence)}</strong></p>`;
}

function renderPassage(passage: Passage): Html {
  const { flags, notes, before, after, lines, also } = passage;
  const place = describeWhere(passage);
  const context = (text: string) => text && html`<p class="quiet">${showLetters(text)}</p>`;
  return html`<article>
    ${place && html`<h3>${isolate(place)}</h3>`}
    ${flags.map(({ sentence }) => renderFlag(sentence))}
    <div class="words" dir="auto">
      ${context(before)} ${lines.map(renderLine)} ${context(after)}
    </div>
    ${
      also.length > 0 &&
      html`<details>
        <summary>${describeAlso(passage)}</summary>
        <div class="words" dir="auto">${also.map(renderLine)}</div>
      </details>`
    }
    ${notes.map((note) => html`<p class="quiet">${isolate(note)}</p>`)}
  </article>`;
}

/** Don't add white space, because the line shows it. */
function renderLine({ label, words }: ReportLine): Html {
  return html`<p>${label && html`<small>${label}</small> `}${words.map(renderWord)}</p>`;
}

function renderWord({ text, mark, role }: Word): Html {
  const shown = showLetters(text);
  const own =
    role === undefined
      ? html`${shown}`
      : html` <span class="role"><small>${ROLES[role]}</small> <bdi>${shown}</bdi></span> `;
  if (mark === "same") return own;
  return mark === "added" ? html`<ins>${own}</ins>` : html`<del>${own}</del>`;
}

function renderFold(title: string, lines: string[]): Html {
  return html`<details class="quiet">
    <summary>${isolate(title)}</summary>
    <ul>
      ${lines.map((line) => html`<li>${isolate(line)}</li>`)}
    </ul>
  </details>`;
}

function renderPictures(pictures: ReportPicture[], title: string): Html | false {
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
