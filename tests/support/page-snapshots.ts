// Pages as a browser read them, made up: what tests of signatures and reports start from.
import { unpublishedBy } from "../../app/publish/content/publication";
import type {
  FrontmatterFile,
  PageSnapshot,
  SeenText,
  Snapshot,
} from "../../app/publish/review/page-model";

/** A text that is seen in every view. */
export function seenText(text: string, changes: Partial<SeenText> = {}): SeenText {
  return { kind: "text", heading: [], text, unseen: [], look: ["16 #222 on #fff"], ...changes };
}

/** A page with one heading and one sentence. */
export function readPage(path: string, changes: Partial<PageSnapshot> = {}): PageSnapshot {
  const heading = seenText("Our page", { kind: "heading", level: 1, look: ["40 #222 on #fff"] });
  return {
    path,
    title: `Page ${path}`,
    texts: [heading, seenText("It is 98% pure.", { heading: ["Our page"] })],
    links: [],
    images: [],
    head: [{ name: "Language", value: "en" }],
    markup: [],
    foreign: [],
    errors: [],
    file: `${path.slice(1)}/index.html`,
    isRead: true,
    widths: [1280, 768, 320],
    weight: { html: 1, css: 1, js: 1, images: 1 },
    inputs: "0",
    ...changes,
  };
}

/** A site with these pages, and a content file for each of these paths: "/*" is site.mdx. */
export function siteOf(
  pages: PageSnapshot[],
  fields: Record<string, Record<string, unknown>> = {},
): Snapshot {
  const content = Object.entries(fields).map(([path, own]): FrontmatterFile => {
    const unpublished = unpublishedBy(own);
    return { file: `content${path === "/*" ? "/site" : path}.mdx`, path, unpublished, fields: own };
  });
  return { pages, shells: [], leads: [], files: [], content };
}
