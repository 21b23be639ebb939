// Reports written by hand, for tests of what people and machines read of a review. No site and no build is behind them.
import type { Look, Picture } from "../../app/publish/review/page-model";
import type { Change, FigureChange, PageReport, Report } from "../../app/publish/review/report";

/** One word of a sentence changed on one page. */
export function sampleChange(given: Partial<Change> = {}): Change {
  return {
    severity: "wording",
    reasons: [],
    subject: "text",
    action: "changed",
    name: "Paragraph",
    old: "We wait for it.",
    new: "We hope for it.",
    words: [
      { text: "We ", mark: "same" },
      { text: "wait ", mark: "removed" },
      { text: "hope ", mark: "added" },
      { text: "for it.", mark: "same" },
    ],
    views: [],
    figures: [],
    places: [{ path: "/investors", heading: ["The deck"], top: 640 }],
    ...given,
  };
}

/** A claim that has become larger and gives no source. */
export function sampleFigure(given: Partial<FigureChange> = {}): FigureChange {
  return {
    old: "10%",
    new: "12%",
    isClaim: true,
    source: null,
    isSourceNew: false,
    stillAt: [],
    contradicts: false,
    ...given,
  };
}

export function samplePage(given: Partial<PageReport> = {}): PageReport {
  return {
    path: "/investors",
    title: "For investors",
    kind: "changed",
    source: "content/investors.mdx",
    pictures: [],
    violations: { old: [], new: [] },
    weight: { old: null, new: null },
    ...given,
  };
}

/** Counts are taken from the changes. */
export function sampleReport(given: Partial<Omit<Report, "counts">> = {}): Report {
  const changes = given.changes ?? [sampleChange()];
  const countOf = (severity: Change["severity"]) =>
    changes.filter((change) => change.severity === severity).length;
  return {
    verdict: "1 change of wording on 1 page",
    base: { ref: "main", commit: "1".repeat(40) },
    head: { commit: "2".repeat(40), isDirty: false, sources: "3".repeat(64) },
    counts: {
      critical: countOf("critical"),
      wording: countOf("wording"),
      links: countOf("links"),
      looks: countOf("looks"),
      code: countOf("code"),
    },
    pages: [samplePage()],
    samePages: [],
    checked: "Each page was compared at 320, 768 and 1280 px and on paper.",
    warnings: [],
    waiting: [],
    signatures: [],
    ...given,
    changes,
  };
}

/** Two parts of the page differ at 1280 px. The pictures hold no image; `picture` takes one that does. */
export function sampleLook(picture = Buffer.from("picture")): Look {
  const band = { old: picture, new: picture, difference: picture };
  const view = (name: string): Picture => ({
    view: name,
    share: 0.0031,
    largest: 212,
    grew: 0,
    bands: [
      { ...band, top: 412, height: 300 },
      { ...band, top: 1500, height: 200 },
    ],
  });
  return {
    pictures: [view("320 px"), view("1280 px"), view("print")],
    violations: { old: [], new: [] },
  };
}

/** Texts that Markdown, HTML, GitHub or a reader's eye could take for something else. */
export const NASTY_TEXTS = [
  "10-",
  "~~10-~~12",
  "*a* **b** __c__ ~d~",
  "a | b | c",
  "`code` ```",
  "<b>bold</b> <img src=x onerror=alert(1)> <!-- gone -->",
  "</span></del></ins><h1>x",
  "[a](https://evil.example) ![b](https://evil.example/b.png)",
  "https://evil.example www.evil.example team@evil.example",
  "@everyone #1 GH-2 $i$ :tada:",
  "# heading",
  "- item",
  "1. item",
  "> quote",
  "line\n\n# next\n- line",
  "\\*escaped\\* &amp; &#42;",
  "$5\u041eM",
  "FDA \u202eevorppa\u202c ok",
  "a\u200bb\u2066c\u2069",
  "מעבדה 12% (א)",
  'x" onmouseover="alert(1)',
  "'; rm -rf / #",
];

/** A report in which every text that comes from a site, its files or its people is this one. */
export function sampleReportOf(text: string): Report {
  const signature = { role: text, name: text, date: text };
  const place = { path: text, heading: [text, text], top: 640 };
  return sampleReport({
    verdict: text,
    base: { ref: text, commit: "1".repeat(40) },
    changes: [
      sampleChange({
        severity: "critical",
        reasons: [text],
        name: text,
        old: text,
        new: `${text} `,
        words: [
          { text, mark: "removed" },
          { text, mark: "added" },
        ],
        figures: [
          sampleFigure({
            old: text,
            new: text,
            source: text,
            stillAt: [{ path: text, sentence: text }],
          }),
        ],
        places: [place, place],
      }),
      sampleChange({ old: text, new: text, words: [], places: [place], action: "moved" }),
      // With one of code, the pages that came out the same are named.
      sampleChange({
        severity: "code",
        name: text,
        old: text,
        new: text,
        words: [],
        places: [place],
      }),
    ],
    pages: [
      samplePage({
        path: text,
        title: text,
        kind: "renamed",
        from: text,
        source: text,
        violations: { old: [], new: [{ rule: "rule", help: text, elements: [text] }] },
      }),
    ],
    samePages: [text],
    checked: text,
    warnings: [{ place: text, message: text }],
    signatures: [
      {
        path: text,
        title: text,
        hash: "5".repeat(64),
        signed: [signature],
        missing: [text],
        outdated: [signature],
      },
    ],
  });
}
