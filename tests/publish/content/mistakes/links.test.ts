// Mistakes in links and former addresses. Parts of pages are checked on the built site.
import { edit, fields, news } from "./mistake";
import { findsMistakes } from "./finds-mistakes";

/** A link with these words and this address. */
const link = (address: string, words = "the rules") => news(`See [${words}](${address}).`);
/** A page that had another address. */
const former = (address: string) => fields(`formerly: [${JSON.stringify(address)}]`);
const RIGHT = link("https://www.fda.gov");
const NO_LINK = "6 this is not read as a link;";
const AS_PAGE = "6 a link to a page of this site starts with a slash; write";

findsMistakes({
  "a page that is not there": [
    link("/investor"),
    '6 there is no page "/investor", did you mean "/investors"?',
    link("/investors"),
  ],
  "the beginning of a page's name": [
    link("/contact"),
    '6 there is no page "/contact", did you mean "/contact-us"?',
  ],
  "the name of a file": [
    link("about-us.mdx"),
    '6 there is no page "about-us.mdx", did you mean "/about-us"?',
  ],
  "a page that nobody has written": [
    link("/press"),
    '6 there is no page "/press"; write the path of an existing page, or an address …',
  ],
  "a draft": [
    { ...link("/later"), "later.mdx": fields("draft: true")["news.mdx"] },
    "6 /later is a draft and not published; delete this link, or `draft: true` in …",
  ],
  "no encryption": [link("http://www.fda.gov"), '6 write "https://www.fda.gov"', RIGHT],
  "no start": [
    link("www.fda.gov"),
    '6 an address starts with https://; write "https://www.fda.gov"',
    RIGHT,
  ],
  "a comma for a point": [
    link("https://www.fda,gov"),
    '6 "https://www.fda,gov" is not a complete address; copy it from the browser',
  ],
  "the whole address of a page of this site": [
    link("https://www.testwort.example/about-us/"),
    `${AS_PAGE} "/about-us"`,
    link("/about-us"),
  ],
  "a preview on the writer's machine": [
    link("http://localhost:5173/about-us"),
    `${AS_PAGE} "/about-us"`,
  ],
  "an e-mail address without its start": [
    link("hello@example.com"),
    '6 an e-mail address needs "mailto:"; write "mailto:hello@example.com"',
    link("mailto:hello@example.com"),
  ],
  "a space in the subject of an e-mail": [
    link("mailto:a@example.com?subject=Hi there"),
    `${NO_LINK} write %20 for each space in the subject`,
    link("mailto:a@example.com?subject=Hi%20there"),
  ],
  "a link without its end": [
    news("See [the rules](https://www.fda.gov and more."),
    `${NO_LINK} end its address with a ")"`,
  ],
  "a space in an address": [
    link("/about us"),
    `${NO_LINK} delete the spaces before its "(" and in its address`,
  ],
  "a space before the parentheses": [
    news("See [the rules] (/about-us)."),
    `${NO_LINK} delete the spaces before its "(" and in its address`,
  ],
  "no telephone number": [
    link("tel:"),
    '6 "tel:" is not a telephone number; write tel: and its digits',
  ],
  code: [link("javascript:alert"), '6 "javascript:alert" leads to no website; …'],
  "no address": [news("See [the rules]()."), "6 this link leads nowhere; …"],
  "words that say nothing": [
    link("/about-us", "here"),
    '6 the words "here" do not say where this link leads; …',
  ],
  "the same over two lines": [link("/about-us", "read\nmore"), '6 the words "read more" do …'],
  "an image as a link": [
    link("./images/hero.svg"),
    "6 no link can lead to an image; write ![description](./images/hero.svg) to show it",
  ],
  "a menu's link to another site": [
    edit("site.mdx", "to: /investors", "to: https://example.com"),
    '… nav[1].to  there is no page "https://example.com"; …',
  ],
  "an address that an assistant has marked": [
    link("https://x.example/?utm_source=chatgpt.com"),
    '6 this address ends with "?utm_source=chatgpt.com", which an assistant has added; …',
  ],
  "a former address with its host": [
    former("https://www.example.com/science?a=1"),
    '4 formerly[0]  "https://www.example.com/science?a=1" is not a path; …',
    former("/science"),
  ],
  "a former address that is a page's": [
    former("/About-Us"),
    "4 formerly[0]  /About-Us is the address of content/about-us.mdx now; delete this line",
  ],
  "a former address that is a page's file": [
    former("/investors.html"),
    "4 formerly[0]  /investors.html is the address of content/investors.mdx now; …",
  ],
  "a former address that the site uses": [
    former("/files/a.pdf"),
    "4 formerly[0]  the site itself uses this address; delete this line",
  ],
  "a former address of two pages": [
    { ...former("/once"), "more.mdx": former("/once")["news.mdx"] },
    "4 formerly[0]  /once already leads to content/more.mdx; delete this line",
  ],
  "the home page as a draft": [
    edit("home.mdx", "---\n", "---\ndraft: true\n"),
    "2 draft  the home page must be published, because every page links to it; …",
  ],
});
