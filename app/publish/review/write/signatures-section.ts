// Who has signed each page, and who is missing, in; out a section with the line that signs it.
import { howToSign } from "../../content/signatures";
import { count } from "../../problems/problem";
import { html, type Html } from "../../markup/html-template";
import type { PageReport, PageSignatures, Report } from "../report";
import { isolate } from "./isolate";

/** Pages that changed or that somebody must still sign; the others are folded. */
export function renderSignatures({
  pages,
  signatures,
}: Pick<Report, "pages" | "signatures">): Html {
  const known = new Set(signatures.map(({ path }) => path));
  const changed = new Set(pages.map(({ path }) => path));
  const all = [...signatures, ...pages.filter(({ path }) => !known.has(path)).flatMap(unsigned)];
  const isDone = ({ path, missing }: PageSignatures) => missing.length === 0 && !changed.has(path);
  const done = all.filter(isDone);
  if (all.length === 0) return html``;
  return html`<section aria-labelledby="signatures">
    <h2 id="signatures">Signatures</h2>
    <p class="quiet">
      A signature stands for all that people see, hear and follow on a page. Run the line of a page
      to sign it; it writes into the content.
    </p>
    ${renderTable(all.filter((page) => !isDone(page)))}
    ${
      done.length > 0 &&
      html`<details>
        <summary>${count(done.length, "page")} signed and unchanged</summary>
        ${renderTable(done)}
      </details>`
    }
  </section>`;
}

function unsigned({ path, title, hash }: PageReport): PageSignatures[] {
  return hash === null ? [] : [{ path, title, hash, signed: [], missing: [], outdated: [] }];
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
  const roles = missing.length > 0 ? missing : signed.length > 0 ? [] : [undefined];
  return html`<tr>
    <td>
      ${isolate(title || path)} <code>${isolate(path)}</code>
      <p class="hash">${hash}</p>
    </td>
    <td>
      ${signed.map((signature) => html`<p>${renderSignature(signature)}</p>`)}
      ${outdated.map((signature) => html`<p class="quiet">An earlier text: ${renderSignature(signature)}</p>`)}
      ${signed.length + outdated.length === 0 && "Nobody"}
    </td>
    <td>
      ${missing.length > 0 && html`<strong>${missing.map((role, index) => html`${index > 0 && ", "}${isolate(role)}`)}</strong>`}
      ${roles.map((role) => html`<p><code>${isolate(howToSign(path, role))}</code></p>`)}
    </td>
  </tr>`;
}

function renderSignature({ role, name, date }: PageSignatures["signed"][number]): Html {
  return html`${isolate(role)}: ${isolate(name)}, ${isolate(date)}`;
}
