// The checked content and the last review in; out, for a preview only, the bar's component, its texts and the report.
import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import type { Preview } from "../../preview";
import { checkOnce } from "../content/check-content";
import { shownPages } from "../content/prose-pages";
import { previewLabel } from "../env";
import { showHidden } from "../markup/characters";
import { digestSources } from "../sandbox/sources";
import type { Report } from "./report";
import { findHead } from "./sites/git";

const BAR = "virtual:preview-bar";
const WORDS = "virtual:preview";
const REVIEW = "build/review";

/**
 * Makes `virtual:preview-bar` and `virtual:preview`, and puts the last report into `build/client/review`.
 * Must come after the plugin that checks the built files: the report has its own styles and script.
 * @param base the base path of the site, with a slash at both ends
 */
export function previewPlugin(base: string): Plugin {
  const label = previewLabel();
  let config: ResolvedConfig;
  return {
    name: "preview",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      if (id === BAR && label !== undefined)
        return join(config.root, "app/sections/frame/preview-bar.tsx");
      return id === BAR || id === WORDS ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${BAR}`) return "export const PreviewBar = () => null;";
      if (id === `\0${WORDS}` && label !== undefined)
        return `export default ${JSON.stringify(await describePreview(config.root, label, base))};`;
      return undefined;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (label === undefined || !config.build.ssr || !(await readReport(config.root))) return;
        await cp(
          join(config.root, REVIEW),
          resolve(config.root, config.build.outDir, "../client/review"),
          { recursive: true },
        );
      },
    },
  };
}

async function describePreview(root: string, label: string, base: string): Promise<Preview> {
  const { pages } = await checkOnce(root);
  const checked = [...pages.values()];
  const report = await readReport(root);
  const head = await findHead().catch(() => undefined);
  const shared = checked.find(({ name }) => name === "site")?.placeholders ?? [];
  const described = shownPages(checked, false).flatMap(({ file, name, url, placeholders }) => {
    const path = name === "not-found" ? "/404.html" : url;
    const notes = [...placeholders, ...shared].map(({ message }) => message.replace(/^.*?: /, ""));
    return path === undefined ? [] : [[path, { source: file, placeholders: notes }] as const];
  });
  return {
    label,
    commit: head ? head.commit.slice(0, 8) + (head.isDirty ? "+" : "") : "unknown",
    pages: Object.fromEntries(described),
    ...(report && { review: describeReview(report, base) }),
    drafts: checked
      .flatMap(({ url, frontmatter, unpublished }) =>
        url && unpublished
          ? { path: url, words: `${String(frontmatter["title"])} (${unpublished.words})` }
          : [],
      )
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

function describeReview(
  { verdict, pages, signatures }: Report,
  base: string,
): NonNullable<Preview["review"]> {
  return {
    verdict: showHidden(verdict),
    href: `${base}review/index.html`,
    changes: pages.map(({ path, title, kind }) => ({
      path,
      words: showHidden(`${title || path} (${kind})`),
    })),
    signatures: Object.fromEntries(
      signatures.map(({ path, signed, missing }) => [
        path,
        { signed: signed.map(({ role, name }) => showHidden(`${role} (${name})`)), missing },
      ]),
    ),
  };
}

/** The last review's report; undefined when the files have changed since. */
async function readReport(root: string): Promise<Report | undefined> {
  const text = await readFile(join(root, REVIEW, "report.json"), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- this project's own command wrote it
  const report = JSON.parse(text) as Report;
  return report.head.sources === (await digestSources(root)) ? report : undefined;
}
