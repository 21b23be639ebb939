// What a preview must not hold, in archives that no build of this project would make.
import { expect, test } from "vitest";

import { checkPreview } from "../../../app/publish/deploy/preview-rules";
import { readArchive } from "../../../app/publish/deploy/zip";
import { BAR, makePreviewPage, makeReport, NOINDEX, PREVIEW } from "../../support/github/preview";
import { makeZip, type ZipEntry } from "../../support/github/zip";

const check = (entries: ZipEntry[], report = makeReport()) =>
  checkPreview(
    readArchive(makeZip(entries)),
    readArchive(makeZip(report)),
    "https://owner.github.io",
  );

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml">${inside}</svg>`;

test("an honest preview is published, with all kinds of files that a site has", () => {
  expect(() =>
    check([
      ...PREVIEW,
      { name: "_headers", text: "/*\n  X-Robots-Tag: noindex\n" },
      { name: "assets/answer-Bsw.js", text: "export const fetched = 1;" },
      {
        name: "assets/chart.svg",
        text: svg('<path d="M0 0h1"/><text>Once = 1, upon a time</text>'),
      },
      { name: "sitemap.xml", text: '<?xml version="1.0" encoding="UTF-8"?><urlset></urlset>' },
      ...["a.pdf", "a.png", "a.txt", "a.webmanifest"].map((name) => ({ name, text: "" })),
    ]),
  ).not.toThrow();
});

test.each<[string, ZipEntry, string]>([
  ["a service worker by its name", { name: "sw.js", text: "" }, "is a service worker"],
  ["one in a folder", { name: "about-us/SW.js", text: "" }, "is a service worker"],
  ["one with its name in full", { name: "service-worker.v2.js" }, "is a service worker"],
  ["one of a module's ending", { name: "sw.mjs" }, "of a kind that no page needs"],
  [
    "a service worker by its code",
    { name: "a.js", text: 'self.addEventListener("fetch", answer)' },
    "is a service worker",
  ],
  [
    "one in other quotes",
    { name: "a.js", text: "self . addEventListener( `install` , keep)" },
    "is a service worker",
  ],
  ["one with a handler", { name: "a.js", text: "self.onfetch = answer" }, "is a service worker"],
  [
    "one that asks what it is",
    { name: "a.js", text: "self instanceof ServiceWorkerGlobalScope" },
    "is a service worker",
  ],
  [
    "code that registers one",
    { name: "a.js", text: 'navigator.serviceWorker.register("a.txt")' },
    "is a service worker",
  ],
  [
    "code that registers one by another way",
    { name: "a.js", text: 'navigator["serviceWorker"]' },
    "is a service worker",
  ],
  [
    "a header that widens a service worker's scope",
    { name: "_headers", text: "/*\n  service-worker-allowed: /\n" },
    "lets service workers in",
  ],
  ["a page without the bar", page({ bar: "" }), "lacks the preview bar"],
  ["a bar in a template", page({ bar: `<template>${BAR}</template>` }), "lacks the preview bar"],
  [
    "a bar that is hidden",
    page({ bar: BAR.replace("aside", "aside hidden") }),
    "lacks the preview",
  ],
  ["a bar in a comment", page({ bar: `<!--${BAR}-->` }), "lacks the preview bar"],
  ["a page for search engines", page({ robots: "" }), "lacks <meta name"],
  ["a noindex in the body", page({ robots: "", body: `<main>${NOINDEX}</main>` }), "lacks <meta"],
  ["a page with an ending in capitals", { name: "A.HTML", text: "<p>A page</p>" }, "lacks <meta"],
  ["a page of another kind", { name: "a.xhtml", text: "" }, "of a kind that no page needs"],
  ["a page without an ending", { name: "page", text: "" }, "of a kind that no page needs"],
  [
    "a page without the policy",
    page({ policy: "script-src *" }),
    "the policy's meta tag is missing",
  ],
  [
    "a page whose policy lets service workers in",
    page({
      policy: "default-src 'none'; script-src 'self'",
      head: '<script src="/a.js"></script>',
    }),
    "the policy's meta tag is missing",
  ],
  ["a page with code", page({ head: "<script>alert(1)</script>" }), "inline scripts"],
  [
    "a page with code of others",
    page({ head: '<script src="//evil.example/a.js"></script>' }),
    "evil",
  ],
  ["a page in UTF-16", { name: "a.html", text: "\ufeff<\0p\0>\0" }, "is not plain text in UTF-8"],
  [
    "a drawing in another encoding",
    { name: "a.svg", text: `<?xml version="1.0" encoding="UTF-7"?>${svg("")}` },
    "is not plain text in UTF-8",
  ],
  ["a drawing with code", { name: "a.svg", text: svg("<script>1</script>") }, "holds code"],
  ["code with a prefix", { name: "a.svg", text: svg("<x:script>1</x:script>") }, "holds code"],
  ["a drawing with a handler", { name: "a.svg", text: svg('<g\nonclick = "1"/>') }, "holds code"],
  [
    "an attribute that becomes a handler",
    { name: "a.svg", text: svg('<set attributeName="onclick" to="1"/>') },
    "holds code",
  ],
  [
    "an abbreviation that becomes code",
    { name: "a.svg", text: `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}` },
    "holds code",
  ],
  [
    "XML that is transformed into a page",
    { name: "a.xml", text: '<?xml-stylesheet type="text/xsl" href="a.txt"?><a/>' },
    "holds code",
  ],
  ["XML with a page's code", { name: "a.xml", text: svg('<x:body x="1"/>') }, "holds code"],
])("%s is refused", (_, entry, said) => {
  expect(() => check([...PREVIEW, entry])).toThrow(said);
});

test("a preview without a first page is refused", () => {
  expect(() => check([{ name: "a.html", text: makePreviewPage() }])).toThrow("has no index.html");
});

test.each<[string, ZipEntry[], string]>([
  ["for search engines", [{ name: "index.html", text: "<p>A report</p>" }], "lacks <meta name"],
  ["with a script beside it", [...makeReport(), { name: "a.js" }], "that no report needs"],
  ["with a drawing beside it", [...makeReport(), { name: "a.svg" }], "that no report needs"],
])("a report %s is refused", (_, report, said) => {
  expect(() => check(PREVIEW, report)).toThrow(said);
});

function page(parts: Parameters<typeof makePreviewPage>[0]): ZipEntry {
  return { name: "page/index.html", text: makePreviewPage(parts) };
}
