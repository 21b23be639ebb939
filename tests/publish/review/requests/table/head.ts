// Requests that change what a page or a server tells browsers and search engines.
import type { ReviewRequest } from "../request";

const PAGE = "/notes/first";
const ROBOTS = '<meta name="robots" content="noindex"/>';

export const HEAD: ReviewRequest[] = [
  {
    name: "allows scripts of another host in the policy of each page",
    edit: (site) =>
      site.pages("script-src &#x27;self&#x27;", "script-src &#x27;self&#x27; https://cdn.example"),
    says: { critical: ["script-src allows https://cdn.example"] },
    places: 4,
  },
  {
    name: "drops the policy of one page",
    edit: (site) => site.page(PAGE, /<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    says: { critical: [/content-security-policy is not sent any more/i] },
  },
  {
    name: "weakens the policy in _headers",
    edit: (site) => site.file("_headers", "connect-src 'none'; ", ""),
    says: { critical: ["connect-src is gone"] },
    never: [/wording/i],
  },
  {
    name: "drops headers of nginx and lists its folders",
    edit: (site) => {
      site.file("../nginx.conf", /.*add_header X-Frame-Options.*\n/, "");
      site.file("../nginx.conf", "autoindex off", "autoindex on");
    },
    says: { critical: ["X-Frame-Options (nginx.conf) is not sent any more", /autoindex/] },
  },
  {
    name: "says that a page is in German",
    edit: (site) => site.page(PAGE, '<html lang="en"', '<html lang="de"'),
    says: { wording: ["Language, changed", /de/] },
    never: ["the same"],
    changes: 1,
  },
  {
    name: "turns the direction of a page around",
    edit: (site) => site.page(PAGE, '<html lang="en"', '<html lang="en" dir="rtl"'),
    says: { wording: ["dir, added"], looks: [/Looks different/] },
    inBrowser: true,
  },
  {
    name: "hides a page from search engines",
    edit: (site) => site.page(PAGE, "<title>", `${ROBOTS}<title>`),
    says: { critical: ["What search engines may list changed"] },
  },
  {
    name: "lets search engines list the page that is not found",
    edit: (site) => site.page("/404.html", /<meta name="robots"[^>]*>/, ""),
    says: { critical: ["What search engines may list changed"] },
  },
  {
    name: "hides the site from search engines",
    inGate: true,
    edit: (site) => site.file("robots.txt", "Allow: /", "Disallow: /"),
    says: { critical: ["What search engines may list changed", "Disallow: /"] },
    changes: 1,
  },
  {
    name: "gives search engines another address",
    edit: (site) => site.page(PAGE, /(?<=rel="canonical" href=")[^"]+/, "https://other.example/"),
    says: { critical: ["The page now loads from another host: other.example"] },
  },
  {
    name: "takes a page out of the list for search engines",
    inGate: true,
    edit: (site) => site.file("sitemap.xml", /.*notes\/first.*\n/, ""),
    says: { critical: ["What search engines may list changed", "/notes/first"] },
    changes: 1,
  },
  {
    name: "leads visitors away after ten minutes",
    edit: (site) =>
      site.page(PAGE, "<title>", '<meta http-equiv="refresh" content="600;url=/about-us"/><title>'),
    says: { critical: ["The page leads visitors away: 600;url=/about-us"] },
  },
  {
    name: "keeps visitors from zooming",
    edit: (site) => site.page(PAGE, "initial-scale=1", "initial-scale=1, user-scalable=no"),
    says: { wording: ["viewport, changed"] },
    never: ["the same"],
  },
  {
    name: "sends the address of the page to other hosts",
    edit: (site) => site.page(PAGE, 'content="no-referrer"', 'content="unsafe-url"'),
    says: { critical: [/referrer/i] },
  },
  {
    name: "says in structured data that the page is a therapy",
    edit: (site) => site.page(PAGE, '"@type":"BreadcrumbList"', '"@type":"MedicalTherapy"'),
    says: { wording: ["MedicalTherapy"] },
    never: ["the same"],
  },
];
