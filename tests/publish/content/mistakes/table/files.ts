// Mistakes in files: names, places, encodings, what programs leave behind.
import type { Changes } from "../../../../support/content-folder";
import { drawing, edit, news, specimen, type Mistake } from "../mistake";

const PAGE = news("Words.")["news.mdx"];
/** A page whose file has this name, and the one that the message gives it. */
function renamed(name: string, says: string, better: string): [Changes, string, Changes] {
  return [{ [name]: PAGE }, says, { [name]: undefined, [better]: PAGE }];
}

const LAYOUT =
  'content/about-us.mdx has a layout of its own, and keeps its name and address until a developer renames app/routes/about-us.tsx and "about-us" in app/schema';

const BOM = "\uFEFF";

// One mistake a line.
// prettier-ignore
export const FILES: Mistake[] = [
  ["a page's file is gone", { "not-found.mdx": undefined }, "1 file-names  this file is missing, expected it because the site has a layout made for it; restore it", specimen("not-found.mdx")],
  ["a page's file has another name", { "not-found.mdx": undefined, "notfound.mdx": specimen("not-found.mdx")["not-found.mdx"] }, `notfound.mdx:1 file-names  no page is made from a file of this name, did you mean "content/not-found.mdx"? Rename it`, { "notfound.mdx": undefined, ...specimen("not-found.mdx") }],
  ["a main page has another name", { "company.mdx": specimen("about-us.mdx")["about-us.mdx"], "about-us.mdx": undefined }, `1 file-names  ${LAYOUT}; rename this file to content/about-us.mdx`, { "company.mdx": undefined, ...specimen("about-us.mdx") }],
  ["a main page has another name, and its old address", { "company.mdx": edit("about-us.mdx", "---\n", "---\nformerly: [/about-us]\n")["about-us.mdx"], "about-us.mdx": undefined }, `1 file-names  ${LAYOUT}; rename this file to content/about-us.mdx, and delete that address under \`formerly:\``, { "company.mdx": undefined, ...specimen("about-us.mdx") }],
  ["a main page has its own address as an old one", edit("about-us.mdx", "---\n", "---\nformerly: [/about-us]\n"), "2 formerly  formerly[0]  /about-us is the address of content/about-us.mdx now; delete this line", specimen("about-us.mdx")],
  ["the first page is a draft", edit("home.mdx", "---\n", "---\ndraft: true\n"), "2 link-targets  draft  every page links to the home page, expected it to be published; delete this line", specimen("home.mdx")],
  ["a page ends in .md", ...renamed("news.md", `1 file-names  the file of a page ends in ".mdx"; rename it to content/news.mdx`, "news.mdx")],
  ["capitals and a space", ...renamed("Our Science.mdx", "1 file-names  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-science.mdx", "our-science.mdx")],
  ["an underscore", ...renamed("our_team.mdx", "1 file-names  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-team.mdx", "our-team.mdx")],
  ["an accent", ...renamed("résumé.mdx", "1 file-names  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/resume.mdx", "resume.mdx")],
  ["a name that the site takes", ...renamed("assets.mdx", `1 file-names  the name "assets" is taken by the site itself; rename it to content/assets-page.mdx`, "assets-page.mdx")],
  ["a name of previews", ...renamed("pr-1.mdx", `1 file-names  the name "pr-1" is taken by the site itself; rename it to content/pr-1-page.mdx`, "pr-1-page.mdx")],
  ["a copy", ...renamed("news (1).mdx", "1 file-names  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/news-1.mdx", "news-1.mdx")],
  ["a lock of a word processor", { "~$news.mdx": PAGE }, "1 file-names  a program left this file behind, and nothing is made from it; delete it", { "~$news.mdx": undefined }],
  ["a backup of an editor", { "home.mdx~": PAGE }, "1 file-names  a program left this file behind, and nothing is made from it; delete it", { "home.mdx~": undefined }],
  ["a Word file", { "news.docx": "PK" }, "1 file-names  nothing is made from this file; copy its words into a page that ends in .mdx, and delete it", { "news.docx": undefined }],
  ["a text file", { "notes.txt": "Ask Jo." }, "1 file-names  nothing is made from this file; copy its words into a page that ends in .mdx, and delete it", { "notes.txt": undefined }],
  ["a PDF", { "deck.pdf": "%PDF-1.7" }, "1 file-names  nothing is made from this file, expected a page that ends in .mdx, an image in content/images, or a PDF in content/files; delete it", { "deck.pdf": undefined }],
  ["an image beside the pages", { "logo.svg": drawing("Words") }, "1 file-names  nothing is made from an image here; move it to content/images/logo.svg", { "logo.svg": undefined }],
  ["a page among the images", { "images/news.mdx": PAGE }, "1 file-names  nothing is made from a page among the images; move it to content/news.mdx", { "images/news.mdx": undefined, "news.mdx": PAGE }],
  ["a hidden page", { ".news.mdx": PAGE }, "1 hidden-files  names that begin with a dot are hidden, and nothing is made from them; rename this without the dot, or delete it", { ".news.mdx": undefined, "news.mdx": PAGE }],
  ["a page over 1 MB", news("Words and words.\n".repeat(70_000)), "1 file-size  this file has more than 1 MB, which no page of words has; save pictures in content/images, and delete what is no text", news("Words.")],
  ["a page in Windows-1252", { "news.mdx": Buffer.from(String(news("Déjà vu.")["news.mdx"]), "latin1") }, "6 encoding  this character cannot be read, expected a file that is saved as UTF-8; save it again as UTF-8, which editors offer as the file's encoding, and write the character again if it is still lost", news("Words.")],
  ["a page in UTF-16", { "news.mdx": Buffer.from(`${BOM}${String(PAGE)}`, "utf16le") }, "1 encoding  the file is saved as UTF-16, expected UTF-8; save it again as UTF-8, which editors offer as the file's encoding", news("Words.")],
  ["line ends of old programs", { "news.mdx": String(PAGE).replaceAll("\n", "\r") }, "1 encoding  the line ends here as in files of old programs (CR), expected LF or CRLF; choose that in the editor and save the file again", news("Words.")],
  ["a zero byte", news("Wo\0rds."), `6 characters  "Wo[U+0000]rds." has U+0000 (NULL), which controls old devices and is no text; delete the word that it stands in, and write it again`, news("Words.")],
  ["an apostrophe that was saved twice", news("It doesnâ€™t work."), `6 encoding  "â€™" is what two programs made of "’"; write ’ in its place`, news("It doesn’t work.")],
  ["quotes that were saved twice", news("The â€œnewâ€\u009d way."), [`6 encoding  "â€œ" is what two programs made of "“"; write “ in its place`, `6 encoding  "â€[U+009D]" is what two programs made of "”"; write ” in its place`], news("The “new” way.")],
  ["a dash that was saved twice", news("One â€“ two."), `6 encoding  "â€“" is what two programs made of "–"; write – in its place`, news("One – two.")],
  ["a sign that was saved twice", news("Â© Testwort, for all of it."), `6 encoding  "Â©" is what two programs made of "©"; write © in its place`, news("© Testwort, for all of it.")],
  ["a soft hyphen", news("A phar\u00admacy."), `6 characters  "phar[U+00AD]macy." has U+00AD (SOFT HYPHEN), which nobody can see; delete the word that it stands in, and write it again`, news("A pharmacy.")],
  ["a zero-width space", news("A phar\u200bmacy."), `6 characters  "phar[U+200B]macy." has U+200B (ZERO WIDTH SPACE), which nobody can see; delete the word that it stands in, and write it again`, news("A pharmacy.")],
  ["a letter of another alphabet", news("Our phаrmacy."), [`6 spelling  "ph[U+0430]rmacy" is not in the dictionary, did you mean "pharmacy"? If it is right, add it to content/words.txt`, `6 characters  "ph[U+0430]rmacy." has U+0430 (Cyrillic letter), which passes for another letter, so that a search does not find the word; write the whole word again on an English keyboard`], news("Our pharmacy.")],
  ["a letter for a digit", news("Room 1O1 is open."), `6 characters  "1[U+004F]1" has U+004F (LATIN CAPITAL LETTER O), which stands where readers expect a digit; write the number again with the digits 0 to 9`, news("Room 101 is open.")],
];
