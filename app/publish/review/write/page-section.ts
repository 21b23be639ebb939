// One changed page in, its section of the report out: where it comes from, its pictures, accessibility and weight.
import { html, type Html } from "../../markup/html-template";
import type { Look, OldAndNew, Violation, Weight } from "../page-model";
import type { PageReport } from "../report";
import { isolate } from "./isolate";
import { renderPictures } from "./pictures-section";

/** Beside the name of the page: what happened to it. */
const KINDS = { added: "new", removed: "gone", changed: "changed", renamed: "new address" };

/**
 * @param index the page's number in the report
 * @param look undefined when nobody looked
 */
export function renderPageSection(page: PageReport, index: number, look: Look | undefined): Html {
  const { path, title, kind, from, note, source, violations, weight } = page;
  const id = `page-${index}`;
  return html`<article aria-labelledby="${id}" class="page">
    <h3 id="${id}">${isolate(title || path)}</h3>
    <p>
      <code>${isolate(path)}</code>
      ${KINDS[kind]}${from !== undefined && html`, was <code>${isolate(from)}</code>`}${note !== undefined && `, ${note}`}${source !== undefined && html` · <code>${isolate(source)}</code>`}
    </p>
    ${renderViolations(violations)} ${renderWeight(weight)}
    ${look && renderPictures(index, title || path, look.pictures)}
  </article>`;
}

/** What axe finds on the page now, whether or not the change brought it. */
function renderViolations({ new: now }: OldAndNew<Violation[]>): Html {
  return html`${(now ?? []).map(
    ({ help, elements }) =>
      html`<p>
        <strong>Breaks an accessibility rule:</strong> ${isolate(help)}
        (${elements.map((element, index) => html`${index > 0 && ", "}${isolate(element)}`)})
      </p>`,
  )}`;
}

/** What a visit loads, where it changed. */
function renderWeight({ old, new: now }: OldAndNew<Weight>): Html {
  if (!old || !now) return html``;
  const names = { html: "HTML", css: "styles", js: "code", images: "images" } as const;
  const parts = (["html", "css", "js", "images"] as const).flatMap((name) => {
    const [before, after] = [kilobytes(old[name]), kilobytes(now[name])];
    return before === after ? [] : [`${names[name]} ${before} → ${after} KB`];
  });
  return parts.length > 0
    ? html`<p class="quiet">Weight, compressed: ${parts.join(", ")}</p>`
    : html``;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
