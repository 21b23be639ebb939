import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { escapePattern } from "../../markup/escape";
import type { BuiltSite } from "../handover";

/**
 * Returns what removes the bar of `app/frame/preview-bar.tsx` from the pages of one build; the bar
 * names the build.
 */
export function makePreviewBarRemover(preview: BuiltSite["preview"]): (page: Buffer) => Buffer {
  const label = preview ? literalPattern(preview.label) : String.raw`[\w.-]{1,40}`;
  const href = preview ? literalPattern(preview.link) : String.raw`https://[^\s"<>]+`;
  const link = `<a href="${href}" class="[\\w-]+">Pull request</a>`;
  const commit = "(?:<span>commit <!-- -->[0-9a-f]{4,64}</span>)?";
  const pattern = new RegExp(
    `<aside lang="en" aria-label="Preview" class="[\\w-]+"><p><strong>Preview <!-- -->${label}</strong> ${commit}</p>` +
      `${preview ? link.repeat(preview.link ? 1 : 0) : `(?:${link})?`}</aside>(?=</body></html>\\s*$)`,
  );
  let firstBar: string | undefined;
  return (page) => {
    // Decoding UTF-8 would change invalid bytes.
    const html = page.toString("latin1");
    const found = pattern.exec(html);
    firstBar ??= found?.[0];
    if (!found || found[0] !== firstBar) return page;
    return Buffer.from(
      html.slice(0, found.index) + html.slice(found.index + firstBar.length),
      "latin1",
    );
  };
}

function literalPattern(text: string): string {
  const markup = renderToStaticMarkup(createElement(Fragment, null, text));
  return escapePattern(Buffer.from(markup).toString("latin1"));
}
