// Text from a page or a file in; out markup that shows this text and does nothing else.

/** For text and quoted attributes of HTML, SVG and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, toReference);
}

/**
 * For one line of GitHub's Markdown: nothing in it formats, links, mentions, loads or draws.
 * @param limit longer text is cut to this many characters
 */
export function escapeMarkdown(text: string, limit = Infinity): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  const line = cut
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  // GitHub turns these into links and pictures after it has rendered the Markdown; a zero-width space stops it.
  const apart = line.replace(/[@#]|GH-|www(?=\.)|:(?=[\w+-]+:)/gi, "$&\u200b");
  return apart
    .replace(/[^\p{L}\p{N} ,.;?%+()'"’“”–—→…·×\u200b-]/gu, toReference)
    .replace(/^(?:[-+]|\d+[.)])/, (start) => start.slice(0, -1) + toReference(start.slice(-1)));
}

function toReference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
