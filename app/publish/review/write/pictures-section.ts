// The views of one page in, out each with three ways to compare: side by side, a slider, the difference.
import { Html, html } from "../../markup/html-template";
import type { View } from "../page-model";

const WAYS = [
  ["beside", "Side by side"],
  ["over", "Slider"],
  ["difference", "Difference"],
] as const;

/** @param id of the page's heading; it keeps the controls of this page apart from those of others */
export function renderViews(id: string, views: View[]): Html {
  const changed = views.filter(({ share }) => share > 0);
  const same = views.filter(({ share }) => share === 0);
  return html`<h3>Pictures</h3>
    ${changed.map((view, index) => renderView(id, index, view))}
    ${same.length > 0 && html`<p>Looks the same: ${same.map(({ name }) => name).join("; ")}</p>`}`;
}

function renderView(page: string, index: number, view: View): Html {
  const { name, old, new: now, difference, share } = view;
  const id = `${page}-view-${index}`;
  const caption = difference
    ? `${name}: ${percent(share)} differs`
    : `${name}: ${old ? "gone" : "new"}`;
  return html`<figure class="views">
    <figcaption id="${id}">${caption}</figcaption>
    ${
      difference &&
      html`<fieldset>
          <legend class="hidden">How to compare: ${name}</legend>
          ${WAYS.map(([way, words]) => html`<label class="way-${way}"><input type="radio" name="${id}" value="${way}" ${way === "beside" && new Html(" checked")} /> ${words}</label>`)}
        </fieldset>
        <label class="position"
          >Before | after <input type="range" min="0" max="100" value="50"
        /></label>`
    }
    <div class="window" tabindex="0" role="region" aria-labelledby="${page} ${id}">
      <div class="pair">
        ${old && image(old, "before", `${name}, before`)}${now && image(now, "after", `${name}, after`)}
      </div>
      ${difference && image(difference, "difference", `${name}, with differences marked`)}
    </div>
  </figure>`;
}

function image(bytes: Buffer, kind: string, alt: string): Html {
  return html`<img
    class="${kind}"
    src="data:image/webp;base64,${bytes.toString("base64")}"
    alt="${alt}"
  />`;
}

function percent(share: number): string {
  return share < 0.0001 ? "less than 0.01 %" : `${(share * 100).toFixed(2)} %`;
}
