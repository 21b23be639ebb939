// What a writer reads when the prose of a page has an error.
import { describe, expect, test } from "vitest";

import { problemsIn, problemsOf } from "../../../../support/content-folder";

describe("tags", () => {
  test("a tag that does not exist, raw HTML and a lone <br>", async () => {
    expect(await problemsIn("contact-us.unknown-tag")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  <Chart> is not a tag for content files, expected plain Markdown, or one of <Term>, <sup>, <sub>, <Button>, <Download>, <Stats>, <Cards>, <Checklist>, <Carousel>, <People>, <Figure>, <Quote>, <Notice>
      content/contact-us.mdx:28:1  <div> is HTML, which is not used here, expected plain paragraphs
      content/contact-us.mdx:32:3  <br> is HTML, which is not used here, expected an empty line between paragraphs
      content/contact-us.mdx:34:1  a tag without a name is not for content files, expected its words alone"
    `);
  });
  test("a mistyped tag", async () => {
    expect(await problemsIn("drug-pipeline.tag-mistyped")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:21:3  <term> is not a tag for content files, did you mean <Term>?
      content/drug-pipeline.mdx:21:31  <Trem> is not a tag for content files, did you mean <Term>?"
    `);
  });
  test("a tag that is not closed, or closed twice, or half", async () => {
    expect(await problemsIn("drug-pipeline.tag-not-closed")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:21:3  <Term> is not closed, expected </Term> behind its words, in the same paragraph and inside the same marks
      content/drug-pipeline.mdx:23:3  <Term> is not closed, expected </Term> behind its words, in the same paragraph and inside the same marks
      content/drug-pipeline.mdx:27:43  </Term> closes a tag that was not opened, expected <Term> before its words
      content/drug-pipeline.mdx:29:17  </Term> is not complete, expected ">" at its end"
    `);
  });
  test("a tag that is closed in the wrong order", async () => {
    expect(await problemsIn("drug-pipeline.tag-order")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:21:24  </Term> stands inside other marks than <Term>, expected both inside or both outside: <Term>words</Term>
      content/drug-pipeline.mdx:23:10  <Term> is not closed, expected </Term> behind its words, in the same paragraph and inside the same marks
      content/drug-pipeline.mdx:25:17  </Trem> closes another tag than the one before it, expected </Term>"
    `);
  });
  test("a term that is not explained, is no plain text, or has attributes", async () => {
    expect(await problemsIn("drug-pipeline.term")).toMatchInlineSnapshot(`
      "content/drug-pipeline.mdx:21:3  "scafold" is not explained under \`terms:\`, did you mean "scaffold"?
      content/drug-pipeline.mdx:21:9  warning: "scafold" is not in the dictionary, did you mean "scaffold"? If it is right, add it to content/words.txt
      content/drug-pipeline.mdx:21:27  "bridge" is not explained under \`terms:\`, expected an entry there: \`- name: bridge\`
      content/drug-pipeline.mdx:21:50  <Term> needs plain words between its tags, without bold, links or other marks, expected <Term>scaffold</Term>
      content/drug-pipeline.mdx:21:79  <Term> needs plain words between its tags, without bold, links or other marks, expected <Term>scaffold</Term>
      content/drug-pipeline.mdx:21:102  <Term> takes nothing but its words, expected <Term>scaffold</Term>
      content/drug-pipeline.mdx:22:9  <Term> takes nothing but its words, expected <Term>scaffold</Term>
      content/drug-pipeline.mdx:22:43  the words behind "=" need straight quotes around them, expected <Term name="x">
      content/drug-pipeline.mdx:22:75  <Term> needs its words on one line and without extra spaces, expected <Term>scaffold</Term>"
    `);
  });
  test("a term on a page without terms", async () => {
    expect(await problemsIn("contact-us.term-without-terms")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:5  <Term> works on pages with a list of \`terms:\` only, expected the words without the tags"`,
    );
  });
});

describe("marks that start code", () => {
  test("braces", async () => {
    expect(await problemsIn("contact-us.braces")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:5  a "{" starts code, expected "\\{" for a plain brace
      content/contact-us.mdx:26:18  a "{" starts code, expected "\\{" for a plain brace
      content/contact-us.mdx:28:1  a "{" starts code, expected "\\{" for a plain brace
      content/contact-us.mdx:30:9  a "{" starts code, expected "\\{" for a plain brace
      content/contact-us.mdx:34:1  a "{" starts code, expected "\\{" for a plain brace"
    `);
  });
  test("a note that never ends", async () => {
    expect(await problemsIn("contact-us.brace-open")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:7  this note is not closed, expected "*/}" at its end"`,
    );
  });
  test("import and export", async () => {
    expect(await problemsIn("contact-us.import")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  a paragraph that starts with "import" or "export" is taken for code, expected another word at its start
      content/contact-us.mdx:28:1  a paragraph that starts with "import" or "export" is taken for code, expected another word at its start
      content/contact-us.mdx:30:1  a paragraph that starts with "import" or "export" is taken for code, expected another word at its start"
    `);
  });
  test("a less-than sign", async () => {
    expect(await problemsIn("contact-us.less-than")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:7  a "<" starts a tag, expected "\\<" for a plain less-than sign
      content/contact-us.mdx:26:18  a "<" starts a tag, expected "\\<" for a plain less-than sign
      content/contact-us.mdx:26:27  a "<" starts a tag, expected "\\<" for a plain less-than sign
      content/contact-us.mdx:26:35  a "<" starts a tag, expected "\\<" for a plain less-than sign
      content/contact-us.mdx:28:3  a "<" starts a tag, expected "\\<" for a plain less-than sign"
    `);
  });
  test("an HTML comment", async () => {
    expect(await problemsIn("contact-us.html-comment")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:7  a note to other writers is written differently here, expected {/* ask Jo */}
      content/contact-us.mdx:28:1  a note to other writers is written differently here, expected {/* over two lines */}"
    `);
  });
  test("an address between angle brackets", async () => {
    expect(await problemsIn("contact-us.angle-links")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:10  this is not how links are written here, expected [hello@example.com](mailto:hello@example.com)
      content/contact-us.mdx:26:37  this is not how links are written here, expected [words](https://example.com)"
    `);
  });
});

describe("images", () => {
  test("a file that is not there", async () => {
    expect(await problemsIn("contact-us.image-missing")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:1  there is no file "./images/map.svg", expected the name of a file in content/images; add the file there"`,
    );
  });
  test("a mistyped name", async () => {
    expect(await problemsIn("contact-us.image-mistyped")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:1  there is no file "./images/lgo.svg", did you mean "./images/logo.svg"?"`,
    );
  });
  test("the wrong letter case", async () => {
    expect(await problemsIn("contact-us.image-case")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:1  there is no file "./images/Logo.svg", did you mean "./images/logo.svg"? Small and capital letters count"`,
    );
  });
  test("outside content", async () => {
    expect(await problemsIn("contact-us.image-outside")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  expected an image file in content/images such as "./images/slide.svg", found "../public/logo.svg", which lies outside content
      content/contact-us.mdx:28:1  expected "./images/logo.svg", found "/images/logo.svg"
      content/contact-us.mdx:30:1  expected an image file in content/images such as "./images/slide.svg", found the address "https://example.com/map.png""
    `);
  });
  test("the wrong type", async () => {
    expect(await problemsIn("contact-us.image-type")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:1  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "./images/map.gif""`,
    );
  });
  test("a name that browsers get in another spelling", async () => {
    expect(await problemsIn("contact-us.image-name")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  expected a file name of plain letters, digits, hyphens and dots, found "./images/our map.png"; rename the file
      content/contact-us.mdx:28:1  expected a file name of plain letters, digits, hyphens and dots, found "./images/carte-é.png"; rename the file
      content/contact-us.mdx:30:1  expected "./" before the name of the image file: "./images/logo.svg""
    `);
  });
  test("no description", async () => {
    expect(await problemsIn("contact-us.image-without-words")).toMatchInlineSnapshot(
      `"content/contact-us.mdx:26:1  the image has no description, expected words between the brackets: ![A bar chart](./images/chart.svg)"`,
    );
  });
  test("words that would not be shown", async () => {
    expect(await problemsIn("contact-us.image-with-title")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  the words "Our logo" would not be shown, expected no more than the file's name: ![A bar chart](./images/chart.svg)
      content/contact-us.mdx:28:1  this image names its file elsewhere, expected the file's name right behind the description: ![A bar chart](./images/chart.svg)"
    `);
  });
});

describe("pages", () => {
  test("two parts with one address", async () => {
    const fields =
      "title: News\ndescription: A page.\nterms:\n  - name: dose\n    meaning: An amount.";
    const text = `---\n${fields}\n---\n\n## Term dose\n\nA <Term>dose</Term>.\n`;
    expect(await problemsOf({ "news.mdx": text })).toContain(
      'content/news.mdx:9:1  the heading "Term dose" has the same address on this page as the term "dose"',
    );
  });
  test("links that lead nowhere", async () => {
    expect(await problemsIn("contact-us.link")).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  there is no page "/investor", did you mean "/investors"?
      content/contact-us.mdx:26:25  there is no page "about-us.mdx", did you mean "/about-us"?
      content/contact-us.mdx:26:51  there is no page "/news", expected a path such as /, /tags, /about-us, /investors, /contact-us, /everything, /notes/first, /quibblefish, or an address that starts with https://
      content/contact-us.mdx:26:66  a link to a page of this site starts with a slash, expected "/", found "http://testwort.example""
    `);
  });
  test("prose on a page that shows none", async () => {
    expect(await problemsIn("not-found.prose-not-shown")).toMatchInlineSnapshot(
      `"content/not-found.mdx:9:1  this page shows no prose, expected nothing after the second line of "---""`,
    );
  });
  test("an image in the footer's text", async () => {
    expect(await problemsIn("site.image-in-words")).toMatchInlineSnapshot(
      `"content/site.mdx:54:1  this text is shown without images, expected words only"`,
    );
  });
});
