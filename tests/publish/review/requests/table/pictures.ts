// Requests that change how the site looks: colours, pictures, fonts.
import type { ReviewRequest } from "../request";

const PAGE = "/about-us";
/** Bytes of another picture under the same name. */
const swap =
  (name: string, other: string): ReviewRequest["edit"] =>
  (site) =>
    site.write(name, site.read(other));

export const PICTURES: ReviewRequest[] = [
  {
    name: "changes the ground of every page by one step",
    edit: (site) => site.restyle(/#fbf7ee/g, "#fbf7ed"),
    says: { looks: ["Looks different"] },
    never: ["the same"],
    changes: 1,
    places: 4,
    signaturesHold: false,
  },
  {
    name: "changes one pixel",
    edit: (site) =>
      site.style(
        PAGE,
        "main::after { content: ''; position: absolute; left: 9px; top: 400px; width: 1px; height: 1px; background: #fbf7ed }",
      ),
    says: { looks: ["Looks different"] },
    never: ["the same"],
    signaturesHold: true,
  },
  {
    name: "makes text hard to read",
    edit: (site) => site.style("/contact-us", `${"p"} { color: #cfc9bb }`),
    says: { looks: [/contrast/i] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "replaces a picture under the same name",
    edit: swap("assets/founder-1600.png", "icon-512.png"),
    says: { looks: ["founder-1600.png"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "replaces the choice of a picture that this browser does not take",
    edit: swap("assets/founder-800.webp", "assets/founder-480.webp"),
    says: { looks: ["founder"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "removes the description of a picture",
    edit: (site) => site.page(PAGE, / alt="A leaf on a plain ground."/, ""),
    says: { wording: ["Image description, removed"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "calls a picture decoration",
    edit: (site) => site.reword("A leaf on a plain ground.", ""),
    says: { wording: ["Image description, removed"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "replaces the picture of a shared page",
    edit: swap("share/about-us.png", "share/home.png"),
    says: { wording: ["Picture when shared, changed"] },
    never: ["the same"],
    signaturesHold: false,
  },
  {
    name: "replaces the icon of the site",
    edit: swap("favicon.ico", "icon-32.png"),
    says: { looks: ["favicon.ico"] },
    never: ["the same"],
    signaturesHold: true,
  },
  {
    name: "replaces the font of headings",
    edit: swap("assets/display.woff2", "assets/text.woff2"),
    says: { looks: ["Looks different"] },
    never: ["the same"],
    signaturesHold: true,
  },
  {
    name: "moves the words of a page apart",
    edit: (site) => site.style(PAGE, "p { letter-spacing: 0.1px }"),
    says: { looks: ["Looks different"] },
    never: [/wording/i, "Critical"],
    signaturesHold: true,
  },
  {
    name: "changes a colour in a drawing",
    isWhole: true,
    edit: (site) => site.file("assets/hero.svg", /#[0-9a-f]{6}/, "#123456"),
    says: { looks: ["hero.svg"] },
    never: ["the same", "Critical"],
    signaturesHold: false,
  },
];
