// Requests that change how the site looks: colours, pictures, fonts.
import type { ReviewRequest } from "../request";

const PAGE = "/about-us";
export const PICTURES: ReviewRequest[] = [
  {
    name: "breaks the layout where JavaScript runs",
    edit: (site) =>
      site.style(PAGE, "@media (scripting: enabled) { section[class] { padding: 9rem } }"),
    shows: ["looks different", "padding: 9rem"],
    inBrowser: true,
  },
  {
    name: "changes a rule that shows nowhere",
    edit: (site) => site.style(PAGE, "p { stop-color: #335533 }"),
    shows: ["p{stop-color: #335533}"],
  },
  {
    name: "changes the ground by one step",
    edit: (site) => site.style(PAGE, "body { background-color: #fbf7ed }"),
    shows: ["looks different", "#fbf7ed"],
    inBrowser: true,
    changes: 1,
  },
  {
    name: "changes one pixel",
    edit: (site) =>
      site.style(
        PAGE,
        "main::after { content: ''; position: absolute; left: 9px; top: 400px; width: 1px; height: 1px; background: #fbf7ed }",
      ),
    shows: ["looks different"],
    inBrowser: true,
  },
  {
    name: "makes text hard to read in narrow windows",
    edit: (site) => site.style("/contact-us", "@media (max-width: 400px) { p { color: #cfc9bb } }"),
    critical: ["A notice looks different"],
    shows: [/contrast/i],
    inBrowser: true,
  },
  {
    name: "replaces the choice of a picture that this browser does not take",
    edit: (site) => site.write("assets/founder-800.webp", site.read("assets/founder-480.webp")),
    shows: ["founder"],
  },
  {
    name: "replaces the font of headings",
    edit: (site) =>
      site.write(
        "assets/newsreader-latin-400-normal.woff2",
        site.read("assets/source-sans-3-latin-400-normal.woff2"),
      ),
    shows: ["looks different"],
    inBrowser: true,
  },
];
