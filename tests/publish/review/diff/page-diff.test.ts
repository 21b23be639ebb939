// What a review says of one page before and after.
import { describe, expect, test } from "vitest";

import { findCommonPage } from "../../../../app/publish/review/diff/common-page";
import { describePair, diffPage } from "../../../../app/publish/review/diff/page-diff";
import type { PageSnapshot } from "../../../../app/publish/review/page-model";
import { readPage, seenText, siteOf } from "../../../support/page-snapshots";

const PAGE = readPage("/a");
/** @param others the pages of the base, of which a new page is told by what it has besides */
const told = (
  old: PageSnapshot | undefined,
  now: PageSnapshot | undefined,
  others: PageSnapshot[] = [],
) =>
  diffPage({ old, now }, findCommonPage(others)).map(
    ({ subject, action, name, old: before, new: after, views }) =>
      [subject, action, name, before, after, ...views].join(" | "),
  );

test("a page that reads the same has no change, and its code alone is none", () => {
  expect(
    told(PAGE, { ...PAGE, inputs: "1", weight: { html: 2, css: 2, js: 2, images: 2 } }),
  ).toEqual([]);
});
test("a page that went is one change with all its words", () => {
  const words = "Our page\nIt is 98% pure.";
  expect(told(PAGE, undefined)).toEqual([`page | removed | Page “Page /a” | ${words} | `]);
});

describe("a new page", () => {
  const footer = seenText("The footer.", { unseen: ["print"] });
  const home = { href: "/", words: "Home", isBroken: false };
  const language = { name: "Language", value: "en" };
  const policy = { name: "content-security-policy", value: "default-src 'self'" };
  /** A page with the frame of all, and these parts of its own. */
  const framed = (path: string, own: Partial<PageSnapshot> = {}) =>
    readPage(path, {
      texts: [...(own.texts ?? []), footer],
      links: [home, ...(own.links ?? [])],
      head: [language, policy, { name: "Title", value: path }, ...(own.head ?? [])],
      markup: [`<script data-page="${path}" src="/start.js">`, "</script>"],
    });
  const others = [framed("/one"), framed("/two", { texts: [seenText("Of two.")] })];
  const added = (now: PageSnapshot, base = others) => told(undefined, now, base);
  const whole = (words: string) => `page | added | Page “Page /b” |  | ${words}`;
  const head = "head | added | What the page says of itself to browsers and search engines |  | ";

  test("is one change with the words that not every page says, and one with its head", () => {
    const texts = [seenText("Of two."), seenText("New.")];
    const data = { name: "Structured data, name", value: "It" };
    expect(added(framed("/b", { texts, head: [data] }))).toEqual([
      whole("Of two.\nNew."),
      `${head}Title: /b\nStructured data, name: It`,
    ]);
  });
  test("is judged by what else it has and lacks, as if it had changed", () => {
    const robots = { name: "Instructions for search engines", value: "noindex" };
    const now = {
      ...framed("/b", { links: [{ href: "/gone", words: "Gone", isBroken: true }] }),
      head: [language, robots],
      markup: ['<iframe src="/x">', "</iframe>"],
      foreign: ["https://b.example/x"],
      errors: ["no"],
    };
    expect(added(now).slice(1)).toEqual([
      "link | added | Link “Gone” |  | /gone (leads nowhere)",
      "head | added | Instructions for search engines |  | noindex",
      "head | removed | content-security-policy | default-src 'self' | ",
      "request | added | Address of another host |  | https://b.example/x",
      "error | added | Error in the browser |  | no",
      'markup | changed | Elements | <script src="/start.js"> | <iframe src="/x">',
    ]);
  });
  test("tells which of its texts cannot be seen, but for the frame where that is hidden on all", () => {
    const now = framed("/b", { texts: [seenText("A notice.", { unseen: ["320 px"] })] });
    const hidden = "text | hidden | Text | A notice. | A notice. | 320 px";
    expect(added(now).slice(2)).toEqual([hidden]);
    const folded = seenText("The footer.", { unseen: ["print", "320 px"] });
    expect(added({ ...now, texts: [folded] }).slice(2)).toEqual([
      "text | hidden | Text | The footer. | The footer. | 320 px",
    ]);
  });
  test("is not blamed for a frame that no browser has read elsewhere", () => {
    const top = (unseen: string[]) => ({ texts: [seenText("The footer.", { unseen })] });
    const unread = others.map((page) => ({ ...page, ...top([]), isRead: false }));
    expect(added({ ...framed("/b"), ...top(["print"]) }, unread).slice(2)).toEqual([]);
  });
});

test("a page with another address is a move", () => {
  expect(told(PAGE, { ...PAGE, path: "/b" })).toEqual(["page | moved | Page “Page /a” | /a | /b"]);
});
test("each kind of text has its own name", () => {
  const kinds = ["alt", "label", "title", "tooltip", "generated", "drawing", "heading"] as const;
  const added = kinds.map((kind) => seenText(`A text of kind ${kind}`, { kind }));
  const now = { ...PAGE, texts: [...PAGE.texts, ...added] };
  const names = diffPage({ old: PAGE, now }, findCommonPage([]));
  expect(names.map(({ subject, name }) => `${subject}: ${name}`)).toEqual([
    "alt: Image description",
    "label: For screen readers",
    "title: Text on hover",
    "tooltip: Tooltip",
    "generated: Text from a style sheet",
    "drawing: Words in a drawing",
    "heading: Heading",
  ]);
});
test("hidden and shown texts name their views, and a heading its levels", () => {
  const texts = (unseen: string[], level: number) => [
    seenText("Our page", { kind: "heading", level }),
    seenText("It is 98% pure.", { heading: ["Our page"], unseen, top: 80 }),
  ];
  const [old, now] = [
    { ...PAGE, texts: texts(["print"], 1) },
    { ...PAGE, texts: texts(["320 px", "768 px"], 2) },
  ];
  expect(told(old, now)).toEqual([
    "heading | changed | Level of a heading | Level 1: Our page | Level 2: Our page",
    "text | hidden | Text | It is 98% pure. | It is 98% pure. | 320 px | 768 px",
    "text | shown | Text | It is 98% pure. | It is 98% pure. | print",
  ]);
  expect(diffPage({ old, now }, findCommonPage([]))[1]?.place).toEqual({
    path: "/a",
    heading: ["Our page"],
    top: 80,
  });
});
test("other hosts, and errors of the browser", () => {
  const now = { ...PAGE, foreign: ["https://b.example/x"], errors: ["no"] };
  expect(told({ ...PAGE, foreign: ["https://a.example/"] }, now)).toEqual([
    "request | added | Address of another host |  | https://b.example/x",
    "request | removed | Address of another host | https://a.example/ | ",
    "error | added | Error in the browser |  | no",
  ]);
});

describe("elements", () => {
  const plain = { ...PAGE, markup: ["<section>", "</section>"] };
  const more = { ...PAGE, markup: ["<section>", "<p>", "</p>", "</section>"] };
  test("are a change when nothing else explains them", () => {
    expect(told(plain, more)).toEqual(["markup | changed | Elements |  | <p>"]);
  });
  test("are none when words came with them", () => {
    const texts = [...PAGE.texts, seenText("New words here.")];
    expect(told(plain, { ...more, texts })).toEqual(["text | added | Text |  | New words here."]);
  });
});

describe("besides its changes", () => {
  const file = (draft: boolean) => siteOf([], { "/a": { draft } }).content;
  test("a page says what became of it, and which file makes it", () => {
    expect(describePair({ old: PAGE, now: PAGE }, file(false), file(false))).toEqual({
      ...{ path: "/a", title: "Page /a", kind: "changed", source: "content/a.mdx" },
      weight: { old: PAGE.weight, new: PAGE.weight },
    });
    expect(describePair({ old: PAGE, now: { ...PAGE, path: "/b" } }, [], [])).toMatchObject({
      ...{ path: "/b", kind: "renamed", from: "/a" },
    });
  });
  test("a draft explains why a page came or went", () => {
    expect(describePair({ old: PAGE, now: undefined }, file(false), file(true))).toMatchObject({
      ...{ kind: "removed", note: "now a draft", weight: { new: null } },
    });
    expect(describePair({ old: undefined, now: PAGE }, file(true), file(false))).toMatchObject({
      ...{ kind: "added", note: "no longer a draft", weight: { old: null } },
    });
    expect(describePair({ old: PAGE, now: undefined }, file(false), [])).not.toHaveProperty("note");
  });
});
