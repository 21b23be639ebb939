// A preview and its report as an honest request uploads them: the smallest that are published.
import { metaPolicy } from "../../../app/publish/hosting/security-headers";
import { sampleReport } from "../sample-report";
import type { ZipEntry } from "./zip";

/** The commit that a preview and its report are made of. */
export const SHA = "c".repeat(40);

export const NOINDEX = '<meta name="robots" content="noindex"/>';
export const BAR = '<aside aria-label="Preview">Preview pr-7</aside>';

/** A page of a preview; each part can be left out. */
export function makePreviewPage({
  policy = metaPolicy(""),
  robots = NOINDEX,
  bar = BAR,
  head = "",
  body = "<main>A page</main>",
} = {}): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `<!DOCTYPE html><html lang="en"><head>${meta}${robots}${head}</head><body>${body}${bar}</body></html>`;
}

/** The files of the artifact "preview". */
export const PREVIEW: ZipEntry[] = [
  { name: "index.html", text: makePreviewPage() },
  { name: "assets/page-a1b2c3d4.js", text: 'addEventListener("click", () => {});' },
];

/** A report on this commit. */
export const REPORT = sampleReport({ head: { commit: SHA, isDirty: false, sources: "" } });

/** The files of the artifact "report". */
export function makeReport(report: object = REPORT): ZipEntry[] {
  return [
    {
      name: "index.html",
      text: `<!DOCTYPE html><html><head>${NOINDEX}</head><body></body></html>`,
    },
    { name: "report.json", text: JSON.stringify(report) },
    { name: "summary.md", text: "## 1 page changed" },
  ];
}
