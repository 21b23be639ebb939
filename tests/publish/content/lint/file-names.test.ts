// What a writer reads when a file name makes a bad URL.
import { expect, test } from "vitest";

import { explainFileName, isMeantAsPage } from "../../../../app/publish/content/lint/file-names";

/** The problem of each file among the others. */
function namesIn(files: string[]): string {
  return files
    .filter(isMeantAsPage)
    .flatMap((file) => {
      const message = explainFileName(file, files);
      return message ? [`${file}  ${message}`] : [];
    })
    .join("\n");
}

test("good names, and files that are no pages", () => {
  expect(
    namesIn([
      "home.mdx",
      "about-us.mdx",
      "news/2025-results.mdx",
      "README.md",
      ".DS_Store",
      "images/Photo 1.JPG",
      "images/notes.md",
      "words.txt",
    ]),
  ).toBe("");
});

test("capitals, spaces, underscores, letters with accents and other signs", () => {
  expect(
    namesIn([
      "Our Science.mdx",
      "our_team.mdx",
      "_draft.mdx",
      "résumé.mdx",
      "news/Q1.results!.mdx",
      "日本.mdx",
    ]),
  ).toMatchInlineSnapshot(`
    "Our Science.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-science.mdx
    our_team.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-team.mdx
    _draft.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/draft.mdx
    résumé.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/resume.mdx
    news/Q1.results!.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/news/q1-results.mdx
    日本.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/new-page.mdx"
  `);
});

test("endings", () => {
  expect(namesIn(["news.md", "team.MDX", "deck.markdown", "press.mdx.txt", "Our News.md"]))
    .toMatchInlineSnapshot(`
    "news.md  the file of a page ends in ".mdx"; rename it to content/news.mdx
    team.MDX  the file of a page ends in ".mdx"; rename it to content/team.mdx
    deck.markdown  the file of a page ends in ".mdx"; rename it to content/deck.mdx
    press.mdx.txt  the file of a page ends in ".mdx"; rename it to content/press.mdx
    Our News.md  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-news.mdx"
  `);
});

test("names that are taken, and index", () => {
  expect(
    namesIn([
      "assets.mdx",
      "share/deck.mdx",
      "review.mdx",
      "404.mdx",
      "index.mdx",
      "index.md",
      "news/Index.mdx",
    ]),
  ).toMatchInlineSnapshot(`
    "assets.mdx  the name "assets" is taken by the site itself; rename it to content/assets-page.mdx
    share/deck.mdx  the name "share" is taken by the site itself; rename it to content/share-pages/deck.mdx
    review.mdx  the name "review" is taken by the site itself; rename it to content/review-page.mdx
    404.mdx  the name "404" is taken by the site itself; rename it to content/404-page.mdx
    index.mdx  the first page is called "home" here; rename it to content/home.mdx; content/index.md has the same address, delete one of the two
    index.md  the first page is called "home" here; rename it to content/home.mdx; content/index.mdx has the same address, delete one of the two
    news/Index.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/news/index.mdx"
  `);
});

test("two files for one address", () => {
  expect(
    namesIn([
      "news.mdx",
      "news.md",
      "team/index.mdx",
      "team.mdx",
      "Our Deck.mdx",
      "our_deck.mdx",
      "home.mdx",
      "Home.mdx",
    ]),
  ).toMatchInlineSnapshot(`
    "news.md  the file of a page ends in ".mdx"; content/news.mdx has the same address, delete one of the two
    team.mdx  another file makes the same page; content/team/index.mdx has the same address, delete one of the two
    Our Deck.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-deck.mdx; content/our_deck.mdx has the same address, delete one of the two
    our_deck.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-deck.mdx; content/Our Deck.mdx has the same address, delete one of the two
    Home.mdx  the name becomes the page's address, expected small letters, digits and hyphens only; content/home.mdx has the same address, delete one of the two"
  `);
});
