// Reports written by hand, for tests of what people and machines read of a review. They come from no site and no build.
import type { Look } from "../../../app/publish/review/pictures/look";
import type {
  Change,
  FigureChange,
  PageReport,
  Picture,
  Report,
} from "../../../app/publish/review/report";

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

/** A report with every part, and every kind of change. */
export function fullReport(): Report {
  const pages = ["/", "/investors", "/about-us"].map((path) =>
    samplePage({ path, title: `Page ${path}`, listedOn: ["Home"] }),
  );
  const signature = { role: "Legal", name: "A. Reader", date: "2026-01-02" };
  return sampleReport({
    changes: [
      sampleChange({ severity: "critical", reasons: ["A reason."], figures: [sampleFigure()] }),
      ...pages.map(({ path }) => sampleChange({ places: [path], subject: "look", words: [] })),
      sampleChange({ words: [], places: [], action: "moved", views: ["320 px"] }),
      sampleChange({ severity: "code", subject: "code text", words: [], places: [] }),
      sampleChange({ severity: "code", subject: "code", words: [], places: [] }),
    ],
    pages: [...pages, samplePage({ path: "/new", kind: "moved", from: "/old" })],
    derived: ["sitemap.xml"],
    samePages: ["/plans"],
    warnings: [{ place: "content/investors.mdx:1:1", message: "a warning" }],
    waiting: ["/later is a draft"],
    signatures: pages.map(({ path, title }) => ({
      ...{ path, title, hash: "5".repeat(64) },
      ...{ signed: [signature], missing: ["Medical"], outdated: [signature] },
    })),
  });
}
