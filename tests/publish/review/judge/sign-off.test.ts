// What the hash of a page depends on, and who has signed each page as it is.
import { describe, expect, test } from "vitest";

import { requiredRoles } from "../../../../app/publish/content/roles";
import {
  canonicalText,
  pageSignatures,
  signatureOf,
} from "../../../../app/publish/review/judge/sign-off";
import type { PageSnapshot } from "../../../../app/publish/review/page-model";
import { readPage, seenText } from "../../../support/page-snapshots";

const LINK = { href: "/assets/plan.pdf", words: "The plan", isBroken: false, hash: "1" };
const PICTURE = {
  src: "/a.svg",
  files: ["/a.svg"],
  hash: "1",
  width: 10,
  height: 10,
  bytes: 9,
  alt: "A plant",
};
const PAGE = readPage("/", {
  texts: [
    seenText("Start", { kind: "heading", level: 1 }),
    seenText("We are first in $50K.", { heading: ["Start"] }),
    seenText("A scaffold", { kind: "tooltip", heading: ["Start"], unseen: ["print"] }),
    seenText("12 years", { kind: "drawing", look: [] }),
  ],
  links: [LINK],
  images: [PICTURE],
  head: [
    { name: "Language", value: "en" },
    { name: "Structured data", value: "{}" },
  ],
  markup: ["section", "p dir=ltr"],
});

function withText(index: number, changes: Partial<PageSnapshot["texts"][number]>): PageSnapshot {
  const texts = PAGE.texts.map((text, at) => (at === index ? { ...text, ...changes } : text));
  return { ...PAGE, texts };
}

test("code, class names, file names, weight and distances leave the hash as it is", () => {
  const texts = PAGE.texts.map((text) => ({ ...text, top: 120 }));
  const images = [{ ...PICTURE, src: "/b.svg", bytes: 10 }];
  const weight = { html: 2, css: 2, js: 2, images: 2 };
  const markup = [...PAGE.markup, "<script src=/assets/more.js>", "<link rel=preload>"];
  const changed = { ...PAGE, texts, images, markup, weight, errors: ["x"], inputs: "1" };
  expect(signatureOf(changed)).toBe(signatureOf(PAGE));
  expect(signatureOf(withText(1, { text: " We are\n\tfirst  in $50K. " }))).toBe(signatureOf(PAGE));
  const swapped = { ...PAGE, head: PAGE.head.toReversed() };
  expect(signatureOf(swapped), "the order of the head").toBe(signatureOf(PAGE));
});

test.each<[string, PageSnapshot]>([
  ["the title", { ...PAGE, title: "Other" }],
  ["the language", { ...PAGE, head: [{ name: "Language", value: "de" }, ...PAGE.head.slice(1)] }],
  ["structured data", { ...PAGE, head: [...PAGE.head, { name: "Structured data", value: "[]" }] }],
  ["a figure", withText(1, { text: "We are first in $51K." })],
  ["a heading's level", withText(0, { level: 2 })],
  ["the heading above a text", withText(1, { heading: ["End"] })],
  ["a text that becomes a heading", withText(1, { kind: "heading" })],
  ["a tooltip", withText(2, { text: "A proven scaffold" })],
  ["words of a drawing", withText(3, { text: "3 years" })],
  ["a text hidden at one width", withText(1, { unseen: ["768 px"] })],
  ["a text in another colour", withText(1, { look: ["6 #ddd on #fff"] })],
  ["the order of texts", { ...PAGE, texts: PAGE.texts.toReversed() }],
  ["a link's target", { ...PAGE, links: [{ ...LINK, href: "/other.pdf" }] }],
  ["the file behind a link", { ...PAGE, links: [{ ...LINK, hash: "2" }] }],
  ["a link that leads nowhere", { ...PAGE, links: [{ ...LINK, isBroken: true }] }],
  ["a picture's bytes", { ...PAGE, images: [{ ...PICTURE, hash: "2" }] }],
  ["a picture's description", { ...PAGE, images: [{ ...PICTURE, alt: null }] }],
  ["a picture's size", { ...PAGE, images: [{ ...PICTURE, width: 5 }] }],
  ["another host", { ...PAGE, foreign: ["https://example.org"] }],
  ["a frame", { ...PAGE, markup: ["section", "p dir=ltr", "<iframe src=/x>"] }],
  ["an attribute that nothing else covers", { ...PAGE, markup: ["section", "p dir=rtl"] }],
  ["an invisible character", withText(1, { text: "We are\u200b first in $50K." })],
  [
    "an invisible character that JavaScript takes for a space",
    withText(1, { text: "We are first in $50K.\ufeff" }),
  ],
  ["a space that does not break", withText(1, { text: "We are\u00a0first in $50K." })],
  ["a Cyrillic letter", withText(1, { text: "Wе are first in $50K." })],
  ["the sign for kelvin, which NFC replaces", withText(1, { text: "We are first in $50\u212a." })],
  ["full-width digits", withText(1, { text: "We are first in $５０K." })],
])("%s changes the hash", (_, changed) => {
  expect(signatureOf(changed)).not.toBe(signatureOf(PAGE));
});

test("a letter with its accent is the same in one character or in two", () => {
  expect(signatureOf(withText(1, { text: "Cafe\u0301" }))).toBe(
    signatureOf(withText(1, { text: "Caf\u00e9" })),
  );
});

test("two pages have equal lines only if their parts are equal", () => {
  const [one, two] = [withText(1, { heading: ["A", "B"] }), withText(1, { heading: ['A","B'] })];
  expect(canonicalText(one)).not.toEqual(canonicalText(two));
  const broken = withText(1, { text: 'x"\nlink "/evil"' });
  expect(canonicalText(broken)).toHaveLength(canonicalText(PAGE).length);
});

test("what no browser has read cannot be signed", () => {
  expect(() => signatureOf({ ...PAGE, isRead: false })).toThrow(
    "the page / was not read in a browser, so it cannot be signed.",
  );
});

test("a text that can be seen nowhere is another text", () => {
  const hidden = withText(1, { look: [], unseen: ["320 px", "768 px", "1280 px", "print"] });
  expect(signatureOf(hidden)).not.toBe(signatureOf(PAGE));
});

describe("who has signed each page", () => {
  const about = readPage("/about-us");
  const sign = (page: PageSnapshot, role: string, hash = signatureOf(page)) => ({
    ...{ path: page.path, role, name: `${role} person`, date: "2030-01-02", hash },
  });
  const signer = (role: string) => ({ role, name: `${role} person`, date: "2030-01-02" });
  const none = requiredRoles([]);
  const legal = requiredRoles([
    { path: "/*", fields: { signOff: ["Legal"] } },
    { path: "/about-us", fields: { signOff: ["Legal", "Regulatory"] } },
  ]);
  const judge = (
    signatures: Parameters<typeof pageSignatures>[1],
    roles: Parameters<typeof pageSignatures>[2],
  ) =>
    pageSignatures({ pages: [PAGE, about] }, signatures, roles).map(
      ({ hash: _, title: __, ...rest }) => rest,
    );

  test("pages that nobody signed or must sign are left out, and need not have been read", () => {
    const unread = { ...PAGE, isRead: false };
    expect(pageSignatures({ pages: [unread] }, [], none)).toEqual([]);
    expect(() => pageSignatures({ pages: [unread] }, [], legal)).toThrow("not read in a browser");
  });
  test("a signature holds while its hash is that of the page", () => {
    expect(judge([sign(PAGE, "Legal"), sign(about, "Legal", "f".repeat(64))], legal)).toEqual([
      { path: "/", signed: [signer("Legal")], missing: [], outdated: [] },
      {
        ...{ path: "/about-us", signed: [] },
        ...{ missing: ["Legal", "Regulatory"], outdated: [signer("Legal")] },
      },
    ]);
  });
  test("a role that nobody asked for may sign too", () => {
    expect(judge([sign(PAGE, "Medical")], none)).toEqual([
      { path: "/", signed: [signer("Medical")], missing: [], outdated: [] },
    ]);
  });
  test("two signatures of one role that disagree sign nothing", () => {
    const [page] = judge([sign(PAGE, "Legal"), sign(PAGE, "Legal", "f".repeat(64))], legal);
    expect(page).toMatchObject({ signed: [], missing: ["Legal"] });
  });
});
