// What a review reads of a built site without a browser.
import { describe, expect, test } from "vitest";

import { takeSnapshot } from "../../../../app/publish/review/snapshot/snapshot";
import { html, readSmallSite, withSmallSite, type Files } from "../../../support/small-site";

test("each page has a path; the shell for hosts that want one is none", async () => {
  const { pages } = await readSmallSite({
    "index.html": html("<h1>Home</h1>"),
    "about-us/index.html": html("<h1>About us</h1>"),
    "404.html": html("<h1>Not found</h1>"),
    "spa-fallback.html": html(""),
  });
  expect(pages.map(({ path, file, title }) => `${path} ${file} ${title}`).toSorted()).toEqual([
    "/ index.html A page",
    "/404.html 404.html A page",
    "/about-us about-us/index.html A page",
  ]);
});
test("a folder without a page is an error", async () => {
  await expect(withSmallSite({ "a.txt": "x" }, {}, takeSnapshot)).rejects.toThrow(
    /^there is no page in /,
  );
});

test("its images with their size and every file that a browser can choose, and what the page weighs", async () => {
  const site = (choice: string): Files => ({
    "index.html": html(
      '<picture><source srcset="/assets/p-640-BBBBBBB2.avif 640w, /assets/p-1280-CCCCCCC3.avif 1280w"/><img src="/assets/p-AAAAAAA1.png" width="640" height="360" alt="A plant"/></picture><img src="/nowhere.png"/>',
    ),
    "assets/p-AAAAAAA1.png": "12345",
    "assets/p-640-BBBBBBB2.avif": "1",
    "assets/p-1280-CCCCCCC3.avif": choice,
    "assets/styles-AAAAAAA1.css": "p{color:red}",
    "assets/styles-AAAAAAA1.css.br": "1234567",
  });
  const [one, other] = [await readSmallSite(site("123")), await readSmallSite(site("456"))];
  const [plant, nowhere] = one.pages[0]?.images ?? [];
  expect(plant).toMatchObject({
    ...{ src: "/assets/p.png", width: 640, height: 360, bytes: 5, alt: "A plant" },
    files: ["assets/p.png", "assets/p-640.avif", "assets/p-1280.avif"],
  });
  expect(nowhere).toMatchObject({ src: "/nowhere.png", files: [], width: null, alt: null });
  expect(other.pages[0]?.images[0]?.hash, "another choice").not.toBe(plant?.hash);
  expect(one.pages[0]?.weight).toMatchObject({ css: 7, js: 0, images: 5 });
});

describe("what decides how a page reads and looks", () => {
  const drawing = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20" width="90" height="20"><title>A</title><text x="1" y="9" font-family="Source Sans 3" font-size="8" font-weight="400">${words}</text></svg>`;
  const page = '<img src="/assets/a-AAAAAAA1.svg" alt="A"/><script src="/assets/a.js"></script>';
  const site: Files = {
    "index.html": html(page),
    "two/index.html": html("<p>Two.</p>"),
    "assets/styles-AAAAAAA1.css": "p{}",
    "assets/a-AAAAAAA1.svg": "<svg/>",
    "assets/a.js": "run()",
    _headers: "/*\n  X-Frame-Options: DENY\n",
  };
  const inputs = async (client: Files, content: Files = {}) =>
    (await readSmallSite(client, content)).pages.map((each) => each.inputs);

  test.each<[string, Files, Files, [boolean, boolean]]>([
    ["nothing", {}, {}, [true, true]],
    ["styles", { "assets/styles-AAAAAAA1.css": "p{color:red}" }, {}, [false, false]],
    ["code", { "assets/a.js": "walk()" }, {}, [false, true]],
    ["a picture", { "assets/a-AAAAAAA1.svg": "<svg><g/></svg>" }, {}, [false, true]],
    ["headers", { _headers: "" }, {}, [false, false]],
    ["a file that no page uses", { "robots.txt": "User-agent: *" }, {}, [true, true]],
  ])("%s", async (_, client, content, expected) => {
    const before = await inputs(site);
    const after = await inputs({ ...site, ...client }, content);
    expect(after.map((each, index) => each === before[index])).toEqual(expected);
  });
  test("the words of a drawing, which its built file draws as outlines", async () => {
    const [one, two] = [
      await readSmallSite(site, { "a.svg": drawing("$1.3B") }),
      await readSmallSite(site, { "a.svg": drawing("$1.8B") }),
    ];
    const words = ({ pages }: typeof one) =>
      pages[0]?.texts.filter(({ kind }) => kind === "drawing").map(({ text }) => text);
    expect([words(one), words(two)]).toEqual([
      ["A", "$1.3B"],
      ["A", "$1.8B"],
    ]);
    expect(one.pages[0]?.inputs).not.toBe(two.pages[0]?.inputs);
    expect(one.pages[1]?.inputs).toBe(two.pages[1]?.inputs);
  });
  test("the words of two drawings of one name in two folders count for both", async () => {
    const content = { "a.svg": drawing("One"), "deck/a.svg": drawing("Two") };
    const { pages } = await readSmallSite(site, content);
    const words = pages[0]?.texts.filter(({ kind }) => kind === "drawing");
    expect(words?.map(({ text }) => text)).toEqual(["A", "One", "Two"]);
  });
  test("the words that a built drawing still holds", async () => {
    const { pages } = await readSmallSite({ ...site, "assets/a-AAAAAAA1.svg": drawing("Built") });
    expect(pages[0]?.texts).toContainEqual(
      expect.objectContaining({ kind: "drawing", text: "Built" }),
    );
  });
});

test("files of one name without its hash are compared as one, in whatever order they were written", async () => {
  const site = (first: string, second: string) =>
    readSmallSite({
      "index.html": html('<script src="/assets/start-AAAAAAA1.js"></script>'),
      "two/index.html": html('<script src="/assets/start-BBBBBBB2.js"></script>'),
      "assets/start-AAAAAAA1.js": first,
      "assets/start-BBBBBBB2.js": second,
    });
  const start = async (first: string, second: string) =>
    (await site(first, second)).files.find(({ name }) => name === "assets/start.js");
  const one = await start("a()", "bb()");
  expect(one).toMatchObject({ kind: "code", bytes: 7, usedBy: ["/", "/two"] });
  expect((await start("bb()", "a()"))?.hash).toBe(one?.hash);
  expect((await start("a()", "c()"))?.hash).not.toBe(one?.hash);
});

test("content files say which page they make; one that cannot be read has no fields", async () => {
  const page = { "index.html": html("") };
  const { content } = await readSmallSite(page, {
    "site.mdx": "---\nname: Us\n---\n",
    "home.mdx": "---\ntitle: Home\n---\n",
    "later.mdx": "---\ntitle: Later\ndraft: true\n---\n",
    "not-found.mdx": "no frontmatter",
    "broken.mdx": "---\n- a\n---\n",
  });
  expect(content.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: "content/broken.mdx", path: "/broken", unpublished: undefined, fields: {} },
    { file: "content/home.mdx", path: "/", unpublished: undefined, fields: { title: "Home" } },
    {
      ...{ file: "content/later.mdx", path: "/later" },
      unpublished: { words: "a draft" },
      fields: { title: "Later", draft: true },
    },
    { file: "content/not-found.mdx", path: "/404.html", unpublished: undefined, fields: {} },
    { file: "content/site.mdx", path: "/*", unpublished: undefined, fields: { name: "Us" } },
  ]);
});
