// The changes of one severity in, a section of the report out: each change once, with its places, words and figures.
import { count } from "../../problems/problem";
import { html, type Html } from "../../markup/html-template";
import type { Look } from "../page-model";
import type { Change, FigureChange, PageReport, Place } from "../report";
import {
  actionOf,
  figureFacts,
  figuresOf,
  visibilityOf,
  type bySeverity,
  type NumberedChange,
} from "./change-text";
import { isolate, isolateWords } from "./isolate";
import { findPicture, visitPlace, type Addresses } from "./links";
import { sidesOf, wordsOf } from "./words";

/** What a change needs to know of the rest of the report. */
export interface Surroundings {
  addresses: Addresses;
  /** By path. */
  looks: ReadonlyMap<string, Look>;
  /** The changed pages, in the order of the report. */
  pages: PageReport[];
  titleOf: (path: string) => string;
}

/** @param group the changes of one severity, as `bySeverity` makes them */
export function renderSeverity(
  { severity, name, entries }: ReturnType<typeof bySeverity>[number],
  around: Surroundings,
): Html {
  return html`<section aria-labelledby="${severity}" class="${severity}">
    <h2 id="${severity}">${name}: ${count(entries.length, "change")}</h2>
    ${entries.map((entry) => renderChange(entry, around))}
  </section>`;
}

function renderChange({ change, number }: NumberedChange, around: Surroundings): Html {
  const [action, visibility] = [actionOf(change), visibilityOf(change)];
  const figures = figuresOf(change);
  return html`<article aria-labelledby="change-${number}">
    <h3 id="change-${number}">
      ${number}. ${isolate(change.name)} ${action && html`<span class="kind">${action}</span>`}
    </h3>
    ${change.reasons.map((reason) => html`<p><strong>${isolate(reason)}</strong></p>`)}
    ${visibility !== undefined && html`<p>${isolate(visibility)}</p>`}
    ${renderPlaces(change, around)} ${renderWords(change)}
    ${
      figures.length > 0 &&
      html`<ul class="figures">
        ${figures.map((figure) => html`<li>${renderFigure(figure)}</li>`)}
      </ul>`
    }
  </article>`;
}

/** One place in a line, several behind their number. */
function renderPlaces(change: Change, around: Surroundings): Html {
  const { places } = change;
  const [first] = places;
  if (!first) return html``;
  if (places.length === 1) return html`<p>${renderPlace(change, first, around)}</p>`;
  const pages = new Set(places.map(({ path }) => path)).size;
  const where =
    pages === 1
      ? html`${places.length} times on ${isolate(around.titleOf(first.path))}`
      : `On ${pages} pages`;
  return html`<details class="places">
    <summary>${where}</summary>
    <ul>
      ${places.map((place) => html`<li>${renderPlace(change, place, around)}</li>`)}
    </ul>
  </details>`;
}

function renderPlace(change: Change, place: Place, around: Surroundings): Html {
  const { addresses, looks, pages, titleOf } = around;
  const index = pages.findIndex(({ path }) => path === place.path);
  const { preview, live } = visitPlace(change, place, pages[index], addresses);
  const picture = index < 0 ? undefined : findPicture(change, place, index, looks.get(place.path));
  const visits = [
    preview !== undefined && html` · <a href="${preview}">Preview</a>`,
    live !== undefined && html` · <a href="${live}">Live</a>`,
    picture !== undefined && html` · <a href="#${picture}">Picture</a>`,
  ];
  return html`${isolate(titleOf(place.path))}
    <code>${isolate(place.path)}</code>
    ${place.heading.map((name) => html`› ${isolate(name)} `)}<span class="visits">${visits}</span>`;
}

/** Side by side; a text that is the same before and after stands once. */
function renderWords(change: Change): Html {
  const words = wordsOf(change);
  if (words.length === 0) return html``;
  if (words.every(({ mark }) => mark === "same"))
    return html`<div class="value">${isolateWords(words)}</div>`;
  const sides = sidesOf(change);
  const value = (side: typeof words | null) =>
    side === null ? html`<span class="quiet">Nothing</span>` : isolateWords(side);
  return html`<div class="pair">
    <div>
      <h4>Before</h4>
      <div class="value">${value(sides.old)}</div>
    </div>
    <div>
      <h4>After</h4>
      <div class="value">${value(sides.new)}</div>
    </div>
  </div>`;
}

function renderFigure(figure: FigureChange): Html {
  const { old, new: now } = figure;
  const facts = figureFacts(figure).map(({ label, text, isAlarm }) => {
    const name = isAlarm ? html`<strong>${isolate(label)}</strong>` : isolate(label);
    return html` · ${name} ${text && isolate(text)}`;
  });
  return html`${old !== null && html`<del>${isolate(old)}</del>`}
  ${old !== null && now !== null && "→"} ${now !== null && html`<ins>${isolate(now)}</ins>`}${facts}`;
}
