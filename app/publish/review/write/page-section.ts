// One changed page in, its part of the report out: words, fields, pictures, links, images, search, accessibility, weight.
import { newFaults, type Fault } from "../screenshots/axe";
import { html, type Html } from "../../markup/html-template";
import type { PageLook } from "../screenshots/looks";
import { tellPictures } from "./pictures-section";
import {
  FRAME_PATH,
  type Change,
  type FieldChange,
  type ImageChange,
  type LinkChange,
  type OldAndNew,
  type PageReport,
  type SectionChange,
} from "../report";
import type { Picture, Weight } from "../snapshot/snapshot";

/** The name of a page's part in the report. */
export function pageId({ path }: PageReport): string {
  return path === FRAME_PATH ? "every-page" : `page${path.replaceAll("/", ".")}`;
}

export function tellPage({ page, look }: PageLook): Html {
  const { path, title, kind, from, source, summary, hash } = page;
  const id = pageId(page);
  return html`<section aria-labelledby="${id}" class="page">
    <h2 id="${id}">${title}</h2>
    <p>
      <code>${path === FRAME_PATH ? "top bar and footer" : path}</code>
      <span class="kind">${kind}</span>${from !== undefined && html` from <code>${from}</code>`}
      ${summary}${source !== undefined && html`. Source: <code>${source}</code>`}
    </p>
    ${part("Words", page.prose.map(tellSection))} ${part("Fields", page.fields.map(tellField))}
    ${look ? tellPictures(id, look.pictures) : html`<p>No pictures: there was no browser to take them.</p>`}
    ${part("Links", page.links.map(tellLink))} ${part("Images", page.images.map(tellImage))}
    ${part("Search results and shared links", page.search.map(tellSearch))}
    ${part("Accessibility", tellFaults(page.faults))}
    ${part("Weight, compressed", tellWeight(page.weight))}
    ${hash !== null && html`<p class="hash">Sign-off: <code>${hash}</code></p>`}
  </section>`;
}

function part(title: string, entries: Html[]): Html {
  return entries.length > 0
    ? html`<h3>${title}</h3>
        <ul>
          ${entries.map((entry) => html`<li>${entry}</li>`)}
        </ul>`
    : html``;
}

function tellSection({ heading, kind, sentences }: SectionChange): Html {
  const under = heading.length > 0 ? html`<p class="heading">${heading.join(" › ")}</p>` : "";
  if (kind === "moved")
    return html`${under}
      <p>This part moved, its words are the same.</p>`;
  return html`${under}${sentences.map(({ kind: of, words }) => html`<p>${of !== "text" && html`<span class="kind">${NAMES[of]}</span> `}${words.map(({ text, mark }) => (mark === "same" ? text : mark === "added" ? html`<ins>${text}</ins>` : html`<del>${text}</del>`))}</p>`)}`;
}

/** What a piece of text is, when it is no plain text. */
const NAMES = {
  text: "",
  heading: "heading",
  alt: "image description",
  label: "for screen readers",
};

function tellField({ sentence, kind, old, new: now }: FieldChange): Html {
  return html`${sentence}${kind !== "moved" && tellValues({ old, new: now })}`;
}

function tellLink({ kind, words, old, new: now, isBroken }: LinkChange): Html {
  return html`<span class="kind">${kind}</span>
    “${words}”${isBroken && html` <strong>broken</strong>`}${tellValues({ old, new: now })}`;
}

function tellImage({ kind, old, new: now }: ImageChange): Html {
  const size = (picture: Picture | null) =>
    picture &&
    `${picture.width ?? "?"} × ${picture.height ?? "?"}, ${kilobytes(picture.bytes)}; description: ${picture.alt ?? "none"}`;
  return html`<span class="kind">${kind}</span>
    <code>${(now ?? old)?.src}</code>${tellValues({ old: size(old), new: size(now) })}`;
}

function tellSearch({ name, old, new: now }: Change<string | null>): Html {
  return html`${name}${tellValues({ old, new: now })}`;
}

function tellValues({ old, new: now }: OldAndNew<string>): Html {
  return html`${old !== null && html`<p><del>${old}</del></p>`}${now !== null && html`<p><ins>${now}</ins></p>`}`;
}

function tellFaults(faults: OldAndNew<Fault[]>): Html[] {
  const { old, new: now } = faults;
  if (!now) return [];
  const fresh = new Set(newFaults(faults));
  const gone = (old ?? []).filter(({ rule }) => !now.some((fault) => fault.rule === rule));
  if (now.length + gone.length === 0) return [html`No rule that axe knows is broken.`];
  return [
    ...now.map(
      (fault) =>
        html`${fresh.has(fault) && html`<strong>new</strong> `}${fault.help}
          <code>${fault.elements.join(", ")}</code>`,
    ),
    ...gone.map(({ help }) => html`no longer: ${help}`),
  ];
}

function tellWeight({ old, new: now }: OldAndNew<Weight>): Html[] {
  const rows = (["html", "css", "js", "images"] as const).flatMap((name) => {
    const [before, after] = [old?.[name], now?.[name]];
    return before !== undefined && after !== undefined && kilobytes(before) === kilobytes(after)
      ? []
      : [
          html`${name}:
          ${before !== undefined && `${kilobytes(before)} → `}${after === undefined ? "gone" : kilobytes(after)}`,
        ];
  });
  return rows.length > 0 || !now
    ? rows
    : [html`as before: ${kilobytes(now.html + now.css + now.js + now.images)} together`];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
