// Requests that change files which no page shows.
import { brotliCompressSync } from "node:zlib";

import type { ReviewRequest } from "../request";

export const FILES: ReviewRequest[] = [
  {
    name: "ships a compressed page that holds something else",
    inGate: true,
    edit: (site) => site.write("about-us/index.html.br", brotliCompressSync("<h1>Cured</h1>")),
    says: { critical: ["about-us/index.html.br: This compressed copy does not hold"] },
    never: ["the same"],
  },
  {
    name: "ships a compressed page that nobody can unpack",
    edit: (site) => site.write("about-us/index.html.gz", "no archive"),
    says: { critical: ["about-us/index.html.gz: This compressed copy does not hold"] },
  },
  {
    name: "ships pages without their compressed copies",
    edit: (site) => site.allPages().forEach((name) => site.remove(`${name}.br`)),
    says: { code: ["about-us/index.html.br, removed"] },
  },
  {
    name: "writes the page that a host sends for any address differently",
    edit: (site) => site.file("spa-fallback.html", "<html", "<html "),
    says: { code: ["spa-fallback.html, changed"] },
  },
  {
    name: "renames the application that phones install",
    edit: (site) =>
      site.file("manifest.webmanifest", '"name":"Testwort Laboratories"', '"name":"Curewort"'),
    says: { wording: ["manifest.webmanifest, name, changed", "Curewort"] },
    never: ["the same"],
  },
  {
    name: "adds a file that no page names",
    inGate: true,
    edit: (site) => site.write("downloads/deck.pdf", "%PDF-1.4 a deck"),
    says: { wording: ["downloads/deck.pdf, added"] },
    never: ["the same"],
  },
  {
    name: "removes a file",
    edit: (site) => site.remove("icon-512.png"),
    says: { critical: ["The address /icon-512.png no longer exists"] },
    never: ["the same"],
  },
  {
    name: "hides a file among those with a dot",
    inGate: true,
    edit: (site) => site.write(".well-known/apple-app-site-association", "{}"),
    says: { wording: [".well-known/apple-app-site-association, added"] },
    never: ["the same"],
  },
];
