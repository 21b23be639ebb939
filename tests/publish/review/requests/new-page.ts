// A page that a request adds to the specimen, with the frame and the head of the others.
import type { EditedSite } from "./edited-site";

/** Its address. */
export const NEW_PAGE = "/offer";
/** Its only point. */
export const POINT = "a point of the offer";

/** The words of the page that it is copied from, and their replacements. */
const WORDS: [old: string, now: string][] = [
  ["/notes/first", NEW_PAGE],
  ["/everything#how-it-works", "/about-us"],
  ["The first note", "An offer"],
  ["A page of prose in a folder.", "An offer for people."],
  ["How it works", "Who offers it"],
  ["a point", POINT],
  ["The list", "What it holds"],
  ["the-list", "what-it-holds"],
];

/**
 * Adds a page of prose with its code and its picture for shared links.
 * @param more of its words, and their replacements
 */
export function addPage(site: EditedSite, ...more: [old: string, now: string][]): void {
  const html = site.read("notes/first.html").toString();
  const [code = ""] = /assets\/first-[\w-]{8}\.js/.exec(html) ?? [];
  const [start = ""] = /assets\/start-[\da-f]{8}\.js/.exec(html) ?? [];
  const [manifest = ""] = /assets\/manifest-[\da-f]{8}\.js/.exec(html) ?? [];
  const words: typeof WORDS = [
    ...WORDS,
    ["notes/first", "offer"],
    [code, "assets/offer-AAAAAAAA.js"],
    [start, "assets/start-aaaaaaaa.js"],
    [manifest, "assets/manifest-aaaaaaaa.js"],
    ...more,
  ];
  const write = (name: string, text: string) =>
    site.write(
      name,
      words.reduce((written, [old, now]) => written.replaceAll(old, now), text),
    );
  write("offer.html", html);
  write("assets/offer-AAAAAAAA.js", site.read(code).toString());
  write("assets/start-aaaaaaaa.js", site.read(start).toString());
  write("assets/manifest-aaaaaaaa.js", site.read(manifest).toString());
  site.write("share/offer.png", site.read("share/about-us.png"));
}
