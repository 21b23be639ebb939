// Requests that add a page with something wrong on it: a new page is judged like one that changed.
import { addPage, NEW_PAGE, POINT } from "../new-page";
import type { ReviewRequest } from "../request";
import { NDA_NOTE } from "../specimen-words";

export const NEW_PAGES: ReviewRequest[] = [
  {
    name: "adds a page that loads a script of another host",
    edit: (site) => {
      addPage(site);
      site.page(NEW_PAGE, /(?=<h2)/, '<script src="https://tracker.example/a.js"></script>');
    },
    critical: ["tracker.example"],
  },
  {
    name: "adds a page that has no policy",
    edit: (site) => {
      addPage(site);
      site.page(NEW_PAGE, /<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    },
    critical: ["A security header was removed."],
  },
  {
    name: "adds a page that hides a notice",
    edit: (site) => {
      addPage(site, [POINT, NDA_NOTE]);
      site.style(NEW_PAGE, "main li { opacity: 0 }");
    },
    critical: ["Visitors cannot see this notice."],
    inBrowser: true,
  },
  {
    name: "adds a page that hides from search engines",
    edit: (site) => {
      addPage(site);
      site.page(NEW_PAGE, "<title>", '<meta name="robots" content="noindex"/><title>');
    },
    shows: ["Instructions for search engines added"],
  },
  {
    name: "adds a page that leads a link nowhere",
    edit: (site) =>
      addPage(site, ['href="/about-us">Who', 'href="/nowhere">Who'], ['"/about-us"', '"/nowhere"']),
    shows: ["→ /nowhere"],
  },
  {
    name: "adds a page that loads a file that is missing",
    edit: (site) => {
      addPage(site);
      site.page(NEW_PAGE, "</body>", '<script src="/missing.js"></script></body>');
    },
    shows: ["missing.js"],
    inBrowser: true,
  },
  {
    name: "adds a page that can hardly be read",
    edit: (site) => {
      addPage(site);
      site.style(NEW_PAGE, "main li { color: #cfc9bb }");
    },
    shows: [/contrast/i],
    inBrowser: true,
  },
];
