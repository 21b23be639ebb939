// Harmless requests: the review names what they change, and raises no alarm.
import type { ReviewRequest } from "../request";
import { ABOUT_DESCRIPTION, PARAGRAPH, TAGLINE } from "../specimen-words";

const PAGE = "/about-us";

/** What becomes of the words of a paragraph; only they change. */
const WORDINGS: [what: string, text: string][] = [
  ["moves a comma", "The first paragraph, of the mission."],
  ["corrects a word", "The first paragraphs of the mission."],
  ["adds a plain sentence", `${PARAGRAPH} It has a second sentence about it.`],
  ["writes typographic quotes", "The “first” paragraph of the company’s mission."],
  [
    "writes letters with marks and a sign of several characters",
    "The première paragraph of the mission, written at a café 👩‍🔬.",
  ],
  ["names a plain number", "The first of 3 paragraphs of the mission, written on 4 May."],
  ["cites a law", "The first paragraph of the mission (21 CFR 312.7)."],
];

/** What only code changes, and how. */
const CODE: [what: string, edit: ReviewRequest["edit"]][] = [
  ["rewrites a style sheet", (site) => site.style("/notes/first", "/* The same rules. */\n")],
  [
    "rewrites code",
    (site) => site.file("assets/first.js", /$/, "\n/* Built by a newer tool. */void 0;\n"),
  ],
  ["updates a library", (site) => site.file("assets/first.js", /^/, 'const version="9.9.9";')],
  [
    "writes attributes in another order",
    (site) =>
      site.page(
        "/notes/first",
        '<meta name="theme-color" content="#fbf7ee"/>',
        '<meta  content="#fbf7ee" name="theme-color">',
      ),
  ],
  ["adds white space to tags", (site) => site.page("/notes/first", "<title>", "<title\n>")],
  ["renames a class", (site) => site.page("/notes/first", /(?<= class=")/, "another ")],
];

export const INNOCENT: ReviewRequest[] = [
  { name: "changes nothing", edit: () => undefined, says: {}, changes: 0 },
  ...WORDINGS.map(([what, text]): ReviewRequest => ({
    name: what,
    edit: (site) => site.reword(PARAGRAPH, text),
    says: { wording: [/Text, (?:changed|added)/] },
    never: ["Critical", "the same", "Nothing changed", "0 changes"],
    ...(what === "moves a comma" && { inGate: true }),
  })),
  ...CODE.map(([what, edit]): ReviewRequest => ({
    name: what,
    edit,
    says: { code: [] },
    never: ["Critical", "Nothing changed"],
    changes: 0,
  })),
  {
    name: "renames a file by its content hash only",
    edit: (site) => {
      const [name = ""] =
        /vendor-[\w-]{8}\.js/.exec(site.read("assets/entry.client.js").toString()) ?? [];
      site.code(name, "vendor-AAAAAAAA.js");
      site.pages(name, "vendor-AAAAAAAA.js");
      for (const ending of ["", ".br", ".gz"])
        site.write(`assets/vendor-AAAAAAAA.js${ending}`, site.read(`assets/${name}${ending}`));
      site.remove(`assets/${name}`);
    },
    says: {},
    inBrowser: true,
    changes: 0,
  },
  {
    name: "rewords the page's description",
    edit: (site) => site.reword(ABOUT_DESCRIPTION, "Who the company is, and what its mission is."),
    says: { wording: ["Description; Description when shared, changed"] },
    inBrowser: true,
    never: ["Critical"],
  },
  {
    name: "removes a plain sentence",
    edit: (site) => site.reword(TAGLINE, ""),
    says: { wording: ["Text, removed"] },
    inBrowser: true,
    never: ["Critical"],
  },
  {
    name: "makes the policy stricter",
    edit: (site) => site.file("_headers", "; form-action", "; media-src 'none'; form-action"),
    says: { code: ["Header Content-Security-Policy (_headers), changed"] },
    inBrowser: true,
    never: ["Critical"],
  },
  {
    name: "gives buttons another colour",
    edit: (site) => site.style("/contact-us", "main button[class] { background-color: #335533 }"),
    says: { looks: ["Looks different"] },
    inBrowser: true,
    never: ["Critical", /wording/i],
  },
  {
    name: "gives a section more room",
    edit: (site) => site.style(PAGE, "section[class][class] { padding-block: 4rem }"),
    says: { looks: ["Looks different"] },
    inBrowser: true,
    never: ["Critical", /wording/i],
  },
];
