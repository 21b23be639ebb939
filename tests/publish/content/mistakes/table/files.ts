// Mistakes in files: names, places, encodings, what programs leave behind.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Changes } from "../../../../support/content-folder";
import { makePdf } from "../../../../support/pdf/make-pdf";
import { SPECIMEN } from "../../../../support/specimen";
import { drawing, edit, fields, news, NO_FIELDS, specimen, type Mistake } from "../mistake";

const PAGE = news("Words.")["news.mdx"];
/** A page whose file has this name, and the one that the message gives it. */
function renamed(name: string, says: string, better: string): [Changes, string, Changes] {
  return [{ [name]: PAGE }, says, { [name]: undefined, [better]: PAGE }];
}

const BOM = "\uFEFF";
const PDF = readFileSync(join(SPECIMEN, "files/pamphlet.pdf"));
const LEAF = readFileSync(join(SPECIMEN, "images/founder.png"));
const LOCKED = makePdf({
  trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"00".repeat(32)}> /U <${"00".repeat(32)}> >> /ID [<00> <00>]`,
});
const SCRIPTED = makePdf({ catalog: "/OpenAction << /S /JavaScript /JS (1) >>" });
const link = (address: string) => news(`See [the deck](${address}).`);
/** A page with a document, and the document. */
const DECK: Changes = { ...link("./files/deck.pdf"), "files/deck.pdf": PDF };

// One mistake a line.
// prettier-ignore
export const FILES: Mistake[] = [
  ["a page's file is gone", { "not-found.mdx": undefined }, "1 file-names  this page is required; restore it, under this name", specimen("not-found.mdx")],
  ["a main page has its own address as an old one", edit("about-us.mdx", "---\n", "---\nformerly: [/about-us]\n"), "2 formerly  formerly[0]  /about-us is the address of content/about-us.mdx now; delete this line", specimen("about-us.mdx")],
  ["the first page is a draft", edit("home.mdx", "---\n", "---\ndraft: true\n"), "2 link-targets  draft  the home page must be published, because every page links to it; delete this line", specimen("home.mdx")],
  ["a page ends in .md", ...renamed("news.md", `1 file-names  the name becomes the page's address, which has small letters, digits and hyphens only; rename it to content/news.mdx`, "news.mdx")],
  ["capitals and a space", ...renamed("Our Science.mdx", `1 file-names  the name becomes the page's address, which has small letters, digits and hyphens only; rename it to content/our-science.mdx`, "our-science.mdx")],
  ["an accent", ...renamed("résumé.mdx", `1 file-names  the name becomes the page's address, which has small letters, digits and hyphens only; rename it to content/resume.mdx`, "resume.mdx")],
  ["a name that the site takes", ...renamed("assets.mdx", `1 file-names  the name "assets" is taken by the site itself; rename it, for example to content/our-assets.mdx`, "our-assets.mdx")],
  ["a name of previews", ...renamed("pr-1.mdx", `1 file-names  the name "pr-1" is taken by the site itself; rename it, for example to content/our-pr-1.mdx`, "our-pr-1.mdx")],
  ["a copy", ...renamed("news (1).mdx", `1 file-names  the name becomes the page's address, which has small letters, digits and hyphens only; rename it to content/news-1.mdx`, "news-1.mdx")],
  ["a mistyped token", fields("lead: '{site.Name}'", "## Of {site.nmae}\n\n{site.name} and {sitename}\n\n<Notice title=\"{ site.name }\">[mail](mailto:{site.mail})</Notice>"), ["4 tokens  there is no {site.Name}, did you mean {site.name}?", "7 tokens  there is no {site.nmae}, did you mean {site.name}?", "9 tokens  there is no {sitename}, did you mean {site.name}?", "11 tokens  there is no { site.name }, did you mean {site.name}?", "11 tokens  there is no {site.mail}, did you mean {site.email}?"], news("{site.name}")],
  ["a token without a value", edit("site.mdx", "phone: ", "# phone: "), "contact-us.mdx:… tokens  {site.phone} has no value; add the line `phone:` with the company's telephone number to content/site.mdx", specimen("site.mdx")],
  ["a fact of the company that uses itself", edit("site.mdx", "address: ", "address: From {site.name} at "), "… tokens  address  {site.name} cannot be used here, because other files use this field; write the words themselves", specimen("site.mdx")],
  ["a token with a comma in a list", fields("checklist: [One, By {site.address}]", "<Checklist items={frontmatter.checklist} />"), '4 yaml  an entry between brackets with a mark in it needs quotes: `["One", "Two: three"]`', fields('checklist: [One, "By {site.address}"]', "<Checklist items={frontmatter.checklist} />")],
  ["a mistyped colour of a drawing", { ...news("![A bar and its name](./images/bar.svg)"), "images/bar.svg": drawing("Name").replace("<text", '<path fill="{color.acent}" d="M0 0h9v9z"/><text') }, "images/bar.svg:2 tokens  there is no {color.acent}, did you mean {color.accent}?", { "images/bar.svg": drawing("Name") }],
  ["a name in other brackets", news("By [site.name] and ${site.name}."), ["6 tokens  there is no [site.name], did you mean {site.name}?", "6 tokens  there is no ${site.name}, did you mean {site.name}?"], news("By {site.name}.")],
  ["a backup of an editor", { "home.mdx~": PAGE }, "1 file-names  no page can use this kind of file; delete it from content/", { "home.mdx~": undefined }],
  ["a Word file", { "news.docx": "PK" }, "1 file-names  visitors cannot open this document; save it as a PDF in content/files", { "news.docx": undefined }],
  ["a PDF beside the pages", { "deck.pdf": "%PDF-1.7" }, "1 file-names  this file does not belong here; move it to content/files/deck.pdf", { "deck.pdf": undefined, ...DECK }],
  ["a PDF without a title", { ...link("./files/deck.pdf"), "files/deck.pdf": makePdf({ title: " " }) }, '6 documents  the file "./files/deck.pdf" has no title, which readers see above it and in search results; write it into the properties of the document, and save it as PDF again', DECK],
  ["a PDF without a language", { ...link("./files/deck.pdf"), "files/deck.pdf": makePdf({ language: "" }) }, '6 documents  the file "./files/deck.pdf" does not say its language, which screen readers need; write it into the properties of the document, and save it as PDF again', DECK],
  ["a PDF that names who wrote it", { ...link("./files/deck.pdf"), "files/deck.pdf": makePdf({ author: "Jo Lee" }) }, '6 document-notes  the file "./files/deck.pdf" names "Jo Lee" as its author, which everybody can read; delete it from the properties of the document if it should not', DECK],
  ["a PDF with a script", { ...link("./files/deck.pdf"), "files/deck.pdf": SCRIPTED }, '6 document-notes  the file "./files/deck.pdf" contains scripts, which run when somebody opens it; save it without them', DECK],
  ["a PDF with a password", { ...link("./files/deck.pdf"), "files/deck.pdf": LOCKED }, '6 documents  the file "./files/deck.pdf" is protected with a password; save it without one', DECK],
  ["a document in a button and in a tag", news('<Button to="./files/deck.pdf">Deck</Button>\n\n<Download file="files/pamphlet.pdf">Deck</Download>'), ['6 documents  there is no file "./files/deck.pdf"; add it to content/files, or write the name of a file that is there', '8 documents  there is no file "files/pamphlet.pdf", did you mean "./files/pamphlet.pdf"?'], link("./files/pamphlet.pdf")],
  ["a document of another program", link("./files/deck.docx"), '6 documents  expected a document that ends in .pdf, found "./files/deck.docx"', link("./files/pamphlet.pdf")],
  ["a document in the menu", edit("site.mdx", "to: /investors", "to: ./files/pamphlet.pdf"), '… link-targets  nav[1].to  there is no page "./files/pamphlet.pdf"; write the path of an existing page', specimen("site.mdx")],
  ["an empty PDF", { ...link("./files/deck.pdf"), "files/deck.pdf": Buffer.alloc(0) }, `6 documents  the file "./files/deck.pdf" is damaged or not a PDF; save it again as PDF`, DECK],
  ["a PDF that ends in the middle", { ...link("./files/deck.pdf"), "files/deck.pdf": PDF.subarray(0, PDF.length / 2) }, `6 documents  the file "./files/deck.pdf" is damaged or not a PDF; save it again as PDF`, DECK],
  ["a PDF that ends in capitals, and that no page names", { "files/Deck.PDF": PDF }, `1 unused-images  no page uses this document; name it as "./files/Deck.PDF" in one, or delete it`, link("./files/Deck.PDF")],
  ["a picture that ends in capitals, and that no page names", { "images/Leaf.PNG": LEAF }, `1 unused-images  no page uses this image; name it as "./images/Leaf.PNG" in one, or delete it`, news("![A leaf in the sun](./images/Leaf.PNG)")],
  ["a drawing that ends in capitals, and that no page names", { "images/Bar.SVG": drawing("Words") }, `1 unused-images  no page uses this image; name it as "./images/Bar.SVG" in one, or delete it`, news("![A bar in the sun](./images/Bar.SVG)")],
  ["small letters for a PDF that ends in capitals", { ...link("./files/deck.pdf"), "files/Deck.PDF": PDF }, `6 documents  there is no file "./files/deck.pdf", did you mean "./files/Deck.PDF"?`, link("./files/Deck.PDF")],
  ["a space in the name of a PDF", link("./files/our deck.pdf"), "6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", { ...link("./files/our-deck.pdf"), "files/our-deck.pdf": PDF }],
  ["a space in the name of a PDF, in a tag", news('<Download file="./files/our deck.pdf">The deck</Download>'), '6 documents  "./files/our deck.pdf" contains characters other than plain letters, digits, hyphens and dots; rename the file, and write that name here', { ...link("./files/our-deck.pdf"), "files/our-deck.pdf": PDF }],
  ["an image beside the pages", { "logo.svg": drawing("Words") }, "1 file-names  this file does not belong here; move it to content/images/logo.svg", { "logo.svg": undefined }],
  ["a page among the images", { "images/news.mdx": PAGE }, "1 file-names  a page does not belong here; move it to content/news.mdx", { "images/news.mdx": undefined, "news.mdx": PAGE }],
  ["a page in Windows-1252", { "news.mdx": Buffer.from(String(news("Déjà vu.")["news.mdx"]), "latin1") }, "6 encoding  this character cannot be read; save the file in the encoding UTF-8, and write the character again if it is still lost", news("Words.")],
  ["a page in UTF-16", { "news.mdx": Buffer.from(`${BOM}${String(PAGE)}`, "utf16le") }, "1 encoding  this character cannot be read; save the file in the encoding UTF-8, and write the character again if it is still lost", news("Words.")],
  ["a page of empty lines", { "news.mdx": "\n\n" }, `1 ${NO_FIELDS}`, { "news.mdx": PAGE }],
  ["an empty home page", { "home.mdx": "" }, `1 ${NO_FIELDS}`, specimen("home.mdx")],
  ["an empty list, whose entries are right", { "bulletin/index.mdx": "", ...specimen("bulletin/first-pairing.mdx") }, `1 ${NO_FIELDS}`, specimen("bulletin/index.mdx")],
  ["a zero byte", news("Wo\0rds."), "6 encoding  this character cannot be read; save the file in the encoding UTF-8, and write the character again if it is still lost", news("Words.")],
  ["a soft hyphen", news("A phar\u00admacy."), '6 characters  "phar[U+00AD]macy." contains U+00AD, which nobody can see; delete this word and retype it', news("A pharmacy.")],
  ["the same by its name", news("A sun&shy;flower."), '6 characters  "sun[U+00AD]flower." contains U+00AD, which nobody can see; delete this word and retype it', news("A sunflower.")],
  ["the same as an escape in a field", fields(String.raw`lead: "Our \u202epharmacy."`), '4 characters  lead  "[U+202E]pharmacy." contains U+202E, which nobody can see; delete this word and retype it', fields("lead: Our pharmacy.")],
  ["the same in a drawing", { ...news("![A bar and its name](./images/bar.svg)"), "images/bar.svg": drawing("Sun&#173;flower") }, 'images/bar.svg:2 characters  "Sun[U+00AD]flower" contains U+00AD, which nobody can see; delete this word and retype it', { "images/bar.svg": drawing("Sunflower") }],
  ["a sign that has two codes", news("At 5 \u2126."), '6 characters  "[U+2126]." contains U+2126, which a search may not find; delete the letter and retype it', news("At 5 Ω.")],
];
