// Reports and sites written by hand, for tests of what people read of a review. They come from no build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { readSites, type Site } from "../../../app/publish/review/bytes/site";
import type { Change, PageReport, Report } from "../../../app/publish/review/report";
import { lineOf } from "../../../app/publish/review/words/document";

/** One word of a sentence changed on one page. */
export function sampleChange(given: Partial<Change> = {}): Change {
  return {
    ...{ subject: "text", action: "changed", name: "Text", heading: "The deck" },
    ...{ old: "We wait for it.", new: "We hope for it." },
    words: [
      { text: "We ", mark: "same" },
      { text: "wait", mark: "removed" },
      { text: "hope", mark: "added" },
      { text: " for it.", mark: "same" },
    ],
    ...{ lines: [], links: [], isNotice: false, views: [], places: ["/investors"], times: 1 },
    ...{ notes: [], figures: 0, reasons: [], consequences: [] },
    ...given,
  };
}

function samplePage(given: Partial<PageReport> = {}): PageReport {
  return {
    ...{ path: "/investors", title: "For investors", kind: "changed" },
    ...{ source: "content/investors.mdx", findings: [], pictures: [] },
    ...given,
  };
}

export function sampleReport(given: Partial<Report> = {}): Report {
  return {
    ...{ verdict: "Found: 1 paragraph.", date: "2026-01-31 12:00" },
    base: { title: "main", commit: "1".repeat(40) },
    head: { title: "pull request 7", commit: "2".repeat(40) },
    ...{
      changes: [sampleChange()],
      pages: [samplePage()],
      findings: [],
      waiting: [],
      allPages: 20,
      samePages: 3,
    },
    ...given,
  };
}

/** A report with every part, and every kind of change. */
export function fullReport(picture = Buffer.from("picture")): Report {
  const views = ["at 1280 px", "at 320 px", "in print"];
  const findings = ["line 3: a finding"];
  const pages = ["/", "/investors", "/about-us"].map((path) => {
    const pictures = views.map((view) => {
      // Decoders ignore what follows a picture.
      const now = Buffer.concat([picture, Buffer.from(path + view)]);
      return { view, old: picture, new: now, width: 1280 };
    });
    return samplePage({ path, title: `Page ${path}`, findings, pictures });
  });
  const whole = [
    { name: "Heading 2", text: "A heading of the new page" },
    { name: "Text", text: "A paragraph of the new page" },
  ];
  const page = { subject: "page", old: null, new: null } as const;
  const consequences = [sampleChange({ name: "Title", subject: "head", words: [] })];
  return sampleReport({
    changes: [
      sampleChange({ reasons: ["A reason."], notes: ["A note."], consequences, times: 2 }),
      ...pages.map(({ path }) => sampleChange({ places: [path], subject: "look", words: [] })),
      sampleChange({
        ...page,
        words: [],
        action: "added",
        name: "New",
        lines: whole,
        places: ["/new"],
      }),
      sampleChange({
        words: [],
        places: ["/", "/investors"],
        action: "hidden",
        views: ["in print"],
      }),
      sampleChange({ subject: "field", name: "title in content/x.mdx", words: [], places: [] }),
      sampleChange({ subject: "header", name: "Header A", words: [], places: [] }),
      sampleChange({
        ...page,
        words: [],
        subject: "code",
        name: "Code changed in 1 file",
        lines: whole,
        places: [],
      }),
    ],
    pages: [...pages, samplePage({ path: "/new", title: "New", kind: "moved", from: "/old" })],
    findings: ["content/site.mdx, line 1: a finding"],
    waiting: ["/later is a draft"],
  });
}

/** Two sites with these files, by their names in the build; those of the content begin with `content/`. */
export async function readSitesOf(
  ...built: [old: Record<string, string | Buffer>, now: Record<string, string | Buffer>]
): Promise<[Site, Site]> {
  const root = mkdtempSync(join(tmpdir(), "sites-"));
  const foldersIn = (folder: string) => ({
    client: join(folder, "client"),
    content: join(folder, "content"),
  });
  for (const [index, files] of built.entries()) {
    mkdirSync(join(root, String(index), "content"), { recursive: true });
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(root, String(index), name.startsWith("content/") ? "" : "client", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
  const sites = await readSites(foldersIn(join(root, "0")), foldersIn(join(root, "1")));
  rmSync(root, { recursive: true });
  return sites;
}

/** A site of one page with these fields, which says these texts. */
export function siteOf(path: string, fields: Record<string, unknown>, texts: string[]): Site {
  const file = { name: "x.html", published: "x.html", bytes: Buffer.of(), text: "", hash: "" };
  const lines = texts.map((text) => lineOf("text", "Text", text));
  const document = { title: "", description: "", refresh: "", lines, links: [], ids: new Set("") };
  const unpublished = fields["draft"] === true ? ({ words: "a draft" } as const) : undefined;
  return {
    ...{ files: new Map(), addresses: new Set(""), redirects: new Map() },
    pages: new Map([[path, { path, file, document }]]),
    content: [{ file: "content/x.mdx", path, unpublished, fields, lines: [] }],
  };
}
