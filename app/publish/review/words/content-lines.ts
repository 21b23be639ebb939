// A content file in; out its fields and the words of a drawing as `name: value` lines, whatever a page shows of them.
import { parse } from "parse5";

import { collapse, elementsIn, textOf } from "../../markup/html-tree";
import { lineOf, type Line } from "./document";

/** Entries of a list are told by their place in the list only where they are groups. */
export function fieldLines(value: unknown, path = ""): Line[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      fieldLines(entry, typeof entry === "object" ? `${path}[${index + 1}]` : path),
    );
  if (isGroup(value))
    return Object.entries(value).flatMap(([name, entry]) =>
      fieldLines(entry, path ? `${path}.${name}` : name),
    );
  if (value === null || value === undefined) return [];
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return [lineOf("field", path, collapse(text))];
}

/** The words of a drawing as its author wrote them: in a build they are outlines. */
export function linesOfDrawing(svg: string): Line[] {
  return [...elementsIn(parse(svg))]
    .filter(({ tagName }) => /^(?:text|title|desc)$/.test(tagName))
    .map((element) => lineOf("field", "words in the drawing", textOf(element)))
    .filter(({ text }) => text);
}

/** What moves in a drawing: its animations, and the rules and properties that start them. */
export function animationsIn(svg: string): Line[] {
  const found = svg.match(
    /<(?:animate\w*|set)\b[^>]*>|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|[^{};]*\{[^{}]*\b(?:animation|transition)[^{}]*\}/g,
  );
  return (found ?? []).map((text) => lineOf("file", "Animation", collapse(text)));
}

/** Whether a value of a content file has fields of its own. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
