// Who has signed each page, and who is missing, in; out a section with the line that signs it.
import { lineToSign } from "../../content/signatures";
import { count } from "../../problems/problem";
import { html, type Html } from "../../markup/html-template";
import type { PageSignatures, Report } from "../report";
import { isolate } from "./isolate";

/** Pages that changed or that somebody must still sign; the others are folded. */
export function renderSignatures({
  pages,
  signatures,
}: Pick<Report, "pages" | "signatures">): Html {
  const changed = new Set(pages.map(({ path }) => path));
  const isDone = ({ path, missing }: PageSignatures) => missing.length === 0 && !changed.has(path);
  const done = signatures.filter(isDone);
  if (signatures.length === 0) return html``;
  return html`<section aria-labelledby="signatures">
    <h2 id="signatures">Signatures</h2>
    <p class="quiet">
      A signature stands for a page's words, links, figures and pictures. Whoever has read it adds
      the line of the page to content/signatures.txt, with a name and the day.
    </p>
    ${renderTable(signatures.filter((page) => !isDone(page)))}
    ${
      done.length > 0 &&
      html`<details>
        <summary>${count(done.length, "page")} signed and unchanged</summary>
        ${renderTable(done)}
      </details>`
    }
  </section>`;
}

function renderTable(pages: PageSignatures[]): Html {
  if (pages.length === 0) return html``;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">Signed</th>
        <th scope="col">Missing</th>
      </tr>
    </thead>
    <tbody>
      ${pages.map(renderRow)}
    </tbody>
  </table>`;
}

function renderRow({ path, title, hash, signed, outdated, missing }: PageSignatures): Html {
  return html`<tr>
    <td>${isolate(title || path)} <code>${isolate(path)}</code></td>
    <td>
      ${signed.map((signature) => html`<p>${renderSignature(signature)}</p>`)}
      ${outdated.map((signature) => html`<p class="quiet">An earlier text: ${renderSignature(signature)}</p>`)}
      ${signed.length + outdated.length === 0 && "Nobody"}
    </td>
    <td>
      ${missing.length > 0 && html`<strong>${missing.map((role, index) => html`${index > 0 && ", "}${isolate(role)}`)}</strong>`}
      ${missing.map((role) => html`<p><code>${isolate(lineToSign({ path, hash }, role, "<day>"))}</code></p>`)}
    </td>
  </tr>`;
}

function renderSignature({ role, name, date }: PageSignatures["signed"][number]): Html {
  return html`${isolate(role)}: ${isolate(name)}, ${isolate(date)}`;
}
