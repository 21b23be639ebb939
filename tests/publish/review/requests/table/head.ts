// Requests that change what a page or a server tells browsers and search engines.
import type { ReviewRequest } from "../request";

const PAGE = "/notes/first";

export const HEAD: ReviewRequest[] = [
  {
    name: "allows scripts of another host in the policy of each page",
    edit: (site) =>
      site.pages("script-src &#x27;self&#x27;", "script-src &#x27;self&#x27; https://cdn.example"),
    critical: ["A security header was changed."],
    places: 4,
  },
  {
    name: "weakens the policy in _headers",
    edit: (site) => site.file("_headers", "connect-src 'none'; ", ""),
    critical: ["A security header was changed."],
  },
  {
    name: "says that a page is in German",
    edit: (site) => site.page(PAGE, '<html lang="en"', '<html lang="de"'),
    shows: ["Language changed", /de/],
    changes: 1,
  },
  {
    name: "hides the site from search engines",
    inGate: true,
    edit: (site) => site.file("robots.txt", "Allow: /", "Disallow: /"),
    shows: [/robots\.txt changed.*Disallow: \//s],
    changes: 1,
  },
  {
    name: "gives search engines another address",
    edit: (site) => site.page(PAGE, /(?<=rel="canonical" href=")[^"]+/, "https://other.example/"),
    shows: ["other.example"],
  },
  {
    name: "takes a page out of the list for search engines",
    inGate: true,
    edit: (site) => site.file("sitemap.xml", /.*notes\/first.*\n/, ""),
    shows: [/sitemap\.xml changed.*notes\/first/s],
    changes: 1,
  },
  {
    name: "leads visitors away after ten minutes",
    edit: (site) =>
      site.page(PAGE, "<title>", '<meta http-equiv="refresh" content="600;url=/about-us"/><title>'),
    critical: ["The page redirects visitors: 600;url=/about-us"],
  },
];
