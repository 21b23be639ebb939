// Why a change is critical, and how severe every other one is.
import { describe, expect, test } from "vitest";

import type { FoundChange } from "../../../../app/publish/review/report";
import { createSeverity } from "../../../../app/publish/review/judge/reasons";
import { sampleChange, sampleFigure } from "../../../support/sample-report";

const severityOf = createSeverity({
  isLegal: (text) => (/\bnotice\b/.test(text) ? ["notice"] : []),
  leads: new Set(["/led-on"]),
  hosts: new Set(["own.example", "schema.org"]),
});
const reasons = (change: Partial<FoundChange>) => severityOf(sampleChange(change)).reasons;
/** A change of one text, from nothing, or to nothing. */
const texts = (old: string | null, now: string | null, change: Partial<FoundChange> = {}) =>
  reasons({
    action: old === null ? "added" : now === null ? "removed" : "changed",
    ...{ old, new: now, words: [], ...change },
  });
const NONE: string[] = [];

test.each([
  ...(["text", "heading", "alt", "title", "tooltip", "generated", "drawing", "head"] as const).map(
    (subject) => [subject, "wording"] as const,
  ),
  ...([
    ["link", "links"],
    ["image", "looks"],
    ["look", "looks"],
    ["accessibility", "looks"],
    ["markup", "looks"],
  ] as const),
  ...([
    ["code", "code"],
    ["styles", "looks"],
    ["file", "wording"],
  ] as const),
])("a change of %s without a reason is one of %s", (subject, severity) => {
  expect(severityOf(sampleChange({ subject, old: "Old", new: "New" }))).toMatchObject({
    ...{ severity, reasons: [], rank: -1 },
  });
});
test("the worst reason gives the rank", () => {
  const rank = (change: Partial<FoundChange>) => severityOf(sampleChange(change)).rank;
  const lost = rank({ action: "removed", old: "A notice.", new: null });
  const hidden = rank({ old: "Words.", new: "Wo\u200brds." });
  expect(lost).toBe(0);
  expect(hidden).toBeGreaterThan(lost);
});

describe("a notice", () => {
  test("that is gone, hidden, or lost its words", () => {
    expect(texts("A notice.", null)).toEqual(["A notice is gone"]);
    expect(
      texts("A notice.", "A notice.", { action: "hidden", views: ["768 px", "print"] }),
    ).toEqual(["A notice cannot be seen: 768 px, print"]);
    expect(texts("A notice of it.", "A word of it.")).toEqual([
      "A notice lost its words: “notice”",
    ]);
  });
  test("that stays, comes, moves or is shown is no reason, nor is another text that goes", () => {
    expect(texts("A notice of it.", "A notice of that.")).toEqual(NONE);
    expect(texts(null, "A notice.")).toEqual(NONE);
    expect(texts("A notice.", "A notice.", { action: "moved" })).toEqual(NONE);
    expect(texts("A notice.", "A notice.", { action: "shown" })).toEqual(NONE);
    expect(texts("A word.", null)).toEqual(NONE);
    expect(texts("a notice", null, { subject: "code" })).toEqual(NONE);
  });
});

describe("regulated words", () => {
  test("that are new, anywhere", () => {
    for (const subject of ["text", "tooltip", "alt", "drawing", "head", "code"] as const)
      expect(texts("It works.", "It cures.", { subject }), subject).toEqual([
        expect.stringMatching(/^“It cures” .*\(.+\)$/),
      ]);
    expect(texts(null, "A cure.")).toHaveLength(1);
    expect(texts("A cure.", "A cure.", { action: "shown" }), "shown again").toHaveLength(1);
    expect(texts("It cures.", "It cures. It cures."), "once more").toHaveLength(1);
  });
  test("that lose their denial", () => {
    expect(texts("It does not cure pain.", "It can cure pain.")).toHaveLength(1);
    expect(texts("It is new.", "It does not cure pain.")).toEqual(NONE);
  });
  test("that stay or go are no reason", () => {
    expect(texts("It cures. Ask them.", "It cures. Ask us.")).toEqual(NONE);
    expect(texts("It cures.", null)).toEqual(NONE);
    expect(texts("A cure.", "A cure.", { action: "moved" })).toEqual(NONE);
  });
});

describe("a figure", () => {
  const figure = (given: Parameters<typeof sampleFigure>[0]) =>
    reasons({ figures: [sampleFigure(given)] });
  test("without a source", () => {
    expect(figure({ source: null })).toEqual([
      "“10%” became “12%”, and the content gives no source for it",
    ]);
    expect(figure({ old: null, source: null })).toEqual([
      "“12%” is new, and the content gives no source for it",
    ]);
  });
  test("with the source of the old one", () => {
    expect(figure({ source: "A study", isSourceNew: false })).toEqual([
      "“10%” became “12%”, and its source is the same as before: A study",
    ]);
  });
  test("that contradicts another", () => {
    const given = { source: "A study", isSourceNew: true, contradicts: true };
    const stillAt = [{ path: "/two", sentence: "It is 10%." }];
    expect(figure({ ...given, stillAt })).toEqual([
      "“10%” became “12%”, but /two still says: It is 10%.",
    ]);
    expect(figure(given)).toEqual(["“12%” contradicts another value on the site"]);
  });
  test("with a new source, one that is gone, and a plain number are no reason", () => {
    expect(figure({ source: "A study", isSourceNew: true })).toEqual(NONE);
    expect(figure({ old: null, source: "A study" })).toEqual(NONE);
    expect(figure({ new: null })).toEqual(NONE);
    expect(figure({ isClaim: false })).toEqual(NONE);
  });
});

test("characters that nobody sees or that look like others, if they are new", () => {
  expect(texts("$50M", "$5\u041eM")).toEqual([
    expect.stringMatching(/^Holds characters that mislead readers: U\+041E /),
  ]);
  expect(texts("Pure.", "Pu\u200bre."), "invisible").toHaveLength(1);
  expect(texts("Pu\u200bre.", "Pu\u200bre now.")).toEqual(NONE);
  expect(texts("Pu\u200bre.", "Pure.")).toEqual(NONE);
  expect(texts("5 mg", "5\u00a0mg"), "an honest one").toEqual(NONE);
});

test("a role that need not sign any more, and not one that must sign now", () => {
  const roles = (old: string | null, now: string | null) =>
    reasons({ subject: "roles", old, new: now });
  expect(roles("Legal, Medical", "Medical")).toEqual([
    "A release needs no signature any more by: Legal",
  ]);
  expect(roles("Legal", null)).toHaveLength(1);
  expect(roles("Legal", "Legal, Medical")).toEqual([]);
});

test("an address that answers no more", () => {
  const page = (change: Partial<FoundChange>) =>
    reasons({ subject: "page", ...change, places: [{ path: "/new", heading: [] }] });
  expect(page({ action: "removed", old: "Words.", new: null })).toEqual([
    "The address /new answers no more",
  ]);
  expect(page({ action: "moved", old: "/former", new: "/new" })).toEqual([
    "The address /former answers no more",
  ]);
  expect(page({ action: "added", old: null, new: "Words." })).toEqual(NONE);
  const file = (name: string) =>
    reasons({ subject: "file", action: "removed", name, old: "1 KB", new: null });
  expect(file("files/deck.pdf")).toEqual(["The address /files/deck.pdf answers no more"]);
  expect(file("assets/deck.pdf")).toEqual(NONE);
  expect(file("share/about.png")).toEqual(NONE);
});

test("an old address that leads on is no lost address", () => {
  const places = [{ path: "/new", heading: [] }];
  const move = { subject: "page", action: "moved", new: "/new" } as const;
  expect(reasons({ ...move, old: "/led-on", places })).toEqual(NONE);
});

test("what search engines may list", () => {
  const found = ["What search engines may list changed"];
  expect(
    texts(null, "noindex", { subject: "head", name: "Instructions for search engines" }),
  ).toEqual(found);
  expect(texts("a", "b", { subject: "file", name: "robots.txt" })).toEqual(found);
  expect(texts("a", "b", { subject: "file", name: "about/robots.txt.bak" })).toEqual(NONE);
});

test("a header that protects less, of a server and of a page", () => {
  const [old, now] = ["default-src 'self'", "default-src *"];
  const name = "Content-Security-Policy";
  const weaker = ["The Content Security Policy is weaker: default-src allows *"];
  expect(texts(old, now, { subject: "header", name })).toEqual(weaker);
  expect(texts(old, now, { subject: "head", name })).toEqual(weaker);
  expect(texts(now, "default-src 'none'", { subject: "header", name })).toEqual(NONE);
  expect(texts(old, now, { subject: "head", name: "Title" })).toEqual(NONE);
});

describe("styles", () => {
  const styles = { subject: "styles" } as const;
  test("whose rules changed are one of looks; where only comments did, of code", () => {
    const severity = (old: string | null, now: string | null) =>
      severityOf(sampleChange({ ...styles, old, new: now })).severity;
    expect(severity("a:hover{color:red}", null)).toBe("looks");
    expect(severity(null, null)).toBe("code");
  });
  test("that hold in no view are a reason, whether they came or went", () => {
    const [rule, other] = ["@media(hover:none){p{display:none}}", "p{color:red}"];
    const unseen = ["Rules changed that hold in no view of this review: @media(hover:none)"];
    expect(texts(rule, null, styles)).toEqual(unseen);
    expect(texts(rule, other, styles)).toEqual(unseen);
    expect(texts(other, `p{}\n${rule}`, styles)).toEqual(unseen);
    expect(texts(null, other, styles)).toEqual(NONE);
  });
  test("say what stands in quotes, and nothing else", () => {
    expect(texts(null, "p{stop-color:red}", styles)).toEqual(NONE);
    expect(texts(null, "p::after{content:'It cures.'}", styles)).toEqual([
      expect.stringMatching(/^“It cures” /),
    ]);
  });
});

test("a compressed copy that holds something else", () => {
  const name = "a.js.br";
  expect(texts(null, "does not hold it", { subject: "file", name, action: "changed" })).toEqual([
    "a.js.br does not hold it",
  ]);
  expect(texts("1 KB", null, { subject: "file", name })).toEqual(NONE);
});

test("a file of a picture without a reason is one of looks", () => {
  const change = sampleChange({ subject: "file", name: "favicon.ico", old: "1 KB", new: "2 KB" });
  expect(severityOf(change)).toMatchObject({ severity: "looks", reasons: [] });
});

test("a page that leaves the list for search engines; one that comes is no reason", () => {
  const at = { subject: "file", name: "sitemap.xml" } as const;
  const line = "<loc>https://own.example/page</loc>";
  expect(texts(line, null, { ...at, action: "changed" })).toEqual([
    "What search engines may list changed",
  ]);
  expect(texts(null, line, at)).toEqual(NONE);
});
