// Mistakes in links: addresses, and words that say nothing of where they lead.
import { edit, fields, news, specimen, type Mistake } from "../mistake";

/** A link with these words and this address. */
const link = (address: string, words = "the rules") => news(`See [${words}](${address}).`);
/** A page that had another address. */
const former = (address: string) => fields(`formerly: [${JSON.stringify(address)}]`);
const RIGHT = link("https://www.fda.gov");

// One mistake a line.
// prettier-ignore
export const LINKS: Mistake[] = [
  ["a page that is not there", link("/investor"), `6 link-targets  there is no page "/investor", did you mean "/investors"?`, link("/investors")],
  ["the name of a file", link("about-us.mdx"), `6 link-targets  there is no page "about-us.mdx", did you mean "/about-us"?`, link("/about-us")],
  ["a page that nobody has written", link("/press"), '6 link-targets  there is no page "/press"; write the path of an existing page, or an address that starts with https://', link("/contact-us")],
  ["a page with a name that fills the message", link(`/${"press".repeat(60)}`), '6 link-targets  there is no page "/presspress…; write the path of an existing page, or an address that starts with https://', link("/contact-us")],
  ["a draft", { ...link("/quibblefish"), ...specimen("quibblefish.mdx") }, "6 link-targets  /quibblefish is a draft and not published; delete this link, or `draft: true` in content/quibblefish.mdx", link("/contact-us")],
  ["a part that is not there", news("## Dose\n\nSee [it](#doses)."), `8 link-targets  there is no part "#doses" on this page, did you mean "#dose"?`, news("## Dose\n\nSee [it](#dose).")],
  ["a slide that is not there", link("/investors#slide-9"), '6 link-targets  there is no part "#slide-9" on /investors; its parts are #slide-1, #slide-2, #slide-3, #slide-4, #slide-5', link("/investors#slide-5")],
  ["no encryption", link("http://www.fda.gov"), '6 link-urls  write "https://www.fda.gov" for "http://www.fda.gov"', RIGHT],
  ["no start", link("www.fda.gov"), '6 link-urls  write "https://www.fda.gov" for "www.fda.gov"', RIGHT],
  ["one slash", link("https:/www.fda.gov"), '6 link-urls  write "https://www.fda.gov" for "https:/www.fda.gov"', RIGHT],
  ["a comma for a point", link("https://www.fda,gov"), '6 link-urls  "https://www.fda,gov" is not a complete address; copy it from the browser, with https:// in front', RIGHT],
  ["the whole address of a page of this site", link("https://www.testwort.example/about-us/"), '6 link-urls  a link to a page of this site starts with a slash; write "/about-us"', link("/about-us")],
  ["a preview on the writer's machine", link("http://localhost:5173/about-us"), '6 link-urls  a link to a page of this site starts with a slash; write "/about-us"', link("/about-us")],
  ["an e-mail address without its start", link("hello@example.com"), '6 link-urls  an e-mail address needs "mailto:"; write "mailto:hello@example.com"', link("mailto:hello@example.com")],
  ["an e-mail address without its end", link("mailto:hello@example"), '6 link-urls  "mailto:hello@example" cannot be opened; write "mailto:" and an e-mail address, or "tel:" and digits, dots and hyphens only', link("mailto:hello@example.com")],
  ["a space before an e-mail address", link("mailto: hello@example.com"), "6 markdown-blocks  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("mailto:hello@example.com")],
  ["a space before an e-mail address, in a field", edit("contact-us.mdx", "mailto:{site.email}", '"mailto: hello@example.com"'), '… link-urls  hero.actions[2].to  "mailto: hello@example.com" has a space in it; delete it, or write %20 for it', edit("contact-us.mdx", "mailto:{site.email}", "mailto:hello@example.com")],
  ["a space before what is no e-mail address", link("mailto: a@b"), "6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("mailto:a@b.example")],
  ["two e-mail addresses", link("mailto:ann@example.com, hello@example.com"), ["6 markdown-blocks  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", "6 markdown-blocks  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)"], link("mailto:ann@example.com")],
  ["a space in the subject of an e-mail", link("mailto:hello@example.com?subject=Hi there"), "6 markdown-blocks  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("mailto:hello@example.com?subject=Hi%20there")],
  ["a telephone number with spaces", link("tel:(919)555-0100"), '6 link-urls  "tel:(919)555-0100" cannot be opened; write "mailto:" and an e-mail address, or "tel:" and digits, dots and hyphens only', link("tel:9195550100")],
  ["a telephone number as people write it", link("tel:+1 (919) 555-0100"), "6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("tel:+19195550100")],
  ["no telephone number", link("tel:"), '6 link-urls  "tel:" cannot be opened; write "mailto:" and an e-mail address, or "tel:" and digits, dots and hyphens only', link("tel:+19195550100")],
  ["a number for text messages", link("sms:+1 919"), "6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("tel:+19195550100")],
  ["code", link("javascript:alert"), `6 link-urls  "javascript:alert" leads to no website; write an address with https://, mailto: or tel:`, RIGHT],
  ["a name that all objects have", link("constructor:alert"), `6 link-urls  "constructor:alert" leads to no website; write an address with https://, mailto: or tel:`, RIGHT],
  ["a drive of Windows", link("C:/Users/jo/deck.pdf"), `6 link-urls  "C:/Users/jo/deck.pdf" leads to no website; write an address with https://, mailto: or tel:`, link("/contact-us")],
  ["a drive of Windows, and a space", link("C:/Users/jo/our deck.pdf"), ["6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)"], link("/contact-us")],
  ["backslashes", link(String.raw`\investors`), String.raw`6 link-targets  there is no page "\investors", did you mean "/investors"?`, link("/investors")],
  ["a space in the address", link("/about us"), "6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("/about-us")],
  ["a space in the address, between angle brackets", link("</about us>"), '6 link-urls  "/about us" has a space in it; delete it, or write %20 for it', link("/about-us")],
  ["a space in the address of another site", link("https://www.fda.gov/drug safety"), "6 markdown-blocks  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("https://www.fda.gov/drug%20safety")],
  ["a space in the address of a part", news("## The dose\n\nSee [it](#the dose)."), "8 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", news("## The dose\n\nSee [it](#the-dose).")],
  ["a space before the parentheses", news("See [about us] (/about-us)."), "6 markdown-syntax  this is not read as a link; delete the spaces before and inside its parentheses: [words](/page)", link("/about-us", "about us")],
  ["a link without its address", news("See [about us][]."), "6 markdown-syntax  this is not read as a link; write its address between parentheses behind the brackets: `[about us](/page)`", link("/about-us", "about us")],
  ["no address", link(""), "6 link-urls  this link leads nowhere; write the address of a page between its parentheses", RIGHT],
  ["no words", link("/investors", ""), "6 link-words  this link has no words; write some between its brackets", link("/investors")],
  ["here", link("/investors", "Here"), `6 link-words  the words "Here" do not say where this link leads; name the page or the document`, link("/investors", "the deck for investors")],
  ["read more", link("/investors", "read more"), `6 link-words  the words "read more" do not say where this link leads; name the page or the document`, link("/investors", "more about the deck")],
  ["the address as the words, cut off", link("/investors", "…"), `6 link-words  the words "…" do not say where this link leads; name the page or the document`, link("/investors", "the deck for investors")],
  ["a title that nobody sees", news('See [the deck](/investors "All slides").'), `6 unshown  the words "All slides" are not shown; delete them with their quotes`, link("/investors", "the deck")],
  ["an image as a link", link("./images/hero.svg"), "6 link-targets  no link can lead to an image; write ![description](./images/hero.svg) to show it", news("![A stem with leaves](./images/hero.svg)")],
  ["the menu's link in capitals", link("/Investors"), `6 link-targets  there is no page "/Investors", did you mean "/investors"?`, link("/investors")],
  ["a slash at the end", link("/investors/"), `6 link-targets  there is no page "/investors/", did you mean "/investors"?`, link("/investors")],
  ["a link of the home page to no page", edit("home.mdx", "to: /about-us", "to: /about"), `… link-targets  hero.actions[1].to  there is no page "/about", did you mean "/about-us"?`, specimen("home.mdx")],
  ["a former address without its slash", former("science"), '4 formerly  formerly[0]  "science" is not a path; write what came after the domain, from the slash to the last letter', former("/science")],
  ["a former address with its host", former("https://www.example.com/science?a=1#b"), '4 formerly  formerly[0]  "https://www.example.com/science?a=1#b" is not a path; write what came after the domain, from the slash to the last letter', former("/science")],
  ["a former address that the page has", former("/news"), "4 formerly  formerly[0]  /news is the address of content/news.mdx now; delete this line", former("/old.php")],
  ["a former address that another page has", former("/About-Us"), "4 formerly  formerly[0]  /About-Us is the address of content/about-us.mdx now; delete this line", former("/Our_Science/part-1")],
  ["a former address that the site uses", former("/404.html"), '4 formerly  formerly[0]  the site itself uses the name "404"; delete this line', former("/about.html")],
  ["a former address of two pages", { ...former("/once"), "more.mdx": String(former("/once")["news.mdx"]).replace("title: News", "title: More") }, "4 formerly  formerly[0]  /once already leads to content/more.mdx; delete this line", former("/twice")],
  ["a link to a former address", fields("formerly: [/once]", "See [the dose](/once#dose).\n\n## Dose"), '7 link-targets  /once has moved; write "/news#dose"', fields("formerly: [/once]", "See [the dose](/news#dose).\n\n## Dose")],
];
