// What a writer reads of collections: entries that lack something, and fields where they do nothing.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { problemsOf } from "../../../support/content-folder";
import { SPECIMEN } from "../../../support/specimen";

let pages = 0;

/** Each with a title of its own. */
function page(fields: string): string {
  return `---\ntitle: Page ${++pages}\ndescription: A page of a test.\n${fields}\n---\n\nWords.\n`;
}

const read = (file: string) => readFile(join(SPECIMEN, file), "utf8");

const ENTRY = "bulletin/third-pairing.mdx";

test("an entry with all that it may have is right", async () => {
  const fields =
    "date: 2025-03-03\nheadline: A longer title\nauthor: A person\nembargo: 2099-01-01";
  expect(await problemsOf({ [ENTRY]: page(fields) })).toBe("");
});

test("an event that ends too early, or never starts", async () => {
  const events = {
    [ENTRY]: page("date: 2025-03-03\nstarts: 2026-03-03\nends: 2026-03-02"),
    "bulletin/fourth.mdx": page("date: 2025-03-03\nplace: Durham, NC"),
  };
  expect(await problemsOf(events)).toMatchInlineSnapshot(`
    "content/bulletin/fourth.mdx:1:1  starts  is missing; add a line \`starts:\` with the first day of the event, written as YYYY-MM-DD
    content/bulletin/third-pairing.mdx:6:7  ends  2026-03-02 is before the event starts; write 2026-03-03 or a later day"
  `);
});

test("an entry without a date, or with half an image", async () => {
  expect(
    await problemsOf({
      [ENTRY]: page("alt: A square of two colours."),
      "bulletin/fourth.mdx": page("date: June 2025\nimage: ../images/founder.png"),
    }),
  ).toMatchInlineSnapshot(`
    "content/bulletin/fourth.mdx:1:1  alt  is missing; add \`alt:\` and describe the image in one sentence, for readers who cannot see it
    content/bulletin/fourth.mdx:4:7  date  "June 2025" is not a day written as YYYY-MM-DD
    content/bulletin/third-pairing.mdx:1:1  date  is missing; add a line \`date:\` with the day of this entry, written as YYYY-MM-DD
    content/bulletin/third-pairing.mdx:1:1  image  is missing; add \`image:\` with the file that \`alt:\` describes"
  `);
});

test("fields of collections on pages that are in none", async () => {
  expect(
    await problemsOf({
      "notes/second.mdx": page("date: 2025-03-03\nembargo: 2025-03-03\nboilerplate: We test."),
      "third.mdx": page("list: news\ncontact: Nobody."),
      "fourth.mdx": page("list: blog\nnavOrder: first"),
      "fifth.mdx": page("navOrder: 15"),
    }),
  ).toMatchInlineSnapshot(`
    "content/fourth.mdx:4:7  list  "blog" is not one of news, publications
    content/fourth.mdx:4:7  list  works only in the \`index.mdx\` of a folder; rename this file to content/fourth/index.mdx
    content/fourth.mdx:5:11  navOrder  "first" is not a whole number from 0 to 1000
    content/notes/second.mdx:4:7  date  works only for the entries of news or publications; add \`list: news\` to content/notes/index.mdx, or delete this line
    content/notes/second.mdx:5:10  embargo  works only for the entries of news or publications; add \`list: news\` to content/notes/index.mdx, or write \`draft: true\` instead
    content/notes/second.mdx:6:14  boilerplate  works only on a list of news or publications; delete this line
    content/third.mdx:4:7  list  works only in the \`index.mdx\` of a folder; rename this file to content/third/index.mdx"
  `);
});

test("links to what is not published, unless the page waits as long; the menu leaves it out", async () => {
  const link = (fields: string) => `${page(fields)}\n[A link](/bulletin/held-back)\n`;
  const draft = (text: string) => text.replace("---\n", "---\ndraft: true\n");
  expect(
    await problemsOf({
      "now.mdx": link("lead: Now."),
      "bulletin/sooner.mdx": link("date: 2025-03-03\nembargo: 2098-01-01"),
      "bulletin/later.mdx": link("date: 2025-03-03\nembargo: 2099-01-01"),
      "later.mdx": link("draft: true"),
      "home.mdx": draft(await read("home.mdx")),
      "contact-us.mdx": draft(await read("contact-us.mdx")),
    }),
  ).toMatchInlineSnapshot(`
    "content/bulletin/sooner.mdx:10:1  /bulletin/held-back is under embargo until 2099-01-01 and not published; delete this link until then
    content/home.mdx:2:8  draft  the home page must be published, because every page links to it; delete this line
    content/now.mdx:9:1  /bulletin/held-back is under embargo until 2099-01-01 and not published; delete this link until then"
  `);
});

test("an entry that becomes public without its list, which is a draft", async () => {
  const list = (await read("bulletin/index.mdx")).replace("---\n", "---\ndraft: true\n");
  expect(
    await problemsOf({
      "bulletin/index.mdx": list,
      "bulletin/first-pairing.mdx": page("date: 2025-03-03\ndraft: true"),
    }),
  ).toMatchInlineSnapshot(`
    "content/bulletin/second-pairing.mdx:7:13  /bulletin/first-pairing is a draft and not published; delete this link, or \`draft: true\` in content/bulletin/first-pairing.mdx
    content/bulletin/held-back.mdx:4:7  warning: date  the list /bulletin is a draft, but this entry is public without it; add the line \`draft: true\` here too
    content/bulletin/second-pairing.mdx:4:7  warning: date  the list /bulletin is a draft, but this entry is public without it; add the line \`draft: true\` here too"
  `);
});
