// What Remix knows about the site in; out the script that starts the code of a page.
import type { EntryContext } from "@remix-run/node";
import { z } from "zod";

/** How long code waits for the pictures of the first screen, in milliseconds; one that does not come delays no button. */
const PATIENCE = 1000;

/**
 * The text of a page's only script, the same for all pages. It is a file, so that `script-src 'self'` needs neither
 * hashes nor `unsafe-inline` (CSP 3), and does what Remix's inline scripts would do, but nothing before the first
 * paint: on a slow connection every byte of script delays words and pictures, and the page is complete without it.
 * Then it waits for the pictures of the first screen, and imports the site's code and the page's own, if it
 * is a page of prose. If a file is missing, the page stays as it was sent.
 */
export function startScript(entry: EntryContext): string {
  const { manifest, serverHandoffString = "{}" } = entry;
  // No route has a loader. Remix adds what the open page needs.
  const state = { loaderData: {}, actionData: null, errors: null };
  const handoff = z.record(z.string(), z.unknown()).parse(JSON.parse(serverHandoffString));
  const context = { ...handoff, state };
  return `window.__remixContext = ${JSON.stringify(context)};
window.__remixManifest = ${JSON.stringify(manifest)};
window.__remixRouteModules = {};
const { module } = document.querySelector("script[data-page]").dataset;
const pictures = [...document.images].filter(
  (image) => !image.complete && image.loading !== "lazy" && image.getBoundingClientRect().top < innerHeight,
);
const shown = pictures.map((image) => new Promise((done) => (image.onload = image.onerror = done)));
const patience = new Promise((done) => setTimeout(done, ${PATIENCE}));
async function start() {
  await Promise.race([Promise.all(shown), patience]);
  await Promise.all([...${JSON.stringify(importsOf(entry))}, ...(module ? [module] : [])].map((file) => import(file)));
}
requestAnimationFrame(() => setTimeout(() => start().catch(() => undefined)));
`;
}

/** The URLs of the site's code, which every page starts with. */
export function importsOf({ manifest }: EntryContext): string[] {
  return [...new Set([...manifest.entry.imports, manifest.entry.module])];
}
