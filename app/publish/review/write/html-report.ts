// A report in, one HTML page out, written for those who decide: it loads nothing, runs no code, and can be printed and filed.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { lineToSign } from "../../content/signatures";
import { showHidden } from "../../markup/characters";
import { Html, html } from "../../markup/html-template";
import { count } from "../../problems/problem";
import type { Look } from "../pictures/look";
import type { Change, PageReport, PageSignatures, Picture, Report, Word } from "../report";
import {
  codeLines,
  createTitles,
  describeCommits,
  describeFigure,
  describePage,
  describePlace,
  isCritical,
  mustSign,
  nameChange,
  sectionsOf,
  type Section,
} from "./sections";
import type { Addresses } from "./summary";

/** The view that is open at first. */
const MAIN_VIEW = "1280 px";
/** Longer texts are folded, in characters. */
const LONG = 1200;
/** The rule that a reason cites, in brackets at its end. */
const CITATION = / \(((?:[^()]|\([^()]*\))*)\)$/;

/** What a section needs to know about the rest of the report. */
interface Surroundings {
  addresses: Addresses;
  titleOf: (path: string) => string;
  /** By path. */
  pictures: ReadonlyMap<string, Picture[]>;
}

/** @param looks how the opened pages look */
export async function renderReport(
  report: Report,
  looks: Look[],
  addresses: Addresses,
): Promise<string> {
  const style = await readFile(new URL("report.css", import.meta.url), "utf8");
  const sections = sectionsOf(report);
  const pictures = new Map(looks.map(({ path, pictures: own }) => [path, own]));
  const around = { addresses, titleOf: createTitles(report), pictures };
  const code = codeLines(report);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Review: ${showHidden(report.verdict)}</title>
        ${inlineStyle(style)}
      </head>
      <body>
        <header>
          <h1>${isolate(report.verdict)}</h1>
          <p>${isolate(describeCommits(report))}</p>
          ${renderContents(sections)} ${renderSigners(report)}
        </header>
        <main>
          ${sections.map((section, index) => renderSection(section, index, around))}
          ${code.length > 0 && renderFold("For developers", code)}
          ${
            report.warnings.length > 0 &&
            renderFold(
              `${count(report.warnings.length, "warning")} of the content check`,
              report.warnings.map(({ place, message }) => `${place} ${message}`),
            )
          }
          ${report.waiting.length > 0 && renderFold("Not published yet", report.waiting)}
          ${report.samePages.length > 0 && renderFold(`${count(report.samePages.length, "page")} opened without a difference`, report.samePages)}
          ${report.signatures.length > 0 && renderSignatures(report.signatures, around)}
        </main>
        <footer><p>${isolate(report.checked)}</p></footer>
      </body>
    </html> `.text;
}

/** The policy's hash covers every byte between the tags: in a template, Prettier would indent the text. */
function inlineStyle(text: string): Html {
  return new Html(`<style>${text}</style>`);
}

/** The hash of an inline text in a policy (CSP 3, "hash-source"). */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Text of a site: hidden characters are shown, and its direction does not reorder what is around it (UAX 9). */
function isolate(text: string): Html {
  return html`<bdi>${showHidden(text)}</bdi>`;
}

/** What changed on which page, critical first; one section needs no list. */
function renderContents(sections: Section[]): Html {
  if (sections.length < 2) return html``;
  return html`<ul aria-label="Changes">
    ${sections.map(
      (section, index) =>
        html`<li>
          <a href="#section-${index}">${isolate(section.title)}</a>
          ${section.page && (section.page.kind !== "changed" || section.page.isList) && html`(${isolate(describePage(section.page))})`}
          ${isCritical(section) && html`<strong>critical</strong>`}
        </li>`,
    )}
  </ul>`;
}

function renderSigners(report: Report): Html {
  return html`${mustSign(report).map(
    ({ role, titles }) =>
      html`<p><strong>${isolate(role)} must sign:</strong> ${isolate(titles.join(", "))}</p>`,
  )}`;
}

function renderSection(
  { title, page, changes }: Section,
  index: number,
  around: Surroundings,
): Html {
  const pictures = (page && around.pictures.get(page.path)) ?? [];
  return html`<section aria-labelledby="section-${index}">
    <h2 id="section-${index}">${isolate(title)}</h2>
    ${page && renderPageLine(page, around.addresses)}
    ${changes.map((change) => renderChange(change, around))}
    ${pictures.map((picture) => renderPicture(picture, title, picture === mainPicture(pictures)))}
  </section>`;
}

function renderPageLine(page: PageReport, { preview }: Addresses): Html {
  const { path, source, kind } = page;
  // A path that could lead out of the site is not a link.
  const isSafe = /^\/(?:[\w-]+\/?)*$/.test(path) && kind !== "removed";
  const address = preview !== undefined && isSafe ? preview.replace(/\/$/, "") + path : undefined;
  return html`<p class="quiet">
    ${address === undefined ? html`<code>${isolate(path)}</code>` : html`<a href="${address}"><code>${isolate(path)}</code></a>`}
    ${isolate(describePage(page))}${source !== undefined && html` · <code>${isolate(source)}</code>`}
  </p>`;
}

function renderChange(change: Change, { titleOf }: Surroundings): Html {
  const { severity, reasons, figures } = change;
  const place = describePlace(change, titleOf);
  return html`<article class="${severity}">
    <h3>
      ${severity === "critical" && html`<strong>Critical.</strong> `}${isolate(nameChange(change))}
      ${place && html`<span class="quiet">${isolate(place)}</span>`}
    </h3>
    ${renderWords(change)} ${reasons.map(renderReason)}
    ${figures.filter(({ isClaim }) => isClaim).map((figure) => html`<p class="quiet">${isolate(describeFigure(figure))}</p>`)}
  </article>`;
}

/** Bold what is wrong, and after it the rule. */
function renderReason(reason: string): Html {
  const [cited, citation] = CITATION.exec(reason) ?? [];
  const words = cited === undefined ? reason : reason.slice(0, -cited.length);
  return html`<p>
    <strong>${isolate(words)}</strong>
    ${citation !== undefined && html`<span class="quiet">${isolate(citation)}</span>`}
  </p>`;
}

function renderWords({ subject, action, old, new: now, words }: Change): Html {
  if (subject === "look") return html``;
  if (words.length > 0) return renderValue(html`${words.map(renderWord)}`, now ?? "");
  if (action === "hidden" || action === "moved" || old === now)
    return renderValue(html`${showHidden(now ?? old ?? "")}`, now ?? old ?? "");
  const side = (text: string | null, mark: Word["mark"]) =>
    text !== null && renderValue(renderWord({ text, mark }), text);
  return html`${side(old, "removed")} ${side(now, subject === "page" ? "same" : "added")}`;
}

/** A value without a limit would hide what comes after it. */
function renderValue(value: Html, text: string): Html {
  const block = html`<div class="value" dir="auto">${value}</div>`;
  if (text.length <= LONG) return block;
  return html`<details>
    <summary>${count(text.length, "character")}</summary>
    ${block}
  </details>`;
}

function renderWord({ text, mark }: Word): Html {
  const shown = showHidden(text);
  if (mark === "same") return html`${shown}`;
  return mark === "added" ? html`<ins>${shown}</ins>` : html`<del>${shown}</del>`;
}

function mainPicture(pictures: Picture[]): Picture | undefined {
  return pictures.find(({ view }) => view === MAIN_VIEW) ?? pictures[0];
}

function renderPicture(picture: Picture, title: string, isOpen: boolean): Html {
  const { view, old, new: now, marked, top, height } = picture;
  const isPair = old && now;
  const place = isPair ? `, ${top} to ${top + height} px from the top` : "";
  const image = (bytes: Buffer | null, what: string) =>
    bytes &&
    html`<img
      src="data:image/webp;base64,${bytes.toString("base64")}"
      alt="${showHidden(`${title}, ${view}, ${what}`)}"
    />`;
  return html`<details class="picture" ${isOpen && new Html("open")}>
    <summary>${isPair ? "Looks different: " : ""}${isolate(view + place)}</summary>
    <div class="pair">${image(old, "before")} ${image(now, "after")}</div>
    ${
      marked &&
      html`<details>
        <summary>Differences marked</summary>
        ${image(marked, "differences marked")}
      </details>`
    }
  </details>`;
}

function renderFold(title: string, lines: string[]): Html {
  return html`<details>
    <summary>${title}</summary>
    <ul>
      ${lines.map((line) => html`<li>${isolate(line)}</li>`)}
    </ul>
  </details>`;
}

function renderSignatures(signatures: PageSignatures[], { titleOf }: Surroundings): Html {
  const names = (signed: PageSignatures["signed"]) =>
    signed.map(({ role, name, date }) => html`<p>${isolate(`${role}: ${name}, ${date}`)}</p>`);
  return html`<details ${signatures.some(({ missing }) => missing.length > 0) && new Html("open")}>
    <summary>Signatures</summary>
    <p class="quiet">
      A signature stands for a page's words, links, figures and pictures. Whoever has read the page
      adds its line to content/signatures.txt, with a name and the day.
    </p>
    ${signatures.map(
      ({ path, hash, signed, outdated, missing }) =>
        html`<article>
          <h3>${isolate(titleOf(path))}</h3>
          ${names(signed)} ${outdated.length > 0 && html`<p class="quiet">An earlier text:</p>`}
          ${names(outdated)}
          ${missing.map(
            (role) =>
              html`<p>
                <strong>Missing: ${isolate(role)}</strong>
                <code>${isolate(lineToSign({ path, hash }, role, "<day>"))}</code>
              </p>`,
          )}
        </article>`,
    )}
  </details>`;
}
