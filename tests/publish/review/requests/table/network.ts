// Requests that load, run or send something, or that lead elsewhere.
import type { ReviewRequest } from "../request";

const PAGE = "/notes/first";
const HOST = "tracker.example";

/** What it does, and the HTML that it puts before the list of the page. */
const ELEMENTS: [what: string, html: string, says: RegExp][] = [
  ["a script of another host", `<script src="https://${HOST}/a.js"></script>`, /tracker\.example/],
  ["a pixel of another host", `<img src="//${HOST}/a.gif" alt=""/>`, /tracker\.example/],
  ["a frame", '<iframe src="/about-us"></iframe>', /iframe, src: \/about-us/],
  [
    "a form that sends",
    '<form action="/send"><button>Send</button></form>',
    /form, action: \/send/,
  ],
  ["an object", '<object data="/icon-32.png"></object>', /object, data: \/icon-32/],
  ["a code of its own", "<script>document.title = 1</script>", /script “document\.title = 1”/],
];
/** What, and the element of the head. */
const HEAD_ELEMENTS: [what: string, html: string, says: RegExp][] = [
  ["a hint to another host", `<link rel="dns-prefetch" href="//${HOST}"/>`, /tracker\.example/],
  ["a prefetch", `<link rel="prefetch" href="https://${HOST}/a"/>`, /tracker\.example/],
  [
    "a style sheet of another host",
    `<link rel="stylesheet" href="https://${HOST}/a.css"/>`,
    /tracker\.example/,
  ],
  ["another base", '<base href="/elsewhere/"/>', /base, href: \/elsewhere/],
];

export const NETWORK: ReviewRequest[] = [
  ...ELEMENTS.map(([what, html, says]): ReviewRequest => ({
    name: `adds ${what}`,
    edit: (site) => site.page(PAGE, /(?=<h2)/, html),
    ...(html.includes(HOST) ? { critical: [says] } : { shows: [says] }),
  })),
  ...HEAD_ELEMENTS.map(([what, html, says]): ReviewRequest => ({
    name: `adds ${what} to the head`,
    edit: (site) => site.page(PAGE, /(?=<title>)/, html),
    ...(html.includes(HOST) ? { critical: [says] } : { shows: [says] }),
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
    name: "adds a handler to an element",
    edit: (site) => site.page(PAGE, "<h2 id", '<h2 onclick="alert(1)" id'),
    shows: [/Invisible detail added.*onclick/],
  },
  {
    name: "registers a service worker's file",
    inGate: true,
    edit: (site) => site.write("sw.js", "self.addEventListener('fetch', () => {});\n"),
    shows: [/sw\.js/],
  },
  {
    name: "turns a link into code",
    edit: (site) =>
      site.page("/about-us", 'href="/notes/first#the-list"', 'href="javascript:alert(1)"'),
    shows: [/javascript:/],
  },
  {
    name: "changes where a link leads",
    edit: (site) => site.reword("/notes/first#the-list", "/contact-us"),
    shows: ["to a page of prose"],
    changes: 1,
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
    name: "changes the address of an e-mail link under the same words",
    edit: (site) => site.page("/contact-us", "mailto:hello@", "mailto:other@"),
    shows: ["mailto:other@testwort.example"],
  },
  {
    name: "makes a link save a file",
    edit: (site) =>
      site.page(
        "/about-us",
        'href="/notes/first#the-list"',
        'download="x.exe" href="/notes/first#the-list"',
      ),
    shows: ["download: x.exe"],
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
