// Requests that load, run or send something, or that lead elsewhere.
import type { ReviewRequest } from "../request";

const PAGE = "/notes/first";
const HOST = "tracker.example";

/** What it does, and the HTML that it puts before the list of the page. */
const ELEMENTS: [what: string, html: string, says: RegExp][] = [
  ["a script of another host", `<script src="https://${HOST}/a.js"></script>`, /tracker\.example/],
  ["a pixel of another host", `<img src="//${HOST}/a.gif" alt=""/>`, /tracker\.example/],
  ["a frame", '<iframe src="/about-us"></iframe>', /<iframe/],
  ["a form that sends", '<form action="/send"><button>Send</button></form>', /<form/],
  ["an object", '<object data="/icon-32.png"></object>', /<object/],
  ["a code of its own", "<script>document.title = 1</script>", /<script/],
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
  ["another base", '<base href="/elsewhere/"/>', /<base/],
];

export const NETWORK: ReviewRequest[] = [
  ...ELEMENTS.map(([what, html, says]): ReviewRequest => ({
    name: `adds ${what}`,
    edit: (site) => site.page(PAGE, /(?=<h2)/, html),
    says: { critical: [says] },
  })),
  ...HEAD_ELEMENTS.map(([what, html, says]): ReviewRequest => ({
    name: `adds ${what} to the head`,
    edit: (site) => site.page(PAGE, /(?=<title>)/, html),
    says: { critical: [says] },
  })),
  {
    name: "loads a font of another host",
    edit: (site) =>
      site.style(
        PAGE,
        `@font-face { font-family: x; src: url(https://${HOST}/x.woff2) } h1 { font-family: x }`,
      ),
    says: { critical: ["The page now loads from another host: tracker.example"] },
  },
  {
    name: "sends clicks to another host from code",
    edit: (site) =>
      site.file(
        "assets/first.js",
        /$/,
        `;addEventListener("click", () => navigator.sendBeacon("https://${HOST}/c"));`,
      ),
    says: { critical: ["tracker.example"] },
    never: ["the same"],
  },
  {
    name: "asks another host when code starts",
    edit: (site) =>
      site.file("assets/first.js", /$/, `;fetch("https://${HOST}/c").catch(() => 0);`),
    says: { critical: ["tracker.example"] },
  },
  {
    name: "adds a handler to an element",
    edit: (site) => site.page(PAGE, "<h2 id", '<h2 onclick="alert(1)" id'),
    says: { critical: [/An element that can load, run or send something is new: .*onclick/] },
  },
  {
    name: "registers a service worker's file",
    inGate: true,
    edit: (site) => site.write("sw.js", "self.addEventListener('fetch', () => {});\n"),
    says: { critical: [/sw\.js/] },
  },
  {
    name: "turns a link into code",
    edit: (site) =>
      site.page("/about-us", 'href="/notes/first#the-list"', 'href="javascript:alert(1)"'),
    says: { critical: [/javascript:/] },
  },
  {
    name: "changes where a link leads",
    edit: (site) => site.reword("/notes/first#the-list", "/contact-us"),
    says: { links: ["to a page of prose"] },
    never: ["the same"],
    changes: 1,
  },
  {
    name: "leads a link to another host",
    edit: (site) => site.reword("/notes/first#the-list", "https://partner.example/"),
    says: { links: [/partner\.example/] },
    changes: 1,
  },
  {
    name: "leads a link nowhere",
    edit: (site) => site.reword("/notes/first#the-list", "/nowhere"),
    says: { links: ["/nowhere (“"] },
  },
  {
    name: "writes a link that no one can decode",
    inGate: true,
    edit: (site) => site.reword("/notes/first#the-list", "/%E0%A4%A"),
    says: { links: ["Link that leads nowhere"] },
  },
  {
    name: "changes the address of an e-mail link under the same words",
    edit: (site) => site.page("/contact-us", "mailto:hello@", "mailto:other@"),
    says: { links: ["mailto:other@testwort.example"] },
  },
  {
    name: "makes a link save a file",
    edit: (site) =>
      site.page(
        "/about-us",
        'href="/notes/first#the-list"',
        'download="x.exe" href="/notes/first#the-list"',
      ),
    says: { looks: ["download="] },
    never: ["the same"],
  },
  {
    name: "ships code that does not start",
    edit: (site) => site.file("assets/first.js", /^/, "this is no code;"),
    says: { critical: [/The page reports an error/] },
    inBrowser: true,
  },
  {
    name: "ships code that reports an error",
    edit: (site) => site.file("assets/first.js", /$/, ';console.error("It went wrong.");'),
    says: { critical: ["The page reports an error: It went wrong."] },
    inBrowser: true,
  },
];
