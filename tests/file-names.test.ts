// What a writer reads when the name of a file makes no good address.
import { expect, test } from "vitest";

import { explainFileName, isMeantAsPage } from "../app/publish/file-names";

/** What is said of each file among the others. */
function namesIn(files: string[]): string {
  return files.filter(isMeantAsPage).flatMap((file) => {
    const message = explainFileName(file, files);
    return message ? [`${file}  ${message}`] : [];
  }).join("\n");
}

test("good names, and files that are no pages", () => {
  expect(namesIn(["home.mdx", "about-us.mdx", "news/2025-results.mdx", "README.md", ".DS_Store", "images/Photo 1.JPG", "images/notes.md", "words.txt"])).toBe("");
});

test("capitals, spaces, underscores, letters with accents and other signs", () => {
  expect(namesIn(["Our Science.mdx", "our_team.mdx", "_draft.mdx", "résumé.mdx", "news/Q1.results!.mdx", "日本.mdx"])).toMatchInlineSnapshot(`
    "content/Our Science.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-science.mdx
    content/our_team.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-team.mdx
    content/_draft.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/draft.mdx
    content/résumé.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/resume.mdx
    content/news/Q1.results!.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/news/q1-results.mdx
    content/日本.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/page.mdx"
  `);
});

test("endings", () => {
  expect(namesIn(["news.md", "team.MDX", "deck.markdown", "press.mdx.txt", "Our News.md"])).toMatchInlineSnapshot(`
    "content/news.md:1:1  the file of a page ends in ".mdx"; rename it to content/news.mdx
    content/team.MDX:1:1  the file of a page ends in ".mdx"; rename it to content/team.mdx
    content/deck.markdown:1:1  the file of a page ends in ".mdx"; rename it to content/deck.mdx
    content/press.mdx.txt:1:1  the file of a page ends in ".mdx"; rename it to content/press.mdx
    content/Our News.md:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-news.mdx"
  `);
});

test("names that are taken, and index", () => {
  expect(namesIn(["assets.mdx", "share/deck.mdx", "404.mdx", "index.mdx", "index.md", "news/Index.mdx"])).toMatchInlineSnapshot(`
    "content/assets.mdx:1:1  the name "assets" is taken by what the build writes; rename it to content/assets-page.mdx
    content/share/deck.mdx:1:1  the name "share" is taken by what the build writes; rename it to content/share-pages/deck.mdx
    content/404.mdx:1:1  the name "404" is taken by what the build writes; rename it to content/404-page.mdx
    content/index.mdx:1:1  no page is called "index" here; rename it to content/home.mdx; content/index.md has the same address, delete one of the two
    content/index.md:1:1  no page is called "index" here; rename it to content/home.mdx; content/index.mdx has the same address, delete one of the two
    content/news/Index.mdx:1:1  no page is called "index" here; rename it to content/news.mdx"
  `);
});

test("two files for one address", () => {
  expect(namesIn(["news.mdx", "news.md", "team/index.mdx", "team.mdx", "Our Deck.mdx", "our_deck.mdx", "home.mdx", "Home.mdx"])).toMatchInlineSnapshot(`
    "content/news.md:1:1  the file of a page ends in ".mdx"; content/news.mdx has the same address, delete one of the two
    content/team/index.mdx:1:1  no page is called "index" here; content/team.mdx has the same address, delete one of the two
    content/Our Deck.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-deck.mdx; content/our_deck.mdx has the same address, delete one of the two
    content/our_deck.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; rename it to content/our-deck.mdx; content/Our Deck.mdx has the same address, delete one of the two
    content/Home.mdx:1:1  the name becomes the page's address, expected small letters, digits and hyphens only; content/home.mdx has the same address, delete one of the two"
  `);
});
