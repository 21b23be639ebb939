// Reports written by hand, for tests of what people and machines read of a review. They come from no site and no build.
import type { Look } from "../../app/publish/review/pictures/look";
import type {
  Change,
  FigureChange,
  PageReport,
  Picture,
  Report,
} from "../../app/publish/review/report";

/** One word of a sentence changed on one page. */
export function sampleChange(given: Partial<Change> = {}): Change {
  return {
    severity: "wording",
    reasons: [],
    subject: "text",
    action: "changed",
    name: "Text",
    heading: "The deck",
    old: "We wait for it.",
    new: "We hope for it.",
    words: [
      { text: "We ", mark: "same" },
      { text: "wait", mark: "removed" },
      { text: "hope", mark: "added" },
      { text: " for it.", mark: "same" },
    ],
    views: [],
    figures: [],
    places: ["/investors"],
    ...given,
  };
}

/** A claim that has become larger and gives no source. */
export function sampleFigure(given: Partial<FigureChange> = {}): FigureChange {
  const stillAt = [{ path: "/", text: "It is 10%." }];
  return {
    old: "10%",
    new: "12%",
    isClaim: true,
    source: null,
    isSourceNew: false,
    stillAt,
    ...given,
  };
}

export function samplePage(given: Partial<PageReport> = {}): PageReport {
  return {
    path: "/investors",
    title: "For investors",
    kind: "changed",
    source: "content/investors.mdx",
    listedOn: [],
    isList: false,
    views: [],
    ...given,
  };
}

export function sampleReport(given: Partial<Report> = {}): Report {
  return {
    verdict: "1 changed page, nothing critical.",
    date: "2026-01-31",
    base: { ref: "main", commit: "1".repeat(40) },
    head: { commit: "2".repeat(40), author: "A. Writer", isDirty: false, sources: "3".repeat(64) },
    counts: { critical: 0, wording: 1, links: 0, looks: 0, code: 0 },
    changes: [sampleChange()],
    pages: [samplePage()],
    derived: [],
    samePages: [],
    checked: "Each page was compared at 320, 768 and 1280 px and on paper.",
    warnings: [],
    waiting: [],
    signatures: [],
    ...given,
  };
}

/** A page that looks different in two views. The pictures contain no image; `picture` takes one that does. */
export function sampleLook(path = "/investors", picture = Buffer.from("picture")): Look {
  const view = (name: string): Picture => ({
    ...{ view: name, old: picture, new: picture, marked: picture },
    ...{ top: 412, height: 300 },
  });
  return { path, isWhole: false, changes: [], pictures: [view("320 px"), view("1280 px")] };
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
  const words = [
    { text, mark: "removed" },
    { text: " ", mark: "same" },
    { text, mark: "added" },
  ] as const;
  const whole = { name: text, heading: text, old: text, new: text };
  const figures = [
    sampleFigure({ old: text, new: text, source: text, stillAt: [{ path: text, text }] }),
  ];
  return sampleReport({
    verdict: text,
    base: { ref: text, commit: "1".repeat(40) },
    changes: [
      sampleChange({
        ...whole,
        severity: "critical",
        reasons: [text],
        words: [...words],
        figures,
        places: [text],
      }),
      sampleChange({ ...whole, words: [], places: [], action: "moved", views: [text] }),
      sampleChange({ ...whole, severity: "code", subject: "code text", words: [], places: [] }),
      sampleChange({ ...whole, severity: "code", subject: "code", words: [], places: [] }),
    ],
    pages: [
      samplePage({
        path: text,
        title: text,
        kind: "moved",
        from: text,
        source: text,
        listedOn: [text],
      }),
    ],
    derived: [text],
    samePages: [text],
    checked: text,
    warnings: [{ place: text, message: text }],
    waiting: [text],
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
