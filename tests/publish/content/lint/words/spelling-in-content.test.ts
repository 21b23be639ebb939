// What a writer reads when the lines at the top of a file cannot be read as fields.
import { describe, expect, test } from "vitest";

import { problemsIn } from "../../../../support/content-folder";

describe("quotes", () => {
  test("a colon inside a text", async () => {
    expect(await problemsIn("not-found.colon-in-text")).toMatchInlineSnapshot(`
      "content/not-found.mdx:2:8  a text with a colon in it needs quotes around it, expected \`title: "Not found:"\`
      content/not-found.mdx:5:11  a text with a colon in it needs quotes around it, expected \`headline: "Oops: page not found"\`
      content/not-found.mdx:6:7  the text goes on after its closing quote, expected quotes around the whole of it: \`link: '"Home": go back'\`"
    `);
  });
  test("a first character that means something else", async () => {
    expect(await problemsIn("not-found.special-start")).toMatchInlineSnapshot(`
      "content/not-found.mdx:2:8  a text that starts with "*" needs quotes around it, expected \`title: "*Page* not found"\`
      content/not-found.mdx:3:14  a text that starts with "&" needs quotes around it, expected \`description: "& no page"\`
      content/not-found.mdx:4:7  a text that starts with "!" needs quotes around it, expected \`code: "!404"\`
      content/not-found.mdx:5:11  a text that starts with "%" needs quotes around it, expected \`headline: "%404"\`
      content/not-found.mdx:6:7  a text that starts with "@" needs quotes around it, expected \`link: "@home"\`"
    `);
  });
  test("more of them", async () => {
    expect(await problemsIn("not-found.special-start-2")).toMatchInlineSnapshot(`
      "content/not-found.mdx:2:8  a text that starts with "\`" needs quotes around it, expected \`title: "\`Page\` not found"\`
      content/not-found.mdx:3:14  a text that starts with ">" needs quotes around it, expected \`description: "> 5 pages moved"\`
      content/not-found.mdx:4:7  a text that starts with "[" needs quotes around it, expected \`code: "[404] error"\`
      content/not-found.mdx:5:11  a text that starts with "{" needs quotes around it, expected \`headline: "{n} of {total}"\`
      content/not-found.mdx:6:7  a text that starts with "-" needs quotes around it, expected \`link: "- home"\`"
    `);
  });
  test("a number sign would drop the rest of the text", async () => {
    expect(await problemsIn("not-found.number-sign")).toMatchInlineSnapshot(`
      "content/not-found.mdx:5:11  the words from "#" on would be left out, expected quotes around the whole text: \`headline: "We are #1 on the web"\`
      content/not-found.mdx:6:7  a text that starts with "#" needs quotes around it, expected \`link: "#home"\`"
    `);
  });
  test("a quote that is not closed", async () => {
    expect(await problemsIn("not-found.unclosed-quote")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:11  the quote at the start of this text is not closed, expected \`headline: "Oops! Page not found"\`"`,
    );
  });
  test("text after the closing quote", async () => {
    expect(await problemsIn("not-found.apostrophe")).toMatchInlineSnapshot(`
      "content/not-found.mdx:5:11  the text goes on after its closing quote, expected quotes around the whole of it: \`headline: "It's not here"\`
      content/not-found.mdx:6:7  the text goes on after its closing quote, expected quotes around the whole of it: \`link: '"Home" is this way'\`"
    `);
  });
  test("a backslash between double quotes", async () => {
    expect(await problemsIn("not-found.backslash")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:11  a backslash has a meaning of its own between double quotes, expected \`headline: 'Oops\\d'\`"`,
    );
  });
  test("curly quotes around a colon", async () => {
    expect(await problemsIn("not-found.curly-quotes")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:11  curly quotes are part of the text, expected straight ones around a text with a colon: \`headline: "Oops: page not found"\`"`,
    );
  });
  test("a bracket that is not closed", async () => {
    expect(await problemsIn("not-found.unclosed-bracket")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:11  the bracket at the start is not closed, expected "]" at the end of the list, or quotes around a text: \`headline: "[Oops! Page not found"\`"`,
    );
  });
  test("a table's row that is not closed", async () => {
    expect(await problemsIn("drug-pipeline.row-open")).toMatchInlineSnapshot(
      `"content/drug-pipeline.mdx:15:7  the bracket at the start is not closed, expected "]" at the end of the list, or quotes around a text: \`- "[Cost, about $1.3B, $20-50M"\`"`,
    );
  });
});

describe("spaces", () => {
  test("no space after the colon", async () => {
    expect(await problemsIn("not-found.no-space-after-colon")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:1  a space is missing after the colon, expected \`headline: Oops! Page not found\`"`,
    );
  });
  test("no colon at all", async () => {
    expect(await problemsIn("not-found.no-colon")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:1  this line is not a field, expected a name, a colon and a space such as \`title: About Us\`; a text that goes on from the line above starts two spaces further right than its field"`,
    );
  });
  test("no space after one dash", async () => {
    expect(await problemsIn("contact-us.no-space-after-dash")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:9:5  a space is missing after the dash, expected \`- label: Arrange a Call\`"`,
    );
  });
  test("no space after any dash", async () => {
    expect(await problemsIn("contact-us.no-space-after-dashes")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:8:5  a space is missing after the dash, expected \`- label: Send a Message\`"`,
    );
  });
  test("a tab", async () => {
    expect(await problemsIn("contact-us.tab")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:5:1  this line is indented with a tab, expected spaces: two for each level"`,
    );
  });
  test("spaces from a word processor", async () => {
    expect(await problemsIn("contact-us.special-space")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:5:1  this line is indented with special spaces, as word processors write them, expected ordinary ones"`,
    );
  });
  test("too few spaces", async () => {
    expect(await problemsIn("contact-us.too-far-left")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:6:2  the indentation does not fit: this line starts in column 2, expected column 1 or 3"`,
    );
  });
  test("too many spaces", async () => {
    expect(await problemsIn("contact-us.too-far-right")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:6:4  this line is indented further than the field above, so it continues its text; expected it to start under "headline", or the whole text in quotes if the colon belongs to it"`,
    );
  });
  test("too many spaces at the top level", async () => {
    expect(await problemsIn("not-found.indented-field")).toMatchInlineSnapshot(
      `"content/not-found.mdx:5:3  the indentation does not fit: this line starts in column 3, expected column 1"`,
    );
  });
  test("too many spaces before a dash", async () => {
    expect(await problemsIn("contact-us.entry-too-far-right")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:9:6  the indentation does not fit: this line starts in column 6, expected column 5"`,
    );
  });
  test("a text that goes on without spaces", async () => {
    expect(await problemsIn("not-found.continued-text")).toMatchInlineSnapshot(
      `"content/not-found.mdx:6:1  this line is not a field, expected a name, a colon and a space such as \`title: About Us\`; a text that goes on from the line above starts two spaces further right than its field"`,
    );
  });
  test("a block of text that loses its spaces", async () => {
    expect(await problemsIn("about-us.broken-text-block")).toMatchInlineSnapshot(
      `"content/about-us.mdx:12:3  this line is not a field, expected a name, a colon and a space such as \`title: About Us\`; a text that goes on from the line above starts two spaces further right than its field"`,
    );
  });
});

describe("the two lines of dashes", () => {
  test("none", async () => {
    expect(await problemsIn("not-found.no-frontmatter")).toMatchInlineSnapshot(
      `"content/not-found.mdx:1:1  the fields at the top are missing, expected the first line to be "---", then the fields, then "---" again"`,
    );
  });
  test("the second is missing", async () => {
    expect(await problemsIn("not-found.not-closed")).toMatchInlineSnapshot(
      `"content/not-found.mdx:1:1  the fields that start here are not closed, expected a line of "---" after the last field"`,
    );
  });
  test("the second is misspelled", async () => {
    expect(await problemsIn("not-found.wrongly-closed")).toMatchInlineSnapshot(
      `"content/not-found.mdx:7:1  this line does not close the fields, expected exactly "---", at the start of the line and nothing else"`,
    );
  });
  test("nothing between them", async () => {
    expect(await problemsIn("not-found.empty-frontmatter")).toMatchInlineSnapshot(
      `"content/not-found.mdx:2:1  expected fields such as \`title: About Us\` between the two lines of "---", found nothing"`,
    );
  });
  test("a list between them", async () => {
    expect(await problemsIn("not-found.list")).toMatchInlineSnapshot(
      `"content/not-found.mdx:2:1  expected fields such as \`title: About Us\` between the two lines of "---", found a list; remove the dashes at the start of these lines"`,
    );
  });
  test("plain text between them", async () => {
    expect(await problemsIn("not-found.plain-text")).toMatchInlineSnapshot(
      `"content/not-found.mdx:2:1  expected fields such as \`title: About Us\` between the two lines of "---", found text without a field's name"`,
    );
  });
  test("an empty file", async () => {
    expect(await problemsIn("not-found.empty")).toMatchInlineSnapshot(
      `"content/not-found.mdx:1:1  the file is empty, expected a line of "---", then the fields, then "---" again"`,
    );
  });
});

describe("together", () => {
  test("faults of spelling, of fields and of prose are all reported", async () => {
    expect(await problemsIn("contact-us.yaml-and-prose")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:2:8  a text with a colon in it needs quotes around it, expected \`title: "Contact: us"\`
      content/contact-us.mdx:14:3  email.detial  is not a field here, did you mean "detail"?
      content/contact-us.mdx:26:7  a "<" starts a tag, expected "\\<" for a plain less-than sign
      content/contact-us.mdx:28:1  the image has no description, expected words between the brackets: ![A bar chart](./images/chart.svg)"
    `);
  });
  test("a term is not blamed for fields that cannot be read", async () => {
    expect(await problemsIn("drug-pipeline.fields-unreadable")).toMatchInlineSnapshot(
      `"content/drug-pipeline.mdx:4:1  this line is indented with a tab, expected spaces: two for each level"`,
    );
  });
  test("notes of the writer are left alone", async () => {
    expect(await problemsIn("not-found.commented")).toBe("");
  });
});
