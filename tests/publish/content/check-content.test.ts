// What a writer reads when a field is missing, unknown, or not what it should be.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { problemsIn, problemsOf } from "../../support/content-folder";
import { SPECIMEN } from "../../support/specimen";

describe("names", () => {
  test("a missing field comes with the line to add", async () => {
    expect(await problemsIn("not-found.missing-key")).toMatchInlineSnapshot(
      `"content/not-found.mdx:1:1  headline  is missing, expected text such as "Oops! Page not found"; add the line \`headline: "Oops! Page not found"\`"`,
    );
  });
  test("a mistyped name is one problem, with the name that was meant", async () => {
    expect(await problemsIn("not-found.mistyped-key")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:1  headlin  is not a field here, did you mean "headline"?"`,
    );
  });
  test("a mistyped name in a list points at the entry", async () => {
    expect(await problemsIn("contact-us.missing-in-list")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:9:7  hero.actions[1].lable  is not a field here, did you mean "label"?"`,
    );
  });
  test("an unknown name lists the names there are", async () => {
    expect(await problemsIn("not-found.unknown-key")).toMatchInlineSnapshot(
      `"content/not-found.mdx:7:1  author  is not a field here, expected one of: title, description, placeholders, accepted, signOff, code, headline, link"`,
    );
  });
  test("a field that is written twice names both lines", async () => {
    expect(await problemsIn("not-found.duplicate-key")).toMatchInlineSnapshot(
      `"content/not-found.mdx:7:1  link  is written twice, expected it once: delete this line or line 6"`,
    );
  });
  test("the same inside a group", async () => {
    expect(await problemsIn("contact-us.duplicate-in-group")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:22:3  office.value  is written twice, expected it once: delete this line or line 21"`,
    );
  });
  test("a field that left its group", async () => {
    expect(await problemsIn("contact-us.not-in-its-group")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:9:1  lead  is not a field here, it belongs under "hero", two spaces further in"`,
    );
  });
  test("a whole group without its spaces", async () => {
    expect(await problemsIn("contact-us.not-indented")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:20:1  title  is written twice, expected it once: delete this line or line 2; or does it belong under "office", two spaces further in?
      content/contact-us.mdx:21:1  value  is not a field here, it belongs under "office", two spaces further in
      content/contact-us.mdx:22:1  detail  is not a field here, it belongs under "office", two spaces further in"
    `);
  });
  test("a field that slipped into the group above", async () => {
    expect(await problemsIn("contact-us.in-another-group")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:23:3  office.note  is not a field here, it belongs beside "office", not under it: two spaces fewer"`,
    );
  });
});

describe("values", () => {
  test("nothing where text is expected", async () => {
    expect(await problemsIn("not-found.empty-value")).toMatchInlineSnapshot(`
      "content/not-found.mdx:5:1  headline  expected text such as "Oops! Page not found", found nothing
      content/not-found.mdx:6:1  link  expected text such as "Return to Home", found nothing"
    `);
  });
  test("a number keeps the writer's spelling", async () => {
    expect(await problemsIn("not-found.number")).toMatchInlineSnapshot(`
      "content/not-found.mdx:2:8  title  expected text such as "For Investors", found the number 1.50; put quotes around it: "1.50"
      content/not-found.mdx:4:7  code  expected text such as "404", found the number 0404; put quotes around it: "0404""
    `);
  });
  test("true and null are words", async () => {
    expect(await problemsIn("not-found.boolean")).toMatchInlineSnapshot(`
      "content/not-found.mdx:5:11  headline  expected text such as "Oops! Page not found", found the word true; put quotes around it: "true"
      content/not-found.mdx:6:1  link  expected text such as "Return to Home", found the word null; put quotes around it: "null""
    `);
  });
  test("another word for true", async () => {
    expect(await problemsIn("about-us.yes-for-true")).toMatchInlineSnapshot(
      `"content/about-us.mdx:16:17  forwardLooking  expected true or false, found the text "yes""`,
    );
  });
  test("a list where text is expected", async () => {
    expect(await problemsIn("not-found.list-for-text")).toMatchInlineSnapshot(`
      "content/not-found.mdx:5:1  headline  expected text such as "Oops! Page not found", found a list; write the text behind the colon, without dashes or brackets
      content/not-found.mdx:8:1  link  expected text such as "Return to Home", found a list; write the text behind the colon, without dashes or brackets"
    `);
  });
  test("a colon that makes an entry a group", async () => {
    expect(await problemsIn("about-us.colon-in-list")).toMatchInlineSnapshot(
      `"content/about-us.mdx:17:5  placeholders[0]  expected text such as "The telephone number is a stand-in.", found "To do" as a field of its own; put quotes around a text with a colon in it: "To do: the founder slide carries no name and no portrait yet.""`,
    );
  });
  test("text that is too long", async () => {
    expect(await problemsIn("not-found.text-too-long")).toMatchInlineSnapshot(
      `"content/not-found.mdx:2:8  title  is too long, expected at most 60 characters, found 70"`,
    );
  });
  test("an e-mail address", async () => {
    expect(await problemsIn("contact-us.email")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:13:10  email.value  expected an e-mail address such as "hello@example.com", found the text "hello at example.com""`,
    );
  });
  test("a telephone number", async () => {
    expect(await problemsIn("contact-us.phone")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:17:10  phone.value  expected a telephone number such as "(919) 555-0100", found the text "call us""`,
    );
  });
  test("a path that leads to no page", async () => {
    expect(await problemsIn("site.path")).toMatchInlineSnapshot(`
      "content/site.mdx:14:9  nav[1].to  there is no page "/investor", did you mean "/investors"?
      content/site.mdx:16:9  nav[2].to  there is no page "https://example.com", expected a path such as /, /tags, /about-us, /investors, /contact-us, /everything, /notes/first, /quibblefish
      content/site.mdx:18:9  nav[3].to  there is no page "contact-us", did you mean "/contact-us"?"
    `);
  });
});

describe("groups and lists", () => {
  test("a missing group does not list each of its fields", async () => {
    expect(await problemsIn("contact-us.group-missing")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:1:1  office  is missing, expected a group of fields (title, value, detail); add the line \`office:\` and under it these fields, two spaces further in
      content/contact-us.mdx:11:1  email  expected a group of fields (title, value, detail), found nothing; write each on a line of its own under "email", two spaces further in"
    `);
  });
  test("text where a group is expected", async () => {
    expect(await problemsIn("contact-us.group-as-text")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:19:9  office  expected a group of fields (title, value, detail), found the text "Durham, NC"; write each on a line of its own under "office", two spaces further in"`,
    );
  });
  test("a missing list", async () => {
    expect(await problemsIn("contact-us.list-missing")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:4:1  hero.actions  is missing, expected a list of 1 to 3 entries; add the line \`actions:\` and under it entries that start with \`  - label: "Schedule Meeting"\`"`,
    );
  });
  test("text where a list is expected", async () => {
    expect(await problemsIn("contact-us.list-as-text")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:7:12  hero.actions  expected a list of 1 to 3 entries, found the text "Send a Message"; write entries that start with \`  - label: "Schedule Meeting"\`"`,
    );
  });
  test("a group where a list is expected", async () => {
    expect(await problemsIn("contact-us.list-as-group")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:7:3  hero.actions  expected a list of 1 to 3 entries, found a group of fields; write entries that start with \`  - label: "Schedule Meeting"\`"`,
    );
  });
  test("a list that is too short", async () => {
    expect(await problemsIn("contact-us.list-too-short")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:7:3  hero.actions  has no entries, expected 1 to 3: without one, the opening of the page leads nowhere; add 1 or more"`,
    );
  });
  test("a list that is too long", async () => {
    expect(await problemsIn("contact-us.list-too-long")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:7:3  hero.actions  has 4 entries, expected 1 to 3: with more, none stands out as the one to press; delete 1 or more"`,
    );
  });
  test("an entry of one of two forms has the mistakes of its own form", async () => {
    const site = await readFile(join(SPECIMEN, "site.mdx"), "utf8");
    const legal = `legal:\n  - ${"long ".repeat(9)}\n  - label: Imprint\n  - label: Terms\n    url: /about-us\n  - 5\n  - label: Privacy\n    to: /imprint\ncopyright`;
    const text = site.replace(/legal:[^]*?\ncopyright/, legal);
    expect(await problemsOf({ "site.mdx": text })).toMatchInlineSnapshot(`
      "content/site.mdx:20:5  legal[0]  is too long, expected at most 40 characters, found 44
      content/site.mdx:21:5  legal[1].to  is missing, expected a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:, such as "/about-us"; add the line \`to: "/about-us"\`
      content/site.mdx:22:5  legal[2].to  is missing, expected a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:, such as "/about-us"; add the line \`to: "/about-us"\`
      content/site.mdx:23:5  legal[2].url  is not a field here, expected one of: label, to
      content/site.mdx:24:5  legal[3]  expected text, or a group of \`label\` and \`to\`, such as "Privacy Policy", found the number 5; put quotes around it: "5"
      content/site.mdx:26:9  legal[4].to  there is no page "/imprint", expected a path such as /, /tags, /about-us, /investors, /contact-us, /everything, /notes/first, /quibblefish, or an address that starts with https://"
    `);
  });
  test("a dash with nothing behind it", async () => {
    expect(await problemsIn("contact-us.empty-entry")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:9:6  hero.actions[1]  expected a group of fields (label, to), found nothing; write them after the dash"`,
    );
  });
  test("a table's row without its brackets", async () => {
    expect(await problemsIn("drug-pipeline.row-text")).toMatchInlineSnapshot(
      `"content/drug-pipeline.mdx:15:7  comparison.rows[0]  expected a list of exactly 3 entries, found the text "Cost, about $1.3B, $20-50M"; write lines such as \`  - "10-12 years"\`"`,
    );
  });
  test("a table's row with a colon and a number", async () => {
    expect(await problemsIn("drug-pipeline.row")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:15:7  comparison.rows[0]  has 2 entries, expected exactly 3: a table compares two things, and its first column names what is compared; add 1
      content/drug-pipeline.mdx:15:8  comparison.rows[0][0]  expected text such as "10-12 years", found "Cost" as a field of its own; put quotes around a text with a colon in it: "Cost: high"
      content/drug-pipeline.mdx:15:20  comparison.rows[0][1]  expected text such as "10-12 years", found the number 5; put quotes around it: "5""
    `);
  });
});

describe("images", () => {
  test("a mistyped name, and one in the wrong letter case", async () => {
    expect(await problemsIn("drug-pipeline.image")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:9:10  comparison.image  there is no file "./images/comparisn.svg", did you mean "./images/comparison.svg"?
      content/drug-pipeline.mdx:10:11  comparison.narrow  there is no file "./images/Comparison-narrow.svg", did you mean "./images/comparison-narrow.svg"? Small and capital letters count"
    `);
  });
  test("a name without its folder, and no name", async () => {
    expect(await problemsIn("drug-pipeline.image-odd")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:9:10  comparison.image  there is no file "comparison.svg", did you mean "./images/comparison.svg"?
      content/drug-pipeline.mdx:10:3  comparison.narrow  expected an image file such as "./images/narrow.svg", found nothing"
    `);
  });
  test("no description", async () => {
    expect(await problemsIn("drug-pipeline.image-without-words")).toMatchInlineSnapshot(
      `"content/drug-pipeline.mdx:7:1  comparison.alt  is missing, expected text such as "Two bars; the second is much shorter."; add the line \`alt: "Two bars; the second is much shorter."\`"`,
    );
  });
});
