// Checks the lines that a review reads from a page.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { readPage } from "../../../app/publish/review/site/page";
import {
  isWordLine,
  markUnseen,
  type SiteLine,
  type Run,
} from "../../../app/publish/review/site/record";
import { readStyleLines } from "../../../app/publish/review/site/style-lines";

const rowsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.record(z.string(), z.strictObject(shape));
const TABLE = z
  .strictObject({
    lines: rowsOf({ html: z.string(), lines: z.array(z.string()) }),
    markup: rowsOf({ old: z.string(), now: z.string(), isEqual: z.boolean() }),
    styles: rowsOf({ css: z.string(), lines: z.array(z.string()) }),
  })
  .parse(parse(readFileSync("tests/publish/review/page.yml", "utf8")));

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

/** "kind: words", with what the tool knows of a run in front of it: `<note>`, `<link /b>`. */
function describe({ kind, name, within, runs }: SiteLine): string {
  const show = ({ text, role, link, marks, unseen }: Run) => {
    const known = [role, link && `link ${link}`, marks, unseen].filter(Boolean).join(", ");
    return known ? `<${known}>${text}` : text;
  };
  return `${[...within, kind, name].filter(Boolean).join(" ")}: ${runs.map(show).join("")}`;
}

/** Reads the lines of a body that contain words. */
const linesOf = (body: string) =>
  readPage(page(body))
    .lines.filter((line) => isWordLine(line) && line.kind !== "field")
    .map(describe);

test.each(Object.entries(TABLE.lines))("reads lines of a page: %s", (_, { html, lines }) => {
  expect(linesOf(html)).toEqual(lines);
});

test("names the place of a line: the heading above it, or the footer", () => {
  const body =
    "<main><h1>t</h1><p>a</p><h2>b</h2><ul><li><p>c</p><h3>d</h3></li></ul></main><footer><p>f</p></footer>";
  const places = readPage(page(body)).lines.filter(isWordLine).slice(1);
  expect(places.map(({ heading, region }) => heading || region)).toEqual([
    "",
    "",
    "",
    "d",
    "d",
    "the footer",
  ]);
});

test("marks a text node that a browser does not show", () => {
  const { lines } = readPage(page("<p>a <b>b</b></p>"));
  const [line] = markUnseen(lines, new Map([[1, "not in print"]])).filter(
    ({ kind }) => kind === "paragraph",
  );
  expect(line && describe(line)).toBe("paragraph: a <strong, not in print>b");
});

test("reads words, settings and structured data of the head", () => {
  const head =
    "<meta name=description content='About a.'><meta name=robots content=noindex><meta property='og:title' content='T'><meta property='og:description' content='Another.'><script src=/a.js></script><script type='application/ld+json'>{\"@type\": \"Event\", \"startDate\": \"2027-03-03\", \"name\": \"About a.\"}</script>";
  const lines = readPage(page("", head)).lines.filter(({ kind }) => kind !== "markup");
  expect(lines.map(describe)).toEqual([
    "setting Language: en",
    "field Title: T",
    "field Description: About a.",
    "setting Search engines: noindex",
    "field Description when shared: Another.",
    "setting Script: /a.js",
    "data @type: Event",
    "data startDate: 2027-03-03",
  ]);
});

test.each(Object.entries(TABLE.markup))("compares the markup: %s", (_, { old, now, isEqual }) => {
  const read = (body: string) =>
    readPage(page(body))
      .lines.filter(({ kind }) => kind === "markup")
      .map(describe);
  expect(read(old).join("\n") === read(now).join("\n")).toBe(isEqual);
});

test.each(Object.entries(TABLE.styles))(
  "writes a style sheet as comparable lines: %s",
  (_, { css, lines }) => {
    expect(readStyleLines(css)).toEqual(lines);
  },
);
