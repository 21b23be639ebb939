// A report in, one HTML page out, written for those who decide: it loads nothing, runs no code, and prints all words.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { showHidden } from "../../markup/characters";
import { Html, html } from "../../markup/html-template";
import { count } from "../../problems/problem";
import { joinWords, type Picture, type Report, type Word } from "../report";
import {
  describeChecks,
  describeCommits,
  hasCritical,
  sectionsOf,
  type Addresses,
  type Entry,
  type Section,
} from "./sections";

const MAIN_VIEW = "at 1280 px";

/** The report as one HTML page, its pictures and styles included. */
export async function renderReport(report: Report, addresses: Addresses): Promise<string> {
  const style = await readFile(new URL("report.css", import.meta.url), "utf8");
  const sections = sectionsOf(report, addresses);
  const shown: ShownPictures = new Map();
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
        <title>Review: ${showHidden(report.verdict)}</title>
        ${inlineStyle(style)}
      </head>
      <body>
        <header>
          <h1>${isolate(report.verdict)}</h1>
          <p class="quiet">${isolate(describeCommits(report))}</p>
          ${renderContents(sections)}
        </header>
        <main>${sections.map((section, index) => renderSection(section, index, shown))}</main>
        <footer>
          <p>${isolate(describeChecks(report))}</p>
        </footer>
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

/** What changed where, critical first; one section needs no list. */
function renderContents(sections: Section[]): Html | false {
  return (
    sections.length > 1 &&
    html`<ol aria-label="Contents">
      ${sections.map(
        (section, index) =>
          html`<li>
            <a href="#section-${index}">${isolate(section.title)}</a>
            <span class="quiet">${isolate(section.about)}</span>
            ${hasCritical(section) && html`<strong>critical</strong>`}
          </li>`,
      )}
    </ol>`
  );
}

/** The pictures above, by their bytes, and the title of their page. */
type ShownPictures = Map<string, string>;

function renderSection(section: Section, index: number, shown: ShownPictures): Html {
  const { title, page, about, address, entries } = section;
  return html`<section aria-labelledby="section-${index}">
    <h2 id="section-${index}">${isolate(title)}</h2>
    ${
      page &&
      html`<p class="quiet">
        ${renderAddress(address, page.path)} ·
        ${isolate(about)}${page.source !== undefined && html` · ${isolate(page.source)}`}
      </p>`
    }
    ${entries.map(renderEntry)} ${page && renderPictures(page.pictures, title, shown)}
  </section>`;
}

function renderAddress(address: string | undefined, text: string): Html {
  return address === undefined ? isolate(text) : html`<a href="${address}">${isolate(text)}</a>`;
}

function renderEntry(entry: Entry): Html {
  const { title, address, place, words, isCode, lines, reasons, notes } = entry;
  return html`<article ${entry.isCritical && new Html('class="critical"')}>
    <h3>
      ${entry.isCritical && html`<strong>Critical.</strong> `}${renderAddress(address, title)}
      ${place && html`<span class="quiet">${isolate(place)}</span>`}
    </h3>
    ${reasons.map((reason) => html`<p class="reason">${isolate(reason)}</p>`)}
    ${
      words.length > 0 &&
      html`<div class="${isCode ? "value code" : "value"}" dir="auto">
        <span>${words.map(renderWord)}</span>
      </div>`
    }
    ${lines.length > 0 && html`<div class="value page" dir="auto">${lines.map(renderLine)}</div>`}
    ${notes.map((note) => html`<p class="quiet">${isolate(note)}</p>`)}
    ${renderFold("These pages", entry.pages)}
    ${renderFold(`Follows from it: ${count(entry.consequences.length, "change")}`, entry.consequences)}
  </article>`;
}

/** Lines that most readers do not need; on paper they stand. */
function renderFold(title: string, lines: string[]): Html | false {
  return (
    lines.length > 0 &&
    html`<details class="quiet">
      <summary>${title}</summary>
      <ul>
        ${lines.map((line) => html`<li>${isolate(line)}</li>`)}
      </ul>
    </details>`
  );
}

/** A new page reads as on the site: headings are headings. */
function renderLine({ name, text }: Entry["lines"][number]): Html {
  const words = isolate(text);
  if (name.startsWith("Heading")) return html`<p class="heading">${words}</p>`;
  const isPlain = name === "" || name === "Text" || name.startsWith("Row");
  return isPlain
    ? html`<p>${words}</p>`
    : html`<p><span class="quiet">${name}:</span> ${words}</p>`;
}

function renderWord({ text, mark }: Word): Html {
  const shown = showHidden(text);
  if (mark === "same") return html`${shown}`;
  return mark === "added" ? html`<ins>${shown}</ins>` : html`<del>${shown}</del>`;
}

/** One view is open, all others are one fold. A picture that was shown is named: a footer is on every page. */
function renderPictures(pictures: Picture[], title: string, shown: ShownPictures): Html | false {
  const repeated = new Map<string, string[]>();
  const fresh = pictures.filter((picture) => {
    const key = [picture.old, picture.new].map((bytes) => bytes?.toString("base64")).join();
    const known = shown.get(key);
    shown.set(key, known ?? title);
    if (known === undefined) return true;
    repeated.set(known, [...(repeated.get(known) ?? []), picture.view]);
    return false;
  });
  const main = fresh.some(({ view }) => view === MAIN_VIEW) ? MAIN_VIEW : fresh[0]?.view;
  const others = fresh.filter(({ view }) => view !== main);
  return (
    pictures.length > 0 &&
    html`<div class="pictures">
      ${fresh.filter(({ view }) => view === main).map((picture) => renderPicture(picture, title))}
      ${
        others.length > 0 &&
        html`<details>
          <summary>Also ${joinViews(others.map(({ view }) => view))}</summary>
          ${others.map((picture) => renderPicture(picture, title))}
        </details>`
      }
      ${[...repeated].map(([other, views]) => {
        const where = other === title ? "above" : `on “${other}”`;
        return html`<p class="quiet">
          ${isolate(`The same pictures as ${where}: ${joinViews(views)}`)}
        </p>`;
      })}
    </div>`
  );
}

function joinViews(views: string[]): string {
  return joinWords([...new Set(views)]);
}

function renderPicture({ view, old, new: now, width }: Picture, title: string): Html {
  const side = (bytes: Buffer | null, what: string) =>
    bytes &&
    html`<figure>
      <figcaption>${old && now ? what : `${what} only`}, ${view}</figcaption>
      <div class="scroll" tabindex="0" role="group" aria-label="${`${what}, ${view}`}">
        <img
          width="${width}"
          src="data:image/webp;base64,${bytes.toString("base64")}"
          alt="${showHidden(`${title}, ${view}, ${what.toLowerCase()}`)}"
        />
      </div>
    </figure>`;
  return html`<div class="${width < 500 ? "pair narrow" : "pair"}">
    ${side(old, "Before")} ${side(now, "After")}
  </div>`;
}
