// One changed page in, its section of the report out: words, fields, pictures, links, images, search, accessibility, weight.
import { html, type Html } from "../../markup/html-template";
import { newViolations } from "../judge/findings";
import {
  FRAME_PATH,
  type Look,
  type OldAndNew,
  type PageImage,
  type Violation,
  type Weight,
} from "../page-model";
import type {
  CardChange,
  FieldChange,
  ImageChange,
  LinkChange,
  PageReport,
  SectionChange,
} from "../report";
import { renderViews } from "./pictures-section";

/** The id of a page's section. */
export function pageId({ path }: PageReport): string {
  return path === FRAME_PATH ? "every-page" : `page${path.replaceAll("/", ".")}`;
}

/** @param look undefined when there was no browser */
export function renderPageSection(page: PageReport, look: Look | undefined): Html {
  const { path, title, kind, from, source, summary, hash } = page;
  const id = pageId(page);
  return html`<section aria-labelledby="${id}" class="page">
    <h2 id="${id}">${title}</h2>
    <p>
      <code>${path === FRAME_PATH ? "top bar and footer" : path}</code>
      <span class="kind">${kind}</span>${from !== undefined && html` from <code>${from}</code>`}
      ${summary}${source !== undefined && html`. Source: <code>${source}</code>`}
    </p>
    ${part("Words", page.prose.map(renderSection))} ${part("Fields", page.fields.map(renderField))}
    ${look ? renderViews(id, look.views) : html`<p>No pictures: there was no browser to take them.</p>`}
    ${part("Links", page.links.map(renderLink))} ${part("Images", page.images.map(renderImage))}
    ${part("Search results and shared links", page.search.map(renderSearch))}
    ${part("Accessibility", renderViolations(page.violations))}
    ${part("Weight, compressed", renderWeight(page.weight))}
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

function renderSection({ heading, kind, sentences }: SectionChange): Html {
  const under = heading.length > 0 ? html`<p class="heading">${heading.join(" › ")}</p>` : "";
  if (kind === "moved")
    return html`${under}
      <p>This section moved; its words are the same.</p>`;
  return html`${under}${sentences.map(({ kind: of, words }) => html`<p>${of !== "text" && html`<span class="kind">${NAMES[of]}</span> `}${words.map(({ text, mark }) => (mark === "same" ? text : mark === "added" ? html`<ins>${text}</ins>` : html`<del>${text}</del>`))}</p>`)}`;
}

/** The name of each kind of text. */
const NAMES = {
  text: "",
  heading: "heading",
  alt: "image description",
  label: "for screen readers",
};

function renderField({ sentence, kind, old, new: now }: FieldChange): Html {
  return html`${sentence}${kind !== "moved" && renderValues({ old, new: now })}`;
}

function renderLink({ kind, words, old, new: now, isBroken }: LinkChange): Html {
  return html`<span class="kind">${kind}</span>
    “${words}”${isBroken && html` <strong>broken</strong>`}${renderValues({ old, new: now })}`;
}

function renderImage({ kind, old, new: now }: ImageChange): Html {
  const size = (picture: PageImage | null) =>
    picture &&
    `${picture.width ?? "?"} × ${picture.height ?? "?"}, ${kilobytes(picture.bytes)}; description: ${picture.alt ?? "none"}`;
  return html`<span class="kind">${kind}</span>
    <code>${(now ?? old)?.src}</code>${renderValues({ old: size(old), new: size(now) })}`;
}

function renderSearch({ name, old, new: now }: CardChange): Html {
  return html`${name}${renderValues({ old, new: now })}`;
}

function renderValues({ old, new: now }: OldAndNew<string>): Html {
  return html`${old !== null && html`<p><del>${old}</del></p>`}${now !== null && html`<p><ins>${now}</ins></p>`}`;
}

function renderViolations(violations: OldAndNew<Violation[]>): Html[] {
  const { old, new: now } = violations;
  if (!now) return [];
  const fresh = new Set(newViolations(violations));
  const gone = (old ?? []).filter(({ rule }) => !now.some((violation) => violation.rule === rule));
  if (now.length + gone.length === 0) return [html`No rule that axe knows is broken.`];
  return [
    ...now.map(
      (violation) =>
        html`${fresh.has(violation) && html`<strong>new</strong> `}${violation.help}
          <code>${violation.elements.join(", ")}</code>`,
    ),
    ...gone.map(({ help }) => html`no longer: ${help}`),
  ];
}

function renderWeight({ old, new: now }: OldAndNew<Weight>): Html[] {
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
