// Requests that add a page with something wrong on it: a new page is judged like one that changed.
import { addPage, NEW_PAGE, POINT } from "../new-page";
import type { ReviewRequest } from "../request";
import { NDA_NOTE } from "../specimen-words";

/** What is wrong, and what the review says about it. */
const FAULTS: [what: string, edit: ReviewRequest["edit"], says: string | RegExp][] = [
  [
    "loads a script of another host",
    (site) => {
      addPage(site);
      site.page(NEW_PAGE, /(?=<h2)/, '<script src="https://tracker.example/a.js"></script>');
    },
    /tracker\.example/,
  ],
  [
    "has no policy",
    (site) => {
      addPage(site);
      site.page(NEW_PAGE, /<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    },
    "A security header was removed.",
  ],
  [
    "hides a notice",
    (site) => {
      addPage(site, [POINT, NDA_NOTE]);
      site.style(NEW_PAGE, "main li { opacity: 0 }");
    },
    "Visitors cannot see this notice.",
  ],
  [
    "gives search engines another address",
    (site) => {
      addPage(site);
      site.page(NEW_PAGE, /(?<=rel="canonical" href=")[^"]+/, "https://other.example/");
    },
    "other.example",
  ],
  [
    "hides from search engines",
    (site) => {
      addPage(site);
      site.page(NEW_PAGE, "<title>", '<meta name="robots" content="noindex"/><title>');
    },
    "Instructions for search engines added",
  ],
];

/** What is wrong, and what the review says about it besides the page's words. */
const SMALL_FAULTS: [what: string, edit: ReviewRequest["edit"], says: string | RegExp][] = [
  [
    "loads a file that is missing",
    (site) => {
      addPage(site);
      site.page(NEW_PAGE, "</body>", '<script src="/missing.js"></script></body>');
    },
    "missing.js",
  ],
  [
    "leads a link nowhere",
    (site) => {
      addPage(site, ['href="/about-us">Who', 'href="/nowhere">Who'], ['"/about-us"', '"/nowhere"']);
    },
    "→ /nowhere",
  ],
  [
    "can hardly be read",
    (site) => {
      addPage(site);
      site.style(NEW_PAGE, "main li { color: #cfc9bb }");
    },
    /contrast/i,
  ],
];

export const NEW_PAGES: ReviewRequest[] = [
  ...FAULTS.map(([what, edit, says]): ReviewRequest => ({
    name: `adds a page that ${what}`,
    edit,
    ...(/another host|policy|notice/.test(what) ? { critical: [says] } : { shows: [says] }),
    ...(/notice/.test(what) && { inBrowser: true }),
  })),
  ...SMALL_FAULTS.map(([what, edit, says]): ReviewRequest => ({
    name: `adds a page that ${what}`,
    edit,
    shows: ["New page", says],
    inBrowser: true,
  })),
];
