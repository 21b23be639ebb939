// The changed figures in, a table out: before and after, where, where else, and the source.
import { Html, html } from "../../markup/html-template";
import { placeName } from "../judge/findings";
import type { FigureChange, FigureHome, FigurePlace } from "../report";

/** Claims are in the table; plain numbers such as dates are a note at the end. */
export function renderFigures(figures: FigureChange[]): Html {
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
          ${claims.map(renderFigure)}
        </tbody>
      </table>`
    }
    ${plain.length > 0 && html`<p>Other numbers: ${plain.map((figure, index) => html`${index > 0 && "; "}${renderChange(figure)} on ${where(figure.places)}`)}</p>`}
  </section>`;
}

function renderFigure(figure: FigureChange): Html {
  const { old, new: now, places, alsoAt, stillAt, homes, contradicts } = figure;
  return html`<tr${contradicts && new Html(' class="contradicts"')}>
<td>${old !== null && html`<del>${old}</del>`}</td><td>${now !== null && html`<ins>${now}</ins>`}</td>
<td>${renderPlaces(places)}</td>
<td>${contradicts && html`<strong>Contradicts another place</strong>`}${
    stillAt.length > 0 &&
    html`<p>“${old}” is still on</p>
      ${renderPlaces(stillAt)}`
  }${
    alsoAt.length > 0 &&
    html`<p>“${now}” is also on</p>
      ${renderPlaces(alsoAt)}`
  }</td>
<td>${homes.length > 0 ? homes.map(renderHome) : now !== null && html`<strong>No source</strong>`}</td></tr>`;
}

function renderChange({ old, new: now }: FigureChange): Html {
  return html`${old !== null && html`<del>${old}</del>`} ${now !== null && html`<ins>${now}</ins>`}`;
}

function renderPlaces(places: FigurePlace[]): Html {
  return html`<ul>
    ${places.map(({ path, heading, sentence }) => html`<li><code>${placeName(path)}</code> ${heading.join(" › ")} <q>${sentence}</q></li>`)}
  </ul>`;
}

function renderHome({ file, label, source, asOf, expires }: FigureHome): Html {
  return html`<p>
    ${label}:
    ${source}${asOf !== undefined && `, as of ${asOf}`}${expires !== undefined && `, until ${expires}`}
    <code>${file}</code>
  </p>`;
}

function where(places: FigurePlace[]): string {
  return [...new Set(places.map(({ path }) => placeName(path)))].join(", ");
}
