// Harmless requests: the review names what they change, and raises no alarm.
import type { ReviewRequest } from "../request";
import { PARAGRAPH } from "../specimen-words";

/** What becomes of the words of a paragraph; only they change. */
const WORDINGS: [what: string, text: string][] = [
  ["moves a comma", "The first paragraph, of the mission."],
  ["adds a plain sentence", `${PARAGRAPH} It has a second sentence about it.`],
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
  [
    "writes attributes in another order",
    (site) =>
      site.page(
        "/notes/first",
        '<meta name="theme-color" content="#fbf7ee"/>',
        '<meta  content="#fbf7ee" name="theme-color">',
      ),
  ],
  ["renames a class", (site) => site.page("/notes/first", /(?<= class=")/, "another ")],
];

export const INNOCENT: ReviewRequest[] = [
  { name: "changes nothing", edit: () => undefined, changes: 0 },
  ...WORDINGS.map(([what, text]): ReviewRequest => ({
    name: what,
    edit: (site) => site.reword(PARAGRAPH, text),
    shows: [/Text (?:changed|added)/],
    never: ["identical"],
    ...(what === "moves a comma" && { inGate: true }),
  })),
  ...CODE.map(([what, edit]): ReviewRequest => ({
    name: what,
    edit,
    shows: [],
    verdict:
      /^Code changed in \d+ files?; the pages look and read the same when they are loaded\.$/,
    changes: 0,
  })),
  {
    name: "renames a file by its content hash only",
    edit: (site) => {
      const [name = ""] =
        /vendor-[\w-]{8}\.js/.exec(site.read("assets/entry.client.js").toString()) ?? [];
      site.code(name, "vendor-AAAAAAAA.js");
      site.pages(name, "vendor-AAAAAAAA.js");
      site.write("assets/vendor-AAAAAAAA.js", site.read(`assets/${name}`));
      site.remove(`assets/${name}`);
    },
    verdict: "Both builds are identical.",
    changes: 0,
  },
  {
    name: "makes the policy stricter",
    edit: (site) => site.file("_headers", "; form-action", "; media-src 'none'; form-action"),
    critical: ["Header Content-Security-Policy changed"],
    inBrowser: true,
  },
  {
    name: "gives buttons another colour",
    edit: (site) => site.style("/contact-us", "main button[class] { background-color: #335533 }"),
    shows: ["looks different"],
    inBrowser: true,
  },
];
