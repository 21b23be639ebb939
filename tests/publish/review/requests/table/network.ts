// Requests that load, run or send something, or that lead elsewhere.
import type { ReviewRequest } from "../request";

const PAGE = "/notes/first";
const HOST = "tracker.example";

/** What names another host, and the element. */
const ELEMENTS: [what: string, html: string][] = [
  ["a script", `<script src="https://${HOST}/a.js"></script>`],
  ["a pixel", `<img src="//${HOST}/a.gif" alt=""/>`],
  ["a hint", `<link rel="dns-prefetch" href="//${HOST}"/>`],
  ["a prefetch", `<link rel="prefetch" href="https://${HOST}/a"/>`],
  ["a style sheet", `<link rel="stylesheet" href="https://${HOST}/a.css"/>`],
];

export const NETWORK: ReviewRequest[] = [
  ...ELEMENTS.map(([what, html]): ReviewRequest => ({
    name: `adds ${what} of another host`,
    edit: (site) => site.page(PAGE, /(?=<h2)/, html),
    critical: [HOST],
  })),
  {
    name: "loads a font of another host",
    edit: (site) =>
      site.style(
        PAGE,
        `@font-face { font-family: x; src: url(https://${HOST}/x.woff2) } h1 { font-family: x }`,
      ),
    critical: ["The page loads from another host: https://tracker.example"],
  },
  {
    name: "sends clicks to another host from code",
    edit: (site) =>
      site.file(
        "assets/first.js",
        /$/,
        `;addEventListener("click", () => navigator.sendBeacon("https://${HOST}/c"));`,
      ),
    shows: ["Address of another host in code added: tracker.example"],
  },
  {
    name: "registers a service worker's file",
    inGate: true,
    edit: (site) => site.write("sw.js", "self.addEventListener('fetch', () => {});\n"),
    shows: [/sw\.js/],
  },
  {
    name: "leads a link to another host",
    edit: (site) => site.reword("/notes/first#the-list", "https://partner.example/"),
    shows: [/partner\.example/],
    changes: 1,
  },
  {
    name: "writes a link that no one can decode",
    inGate: true,
    edit: (site) => site.reword("/notes/first#the-list", "/%E0%A4%A"),
    shows: ["Link that leads nowhere"],
  },
  {
    name: "ships code that does not start",
    edit: (site) => site.file("assets/first.js", /^/, "this is no code;"),
    shows: [/^Error in the browser/],
    inBrowser: true,
  },
  {
    name: "ships code that reports an error",
    edit: (site) => site.file("assets/first.js", /$/, ';console.error("It went wrong.");'),
    shows: [/^Error in the browser.*It went wrong\./],
    inBrowser: true,
  },
];
