// Mistakes in links: addresses, and words that say nothing of where they lead.
import { edit, news, specimen, type Mistake } from "../mistake";

/** A link with these words and this address. */
const link = (address: string, words = "the rules") => news(`See [${words}](${address}).`);
const RIGHT = link("https://www.fda.gov");

// One mistake a line.
// prettier-ignore
export const LINKS: Mistake[] = [
  ["a page that is not there", link("/investor"), `6 link-targets  there is no page "/investor", did you mean "/investors"?`, link("/investors")],
  ["the name of a file", link("about-us.mdx"), `6 link-targets  there is no page "about-us.mdx", did you mean "/about-us"?`, link("/about-us")],
  ["a page that nobody has written", link("/press"), `6 link-targets  there is no page "/press", expected a path such as /, …, or an address that starts with https://`, link("/contact-us")],
  ["a draft", link("/quibblefish"), "6 link-targets  /quibblefish is a draft and not on the public site, expected no link to it; or delete `draft: true` in content/quibblefish.mdx", link("/contact-us")],
  ["a part that is not there", news("## Dose\n\nSee [it](#doses)."), `8 link-targets  there is no part "#doses" on this page, did you mean "#dose"?`, news("## Dose\n\nSee [it](#dose).")],
  ["a slide that is not there", link("/investors#slide-9"), `6 link-targets  there is no part "#slide-9" on /investors, did you mean "/investors#slide-1"?`, link("/investors#slide-5")],
  ["no encryption", link("http://www.fda.gov"), `6 link-urls  expected "https://www.fda.gov", found "http://www.fda.gov"`, RIGHT],
  ["no start", link("www.fda.gov"), `6 link-urls  expected "https://www.fda.gov", found "www.fda.gov"`, RIGHT],
  ["one slash", link("https:/www.fda.gov"), `6 link-urls  expected "https://www.fda.gov", found "https:/www.fda.gov"`, RIGHT],
  ["a comma for a point", link("https://www.fda,gov"), `6 link-urls  expected "https://www.fda.gov", found "https://www.fda,gov"`, RIGHT],
  ["a point too many", link("https://www..fda.gov"), `6 link-urls  expected "https://www.fda.gov", found "https://www..fda.gov"`, RIGHT],
  ["the whole address of a page of this site", link("https://www.testwort.example/about-us/"), `6 link-urls  a link to a page of this site starts with a slash, expected "/about-us", found "https://www.testwort.example/about-us/"`, link("/about-us")],
  ["a preview on the writer's machine", link("http://localhost:5173/about-us"), `6 link-urls  a link to a page of this site starts with a slash, expected "/about-us", found "http://localhost:5173/about-us"`, link("/about-us")],
  ["an e-mail address without its start", link("hello@example.com"), `6 link-urls  expected "mailto:hello@example.com", found "hello@example.com"`, link("mailto:hello@example.com")],
  ["a mistyped e-mail address", link("mailto:hello"), `6 link-urls  expected "mailto:hello@example.com", found "mailto:hello"`, link("mailto:hello@example.com")],
  ["a telephone number with spaces", link("tel:(919)555-0100"), `6 link-urls  expected "tel:9195550100", found "tel:(919)555-0100"`, link("tel:9195550100")],
  ["code", link("javascript:alert"), `6 link-urls  expected an address that starts with https://, mailto: or tel:, found "javascript:alert"`, RIGHT],
  ["a file of the writer's machine", link("file:///C:/deck.pdf"), `6 link-urls  expected an address that starts with https://, mailto: or tel:, found "file:///C:/deck.pdf"`, link("/contact-us")],
  ["a drive of Windows", link("C:/Users/jo/deck.pdf"), `6 link-urls  expected an address that starts with https://, mailto: or tel:, found "C:/Users/jo/deck.pdf"`, link("/contact-us")],
  ["backslashes", link(String.raw`\investors`), "6 link-urls  expected \"/investors\", found \"\\investors\"", link("/investors")],
  ["a space in the address", link("/about us"), "6 markdown-syntax  this is not read as a link, expected no space before its parentheses or inside them: `[the rules](/about-us)`", link("/about-us")],
  ["a space before the parentheses", news("See [about us] (/about-us)."), "6 markdown-syntax  this is not read as a link, expected no space before its parentheses or inside them: `[about us](/about-us)`", link("/about-us", "about us")],
  ["brackets the wrong way round", news("See (about us)[/about-us]."), "6 markdown-syntax  the brackets of this link are the wrong way round, expected `[about us](/about-us)`", link("/about-us", "about us")],
  ["a link without its address", news("See [about us][]."), "6 markdown-syntax  this is not read as a link, expected its address behind it: `[about us](/investors)`", link("/about-us", "about us")],
  ["no address", link(""), "6 link-urls  this link leads nowhere, expected an address such as /investors between its parentheses", RIGHT],
  ["no words", link("/investors", ""), "6 link-words  this link has no words, expected some between its brackets: [words](/investors)", link("/investors")],
  ["click here", link("/investors", "click here"), `6 link-words  the words "click here" do not say where this link leads, expected words such as [the deck for investors](/investors)`, link("/investors", "the deck for investors")],
  ["here", link("/investors", "Here"), `6 link-words  the words "Here" do not say where this link leads, expected words such as [the deck for investors](/investors)`, link("/investors", "the deck for investors")],
  ["read more", link("/investors", "read more"), `6 link-words  the words "read more" do not say where this link leads, expected words such as [the deck for investors](/investors)`, link("/investors", "more about the deck")],
  ["the address as the words, cut off", link("/investors", "…"), `6 link-words  the words "…" do not say where this link leads, expected words such as [the deck for investors](/investors)`, link("/investors", "the deck for investors")],
  ["a title that nobody sees", news('See [the deck](/investors "All slides").'), `6 link-words  the words "All slides" of this link would not be shown; delete them with their quotes`, link("/investors", "the deck")],
  ["a document to edit", link("https://docs.google.com/document/d/1aB/edit"), `6 link-urls  this address opens the document for editing, expected "https://docs.google.com/document/d/1aB/preview"`, link("https://docs.google.com/document/d/1aB/preview")],
  ["a document to edit, with a place", link("https://docs.google.com/spreadsheets/d/1aB/edit?usp=sharing#gid=0"), `6 link-urls  this address opens the document for editing, expected "https://docs.google.com/spreadsheets/d/1aB/preview"`, link("https://docs.google.com/spreadsheets/d/1aB/preview")],
  ["an address rewritten by a mail program", link("https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fda.gov%2F&data=05"), `6 link-urls  a program rewrote this address so that it sees who follows it, expected "https://www.fda.gov/"`, link("https://www.fda.gov/")],
  ["another mail program", link("https://urldefense.com/v3/__https://www.fda.gov/__;!!abc"), `6 link-urls  a program rewrote this address so that it sees who follows it, expected "https://www.fda.gov/"`, link("https://www.fda.gov/")],
  ["a result of a search", link("https://www.google.com/url?q=https://www.fda.gov/drugs&sa=D"), `6 link-urls  a program rewrote this address so that it sees who follows it, expected "https://www.fda.gov/drugs"`, link("https://www.fda.gov/drugs")],
  ["a PDF", link("./deck.pdf"), `6 documents  there is no file "./deck.pdf", expected the name of a file in content/files such as "./files/pamphlet.pdf"; add the file there`, link("/contact-us")],
  ["an image as a link", link("./images/hero.svg"), `6 link-targets  "./images/hero.svg" is a file, and links lead to pages and PDFs only, expected the path of a page such as "/investors"`, news("![A stem with leaves](./images/hero.svg)")],
  ["the menu's link in capitals", link("/Investors"), `6 link-targets  there is no page "/Investors", did you mean "/investors"?`, link("/investors")],
  ["a slash at the end", link("/investors/"), `6 link-targets  there is no page "/investors/", did you mean "/investors"?`, link("/investors")],
  ["a link of the home page to no page", edit("home.mdx", "to: /about-us", "to: /about"), `… link-targets  hero.actions[1].to  there is no page "/about", did you mean "/about-us"?`, specimen("home.mdx")],
];
