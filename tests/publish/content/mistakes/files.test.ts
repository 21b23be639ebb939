// Mistakes in files: names, places, encodings, images, documents, drawings.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Changes } from "../../../support/content-folder";
import { makePdf } from "../../../support/pdf/make-pdf";
import { SPECIMEN } from "../../../support/specimen";
import { drawing, edit, news, type Mistake } from "./mistake";
import { findsMistakes } from "./finds-mistakes";

const PAGE = news("Words.")["news.mdx"];
/** A page whose file has this name, and the one that the message gives it. */
function renamed(name: string, better: string): [Changes, string, Changes] {
  const says = `1 the name becomes the page's address, which … rename it to content/${better}`;
  return [{ [name]: PAGE }, says, { [name]: undefined, [better]: PAGE }];
}

const PDF = readFileSync(join(SPECIMEN, "files/pamphlet.pdf"));
const LEAF = readFileSync(join(SPECIMEN, "images/founder.png"));
const image = (name: string, alt = "A leaf in the sun"): Changes => news(`![${alt}](${name})`);
const bar = (words: string): Changes => ({
  ...image("./images/bar.svg"),
  "images/bar.svg": drawing(words),
});
const pdf = (bytes: Buffer): Changes => ({
  ...news("See [the deck](./files/our.pdf)."),
  "files/our.pdf": bytes,
});
const BROKEN = "is damaged, protected with a password, or not a PDF; …";
const UTF = "this character cannot be read; save the file in the encoding UTF-8, …";

findsMistakes(
  Object.entries<Mistake>({
    "a page that is gone": [
      { "contact-us.mdx": undefined },
      "1 this page is required; restore it, under this name; … write `draft: true` into it",
      edit("contact-us.mdx", "---\n", "---\ndraft: true\n"),
    ],
    "a page that ends in .md": renamed("news.md", "news.mdx"),
    "capitals and a space": renamed("Our Science.mdx", "our-science.mdx"),
    "letters of other languages": renamed("Straße-Søren.mdx", "strasse-soren.mdx"),
    "a name that the site takes": [
      { "assets.mdx": PAGE },
      "1 this name is taken by the site itself; rename it, for example to content/our-assets.mdx",
    ],
    "a Word file": [
      { "news.docx": "PK" },
      "1 this kind of file is not used here; save a picture …",
    ],
    "an image beside the pages": [
      { "logo.svg": drawing("Words") },
      "1 this file does not belong here; move it to content/images/logo.svg",
    ],
    "a picture of a phone": [
      { ...image("./images/photo.HEIC"), "images/photo.HEIC": "x" },
      "images/photo.HEIC:1 this kind of file is not used here; …",
    ],
    "a page of a megabyte": [
      news("Words. ".repeat(160_000)),
      "1 has 1.1 MB, and a page has at most 1 MB of text; divide it into several, …",
    ],
    "another encoding": [
      { "news.mdx": Buffer.from(String(news("Déjà vu.")["news.mdx"]), "latin1") },
      `6 ${UTF}`,
    ],
    "a zero byte": [news("Wo\0rds."), `6 ${UTF}`],
    "an image that is not there": [
      image("./images/map.svg"),
      '6 there is no file "./images/map.svg"; add it to content/images, …',
      { "images/map.svg": drawing("Durham") },
    ],
    "a mistyped name": [
      image("./images/foundr.png"),
      '6 there is no file "./images/foundr.png", did you mean "./images/founder.png"?',
    ],
    "a name of other letters only": [
      { ...image("./images/new-name.png"), "images/工場.png": LEAF },
      [
        "images/工場.png:1 the name becomes an address; rename it to content/images/new-name.png",
        '6 there is no file "./images/new-name.png"; add it to content/images, …',
      ],
      { "images/工場.png": undefined, "images/new-name.png": LEAF },
    ],
    "a space in the name of a file": [
      { ...image("./images/our-leaf.png"), "images/our leaf.png": LEAF },
      [
        "images/our leaf.png:1 the name becomes an address; rename it to content/images/our-leaf.png",
        '6 there is no file "./images/our-leaf.png"; add it to content/images, …',
      ],
      { "images/our leaf.png": undefined, "images/our-leaf.png": LEAF },
    ],
    "no description": [
      image("./images/founder.png", ""),
      "6 the image has no description; say in one sentence what it shows",
    ],
    "the file's name for a description": [
      image("./images/founder.png", "founder.png"),
      '6 "founder.png" does not describe the image; say in one sentence what it shows',
    ],
    "a damaged picture": [
      { ...image("./images/half.png"), "images/half.png": LEAF.subarray(0, LEAF.length / 2) },
      '6 the file "./images/half.png" is damaged or not an image, …',
    ],
    "a drawing in a language that no font has": [
      bar("漢"),
      'images/bar.svg:2 the text "漢" has the character "漢" (U+6F22), which …',
    ],
    "a drawing whose words leave it": [
      bar("Helianthus annuus, the common sunflower of the plains"),
      'images/bar.svg:2 the text "Helianthus annuus, the common sunflower of the plains" ends outside of the drawing; …',
      { "images/bar.svg": drawing("Helianthus") },
    ],
    "a logo in a color that icons cannot show": [
      {
        "images/logo.svg":
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="oklch(60% .1 160)" d="M0 0h9v9z"/></svg>',
      },
      "1 the drawing holds oklch(), which icons and shared pictures cannot show; …",
    ],
    "a placeholder on a drawing": [bar("[TK]"), 'images/bar.svg:2 "[TK]" is a placeholder; …'],
    "a hidden character on a drawing": [bar("Sun&#173;flower"), "images/bar.svg:2 … U+00AD, …"],
    "a token of a drawing": [bar("{site.nam}"), "images/bar.svg:2 there is no {site.nam}, did …"],
    "a PDF of a program": [
      pdf(makePdf({ title: "PowerPoint Presentation", language: "", author: "Jo", catalog: "" })),
      '6 … the title "PowerPoint Presentation", …; it does not say its language; it has no tags, …',
      { "files/our.pdf": PDF },
    ],
    "a pointer of Git LFS": [
      pdf(Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 2\n")),
      '6 the file "./files/our.pdf" is only the pointer of a file in Git LFS, …',
      { "files/our.pdf": PDF },
    ],
    "half a PDF": [pdf(PDF.subarray(0, PDF.length / 2)), `6 the file "./files/our.pdf" ${BROKEN}`],
    "a document of another program": [
      news("See [the deck](./files/deck.docx)."),
      '6 expected a document that ends in .pdf, found "./files/deck.docx"',
    ],
  }),
);
