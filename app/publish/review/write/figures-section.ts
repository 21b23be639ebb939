// The figures that changed in, a table of them out: what became what, where, where else, and by which source.
import { Html, html } from "../../markup/html-template";
import { placeName } from "../diff/findings";
import type { FigureChange, FigureHome, FigurePlace } from "../report";

/** Figures that claim something come first; a plain number such as a date is a note at the end. */
export function tellFigures(figures: FigureChange[]): Html {
  if (figures.length === 0) return html``;
  const claims = figures.filter(({ isClaim }) => isClaim);
  const plain = figures.filter(({ isClaim }) => !isClaim);
  return html`<section aria-labelledby="figures">
    <h2 id="figures">Figures</h2>
    ${
      claims.length > 0 &&
      html`<table>
        <thead>
          <tr>
            <th>Before</th>
            <th>After</th>
            <th>Where it changed</th>
            <th>Elsewhere</th>
            <th>Source</th>
          </tr>
        </thead>
        <tbody>
          ${claims.map(tellFigure)}
        </tbody>
      </table>`
    }
    ${plain.length > 0 && html`<p>Other numbers: ${plain.map((figure, index) => html`${index > 0 && "; "}${tellChange(figure)} on ${where(figure.places)}`)}</p>`}
  </section>`;
}

function tellFigure(figure: FigureChange): Html {
  const { old, new: now, places, alsoAt, stillAt, homes, contradicts } = figure;
  return html`<tr${contradicts && new Html(' class="contradicts"')}>
<td>${old !== null && html`<del>${old}</del>`}</td><td>${now !== null && html`<ins>${now}</ins>`}</td>
<td>${tellPlaces(places)}</td>
<td>${contradicts && html`<strong>Contradicts another place</strong>`}${
    stillAt.length > 0 &&
    html`<p>“${old}” still stands</p>
      ${tellPlaces(stillAt)}`
  }${
    alsoAt.length > 0 &&
    html`<p>“${now}” stands also</p>
      ${tellPlaces(alsoAt)}`
  }</td>
<td>${homes.length > 0 ? homes.map(tellHome) : now !== null && html`<strong>No source</strong>`}</td></tr>`;
}

function tellChange({ old, new: now }: FigureChange): Html {
  return html`${old !== null && html`<del>${old}</del>`} ${now !== null && html`<ins>${now}</ins>`}`;
}

function tellPlaces(places: FigurePlace[]): Html {
  return html`<ul>
    ${places.map(({ path, heading, sentence }) => html`<li><code>${placeName(path)}</code> ${heading.join(" › ")} <q>${sentence}</q></li>`)}
  </ul>`;
}

function tellHome({ file, label, source, asOf, expires }: FigureHome): Html {
  return html`<p>
    ${label}:
    ${source}${asOf !== undefined && `, as of ${asOf}`}${expires !== undefined && `, until ${expires}`}
    <code>${file}</code>
  </p>`;
}

function where(places: FigurePlace[]): string {
  return [...new Set(places.map(({ path }) => placeName(path)))].join(", ");
}
