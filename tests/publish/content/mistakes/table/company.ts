// What writers of another company met: words of their field, lists of people, addresses, documents and pictures.
import { edit, fields, news, specimen, type Mistake } from "../mistake";

const PEOPLE = "  - name: A. Name\n    role: Chemist\n    text: Ten years.";
const SHOWN = "<People people={frontmatter.people} />";
const slides = (tags: string) =>
  fields(
    "slides:\n  - title: One\n    image: ./images/slide-1.svg\n    alt: The first drawing.\n    text: What it says.",
    tags,
  );
const CAROUSEL = '<Carousel label="Our approach" slides={frontmatter.slides} />';
const link = (address: string) => news(`See [the paper](${address}).`);
const legal = (entry: string) => edit("site.mdx", "legal:\n", `legal:\n  - ${entry}\n`);
const deck = (file: string) => edit("investors.mdx", "file: ./files/pamphlet.pdf", `file: ${file}`);
const row = (cells: string) => edit("drug-pipeline.mdx", "[Time, 10-12 years, 3-6 years]", cells);
const person = (name: string, group: string) =>
  `  - name: ${name}\n    role: Chemist\n    text: Ten years.${group && `\n    group: ${group}`}`;
/** Two people, the second with or without a group, and a tag for a group. */
const groups = (second: string, tag: string) =>
  fields(
    `people:\n${person("A. Name", "Board")}\n${person("B. Name", second)}`,
    `<People people={frontmatter.people} group=${tag} />`,
  );
const BOARD = groups("Board", '"Board"');
const translation = (of: string, lang = "lang: fr") => fields(`translationOf: ${of}\n${lang}`);
/** Another page, in German. */
const german = (more = "") => ({
  "german.mdx": `---\ntitle: Neues\ndescription: Was neu ist.\nlang: de\n${more}---\n\nWörter.\n`,
});
const TRANSLATED = german("translationOf: /\n");
const footer = (lines: string) => edit("site.mdx", "  title: On the drawers\n", lines);
/** The pages of the specimen without their prose. */
const bare = (file: string) => {
  const [, top = ""] = String(specimen(file)[file]).split(/^---$/m);
  return { [file]: `---${top}---\n` };
};

// One mistake a line.
// prettier-ignore
export const COMPANY: Mistake[] = [
  ["a species in stars in a list, and a mistake below", fields("checklist:\n  - *Sunflower*\nlaed: Words.", "<Checklist items={frontmatter.checklist} />"), ['5 yaml  a text cannot start with "*"; write it without the stars: `- "Sunflower"`', '6 schema  laed  is not a field here, did you mean "lead"?'], fields("checklist:\n  - Sunflower\nlead: Words.", "<Checklist items={frontmatter.checklist} />")],
  ["an anchor of YAML", fields("lead: &a words"), '4 yaml  "&" has a special meaning here; put quotes around the whole text: `lead: "&a words"`', fields("lead: Words")],
  ["an invisible character, and a link to no page", news("A\u200b pharmacy.\n\nSee [the deck](/investor)."), ['6 characters  "A[U+200B]" contains U+200B, which nobody can see; delete this word and retype it', '8 link-targets  there is no page "/investor", did you mean "/investors"?'], news("A pharmacy.\n\nSee [the deck](/investors).")],
  ["all prose of the mission deleted", bare("about-us.mdx"), '1 unshown  this page has no text; write it below the second line of "---"', specimen("about-us.mdx")],
  ["all prose of the pathway deleted", bare("drug-pipeline.mdx"), '1 unshown  this page has no text; write it below the second line of "---"', specimen("drug-pipeline.mdx")],
  ["the blurb of the footer deleted", bare("site.mdx"), '1 unshown  this page has no text; write it below the second line of "---"', specimen("site.mdx")],
  ["a field that lost its spaces, in a group", edit("about-us.mdx", "  image: ./images/", "image: ./images/"), "8 yaml  this line starts in column 1; start it in column 3 as its neighbours, or put quotes around a text of several lines", specimen("about-us.mdx")],
  ["a field of several lines that lost its spaces", edit("home.mdx", "  lead: The lead of the home page, with the 505(b)(2) pathway in it.", "lead: >-\n    The lead of\n    the home page."), "6 yaml  this line starts in column 1; start it in column 3 as its neighbours, or put quotes around a text of several lines", specimen("home.mdx")],
  ["the last field of a group that lost its spaces", edit("about-us.mdx", "  tagline: ", "tagline: "), "… schema  tagline  belongs to `mission:`; move it there, and indent it like the lines around it", specimen("about-us.mdx")],
  ["no for a notice", fields("forwardLooking: no"), "4 schema  forwardLooking  is neither true nor false; write `forwardLooking: true`, `forwardLooking: false`, or no such line", fields("forwardLooking: false")],
  ["a picture of a phone that no page names", { "images/photo.HEIC": "x" }, "1 file-names  browsers cannot show this image; save it as JPEG", { "images/photo.HEIC": undefined }],
  ["another file with the same ending", news("![Two bars, one shorter](./images/chart.svg)"), '6 images  there is no file "./images/chart.svg"; add it to content/images, or write the name of a file that is there', news("![Two bars, one shorter](./images/hero.svg)")],
  ["the ending of another format", news("![A leaf in the sun](./images/founder.jpg)"), '6 images  there is no file "./images/founder.jpg", did you mean "./images/founder.png"?', news("![A leaf in the sun](./images/founder.png)")],
  ["a document by the address of the site", link("https://www.testwort.example/files/pamphlet.pdf"), '6 link-urls  a link to a document of this site names its file; write "./files/pamphlet.pdf"', link("./files/pamphlet.pdf")],
  ["a document that opens in its editor", link("https://docs.google.com/document/d/1aB-c/edit?usp=sharing"), '6 link-urls  this link opens the document in its editor; write "https://docs.google.com/document/d/1aB-c/preview"', link("https://docs.google.com/document/d/1aB-c/preview")],
  ["a dated page before its list", { "press/first.mdx": String(fields("date: 2026-01-01")["news.mdx"]) }, "4 collections  date  works only for the entries of news or publications; add `list: news` to content/press/index.mdx, or delete this line", { "press/first.mdx": String(news("Words.")["news.mdx"]) }],
  ["a legal link in one line", legal("Imprint: /about-us"), "25 schema  legal[0].Imprint  is not a field here; write `label: Imprint`, and below it `to: /about-us`", legal("label: Imprint\n    to: /about-us")],
  ["a legal link to no page", legal("label: Privacy\n    to: /privacy"), '… link-targets  legal[0].to  there is no page "/privacy"; write the path of an existing page, or an address that starts with https://', legal("label: Privacy\n    to: /about-us")],
  ["a deck on another site", deck("https://www.example.org/deck.pdf"), '… documents  deck.file  there is no file "https://www.example.org/deck.pdf"; add it to content/files, or write the name of a file that is there', deck("./files/pamphlet.pdf")],
  ["a deck without its file", deck(""), "… schema  deck.file  is empty; fill it with the deck as a PDF, to download", deck("./files/pamphlet.pdf")],
  ["a domain with a capital", edit("site.mdx", "domain: www", "domain: Www"), '4 schema  domain  "Www.testwort.example" is not a domain in small letters, without https:// and without a path', specimen("site.mdx")],
  ["a second list of people", fields(`people:\n${PEOPLE}\nboard:\n${PEOPLE}`, `${SHOWN}\n\n<People people={frontmatter.board} />`), "8 schema  board  is not a field here; a page has one such list, `people:`, so move these entries there or to another page", fields(`people:\n${PEOPLE}\n${PEOPLE}`, SHOWN)],
  ["a number with a comma in a row of a table", row("[Time, 10-12 years, 3,600]"), '13 schema  comparison.rows[1]  has 4 entries, but needs exactly 3; a comma starts a new entry, so put quotes around an entry with a comma: "3,600"', specimen("drug-pipeline.mdx")],
  ["two carousels", slides(`${CAROUSEL}\n\n${CAROUSEL}`), "13 anchors  a page shows its slides once; delete this carousel", slides(CAROUSEL)],
  ["a carousel beside the deck", edit("investors.mdx", "\n---\n\n", '\n---\n\n<Carousel label="The deck" slides={frontmatter.deck.slides} />\n\n'), "… anchors  a page shows its slides once; delete this carousel", specimen("investors.mdx")],
  ["a list without a space after any name", fields("stats:\n- value: 98%\n  label:purity grade\n  meaning: How pure."), "6 yaml  a plain space is missing after the colon; write `label: purity grade`", news("Words.")],
  ["a group with a slip in its tag", groups("Board", '"Bord"'), '15 people  nobody under `people:` has the group "Bord", did you mean "Board"?', BOARD],
  ["a group that nobody belongs to", groups("Board", '"Management"'), '15 people  nobody under `people:` has the group "Management"; write `group: Management` below a person\'s name', BOARD],
  ["a group with a slip at a person", groups("Bord", '"Board"'), '12 people  people[1].group  no tag shows the group "Bord", did you mean "Board"?', BOARD],
  ["a group without a tag", groups("Advisers", '"Board"'), '12 people  people[1].group  no tag shows the group "Advisers"; add <People people={frontmatter.people} group="Advisers" />', BOARD],
  ["a person without a group", groups("", '"Board"'), "9 people  people[1].group  no tag shows a person without a group; add `group:` with Board", BOARD],
  ["a group in braces", groups("Board", "{Board}"), '15 tags  "group" of <People> cannot be read; write group="…" with the group that it shows', BOARD],
  ["a translation without its language", translation("/about-us", "lead: Words."), "4 translations  translationOf  /about-us has the same language; add `lang:` with the code of this page's language", translation("/about-us")],
  ["a translation into the language of its page", { ...translation("/german", "lang: de"), ...german() }, "4 translations  translationOf  /german has the same language; correct `lang:`, or delete this line", translation("/german")],
  ["a translation of itself", translation("/news"), "4 translations  translationOf  this is the page itself; write the path of the one that it translates", translation("/about-us")],
  ["a translation of a part of a page", translation("/about-us#main"), ['4 link-targets  translationOf  there is no part "#main" on /about-us; link to the page', '4 translations  translationOf  a translation is of a whole page; write "/about-us"'], translation("/about-us")],
  ["a translation of a draft", { ...translation("/quibblefish"), ...specimen("quibblefish.mdx") }, "4 link-targets  translationOf  /quibblefish is a draft and not published; delete this link, or `draft: true` in content/quibblefish.mdx", translation("/about-us")],
  ["a translation of a translation", { ...translation("/german"), ...TRANSLATED }, '4 translations  translationOf  /german is a translation too; write "/", the page that it translates', translation("/")],
  ["a second translation into one language", { ...translation("/", "lang: de"), ...TRANSLATED }, "4 translations  translationOf  content/german.mdx translates it into this language already; delete one of the two", translation("/")],
  ["a main page as a translation", edit("home.mdx", "hero:\n", "translationOf: /about-us\nhero:\n"), "4 schema  translationOf  is not a field here; the fields here are title, …", specimen("home.mdx")],
  ["dates by the code of a language", edit("site.mdx", "dates: June 30, 2026", "dates: en-GB"), "… schema  dates  write `June 30, 2026` or `30 June 2026`", edit("site.mdx", "dates: June 30, 2026", "dates: 30 June 2026")],
  ["a column of the footer without a heading", footer(""), "… schema  footer.title  is missing; add the line `title:` with the heading of the column", specimen("site.mdx")],
  ["a column of the footer that is a list", edit("site.mdx", "  title: On the drawers\n  links:\n", ""), "… schema  footer  is a list; replace it with `title:`, `links:`, each on a line of its own below it, indented by two spaces", specimen("site.mdx")],
];
