// Writes the page of the report for those who decide: it runs no code, loads only its own pictures, and has all words.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { colors } from "../../../theme/colors";
import { showHidden } from "../../markup/characters";
import { Html, html } from "../../markup/html-template";
import {
  joinWords,
  type Passage,
  type Picture,
  type Report,
  type Section,
  type Word,
} from "../report";
import {
  addressOf,
  describeBuilds,
  describeFiles,
  describeGaps,
  describeOtherFiles,
  describePaths,
  describePlace,
  inOrder,
  LEGEND,
  type Addresses,
} from "./describe";

/** The colors of the site, as report.css names them. */
const COLORS = {
  paper: colors.page,
  ink: colors.ink,
  quiet: colors.inkQuiet,
  line: colors.line,
  added: colors.accentQuiet,
  alarm: colors.alarm,
  strong: colors.accent,
};

/** The report as one HTML page beside `pictures/`. */
export function renderPage(report: Report, addresses: Addresses): string {
  const variables = Object.entries(COLORS).map(([name, color]) => `--${name}:${color}`);
  const rules = readFileSync(new URL("report.css", import.meta.url), "utf8");
  const style = `:root{${variables.join(";")}}\n${rules}`;
  const policy = `default-src 'none'; img-src 'self' file:; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'`;
  const files = describeFiles(report);
  const others = describeOtherFiles(report);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${showHidden(report.verdict)}</title>
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

/** The policy's hash covers every byte between the tags: in a template, Prettier would indent the text. */
function inlineStyle(text: string): Html {
  return new Html(`<style>${text}</style>`);
}

/** The hash of an inline text in a policy (CSP 3, "hash-source"). */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Text of a site: hidden characters are shown, and its direction does not reorder what is around it (UAX 9). */
function isolate(text: string): Html {
  return html`<bdi>${showHidden(text)}</bdi>`;
}

/** What differs where; one section needs no list. */
function renderContents(sections: Section[]): Html | false {
  const flagsIn = ({ flags, passages }: Section) =>
    flags.length + passages.filter((passage) => passage.flags.length > 0).length;
  return (
    sections.length > 1 &&
    html`<ol aria-label="Contents">
      ${sections.map(
        (section, index) =>
          html`<li>
            <a href="#section-${index}">${isolate(section.title)}</a>
            <span class="quiet">${isolate(section.state)}</span>
            ${flagsIn(section) > 0 && html`<strong>please look</strong>`}
          </li>`,
      )}
    </ol>`
  );
}

function renderSection(section: Section, index: number, addresses: Addresses): Html {
  const { title, state, flags, notes, pictures } = section;
  const address = addressOf(addresses, section);
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
  return html`<p class="look"><strong>Please look.</strong> ${isolate(sentence)}</p>`;
}

function renderPassage(passage: Passage): Html {
  const { flags, notes, before, after, lines } = passage;
  const place = describePlace(passage);
  const context = (line: string) => line && renderLine([{ text: line, mark: "same" }], "quiet");
  return html`<article>
    ${place && html`<h3>${isolate(place)}</h3>`}
    ${flags.map(({ sentence }) => renderFlag(sentence))}
    <div class="words" dir="auto">
      ${context(before)} ${lines.map((line) => renderLine(line, ""))} ${context(after)}
    </div>
    ${notes.map((note) => html`<p class="quiet">${isolate(note)}</p>`)}
  </article>`;
}

/** White space counts, so the line has none of the template's. */
function renderLine(line: Word[], name: string): Html {
  return html`<p class="${name}">${line.map(renderWord)}</p>`;
}

function renderWord({ text, mark }: Word): Html {
  const shown = showHidden(text);
  if (mark === "same") return html`${shown}`;
  return mark === "added" ? html`<ins>${shown}</ins>` : html`<del>${shown}</del>`;
}

/** Lines that most readers do not need; on paper they stand. */
function renderFold(title: string, lines: string[]): Html {
  return html`<details class="quiet">
    <summary>${isolate(title)}</summary>
    <ul>
      ${lines.map((line) => html`<li>${isolate(line)}</li>`)}
    </ul>
  </details>`;
}

/** The first pair is open, all others are one fold. */
function renderPictures(pictures: Picture[], title: string): Html | false {
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

function renderPicture({ view, old, new: now, width }: Picture, title: string): Html {
  const side = (file: string | null, what: string) =>
    file !== null &&
    html`<figure>
      <figcaption>${old && now ? what : `${what} only`}, ${view}</figcaption>
      <img
        width="${width}"
        src="${file}"
        loading="lazy"
        alt="${showHidden(`${title}, ${view}, ${what.toLowerCase()}`)}"
      />
    </figure>`;
  return html`<div class="${width < 500 ? "pair narrow" : "pair"}">
    ${side(old, "Before")} ${side(now, "After")}
  </div>`;
}
