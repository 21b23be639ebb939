// One page and its look in, its pictures out: before and after of every part that differs, the difference on a click.
import { showHidden } from "../../markup/characters";
import { Html, html } from "../../markup/html-template";
import type { Band, Picture } from "../page-model";
import { isolate } from "./isolate";
import { pictureId } from "./links";

/** The view that is open at first. */
const MAIN_VIEW = "1280 px";
/** From the first difference of a colour channel on, people see it; below the second, hardly anybody does. */
const CLEAR = 48;
const FAINT = 8;

/**
 * @param page the page's number in the report
 * @param title of the page
 */
export function renderPictures(page: number, title: string, pictures: Picture[]): Html {
  const differing = pictures.flatMap((picture, index) =>
    picture.bands.length > 0 ? [{ picture, index }] : [],
  );
  const main = differing.find(({ picture }) => picture.view === MAIN_VIEW) ?? differing[0];
  return html`${differing.map(({ picture, index }) =>
    renderPicture(picture, pictureId(page, index), title, index === main?.index),
  )}`;
}

/** `0.31% of the pixels differ, by at most 212 of 255: clear to see`. */
export function differenceOf({ share, largest }: Pick<Picture, "share" | "largest">): string {
  const percent = share * 100;
  const part = percent < 0.01 ? "less than 0.01%" : `${percent.toFixed(percent < 10 ? 2 : 0)}%`;
  const seen = largest >= CLEAR ? "clear to see" : largest >= FAINT ? "faint" : "hard to see";
  return `${part} of the pixels differ, by at most ${largest} of 255: ${seen}`;
}

function renderPicture(picture: Picture, id: string, title: string, isOpen: boolean): Html {
  const { view, bands } = picture;
  let bottom = 0;
  const parts = bands.map((band, index) => {
    const gap = Math.round(band.top - bottom);
    bottom = band.top + band.height;
    return html`${gap > 0 && html`<p class="gap">${gap} px unchanged</p>`}
    ${renderBand(band, `${id}-${index}`, `${title}, ${view}`)}`;
  });
  return html`<details id="${id}" class="picture" ${isOpen && new Html("open")}>
    <summary>${isolate(view)}: ${summarise(picture)}</summary>
    ${parts}
  </details>`;
}

function summarise(picture: Picture): string {
  if (picture.bands.some(({ old, new: now }) => old && now)) return differenceOf(picture);
  return picture.bands.some(({ new: now }) => now) ? "new" : "gone";
}

/** @param name of the page and the view, for people who hear the report */
function renderBand(
  { old, new: now, difference, top, height }: Band,
  id: string,
  name: string,
): Html {
  const place = `${name}, ${Math.round(top)} to ${Math.round(top + height)} px from the top`;
  return html`<figure id="${id}">
    <div class="pair">
      ${old && renderImage(old, `${place}, before`)} ${now && renderImage(now, `${place}, after`)}
    </div>
    ${
      difference &&
      html`<details>
        <summary>Difference</summary>
        ${renderImage(difference, `${place}, differences marked`)}
      </details>`
    }
  </figure>`;
}

function renderImage(bytes: Buffer, alt: string): Html {
  return html`<img
    src="data:image/webp;base64,${bytes.toString("base64")}"
    alt="${showHidden(alt)}"
  />`;
}
