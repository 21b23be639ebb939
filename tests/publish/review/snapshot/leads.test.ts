// Old addresses in a built site: which pages only lead on, and what the review says of them.
import { expect, test } from "vitest";

import { nginxRedirects } from "../../../../app/publish/hosting/nginx";
import { makeRedirectPage } from "../../../../app/publish/hosting/redirects";
import { diffSites, pairPages } from "../../../../app/publish/review/diff/site-diff";
import { judgeChanges } from "../../../../app/publish/review/judge/judge";
import { html, readSmallSite, type Files } from "../../../support/small-site";

const ORIGIN = "https://www.example.com";
const SITE_MDX = { "site.mdx": "---\ndomain: www.example.com\n---\n" };
const leading = (to: string, canonical = ORIGIN + to) =>
  makeRedirectPage({ to, title: "Our science", canonical });
const OURS = "<h1>Our science</h1><p>What is known of the scaffold, and what is not.</p>";
const page: Files = { "ours/index.html": html(OURS) };
const line = (from: string) => `${from} /ours 301\n`;

const read = (files: Files) => readSmallSite(files, SITE_MDX);

/** Each change with its reasons, the worst first. */
async function review(before: Files, after: Files): Promise<string[]> {
  const [base, head] = [await read(before), await read(after)];
  const pairs = pairPages(base, head);
  const commits = {
    base: { ref: "a", commit: "a" },
    head: { commit: "b", isDirty: false, sources: "" },
  };
  const compared = { base, head, pairs, looks: new Map() };
  const { changes } = judgeChanges(commits, compared, diffSites(base, head, pairs), {
    warnings: [],
    waiting: [],
    signatures: [],
  });
  return changes.map(({ severity, name, action, reasons }) =>
    [severity, name, action, ...reasons].join(": "),
  );
}

test("a page that the build writes for an old address is no page of its own", async () => {
  const { pages, shells, leads } = await read({
    ...page,
    "science/index.html": leading("/ours"),
    "old/a.html": leading("/ours"),
  });
  expect([pages.length, shells.length]).toEqual([1, 0]);
  expect(leads.map(({ path, to }) => `${path} ${to}`)).toEqual([
    "/old/a.html /ours",
    "/science /ours",
  ]);
});

test.each([
  ["has a word more", leading("/ours").replace("</p>", " more</p>")],
  ["leads to another site", leading("https://example.org/")],
  ["leads to no page", leading("/nowhere")],
  ["tells search engines of another address", leading("/ours", "https://example.org/ours")],
])("one that %s is judged like any file, and not opened", async (_, text) => {
  const { pages, shells, leads } = await read({ ...page, "science/index.html": text });
  expect([pages.length, shells.length, leads.length]).toEqual([1, 1, 0]);
  const found = await review(page, { ...page, "science/index.html": text });
  expect(found.length).toBeGreaterThan(0);
});

test("a page that moved and leads on is a moved page; without, its address answers no more", async () => {
  const before = { "science/index.html": html(OURS) };
  const moved = { ...page, "science/index.html": leading("/ours") };
  expect(await review(before, moved)).toEqual([
    expect.stringMatching(/^wording: .*: moved$/),
    "links: Old address /science: added",
  ]);
  expect(await review(before, page)).toEqual([
    expect.stringMatching(/^critical: .*: moved: The address \/science answers no more$/),
  ]);
});

test("an old address that is given up answers no more", async () => {
  const site = { ...page, "science/index.html": leading("/ours") };
  expect(await review(site, page)).toEqual([
    "critical: Old address /science: removed: The address /science answers no more",
  ]);
});

test("lines for hosts that say the same are no change of their own; any other line is", async () => {
  const site = { ...page, "science/index.html": leading("/ours"), _redirects: line("/science") };
  expect(await review(page, site)).toEqual(["links: Old address /science: added"]);
  const found = await review(page, { ...site, _redirects: line("/science") + line("/ours") });
  expect(found[0]).toMatch(/^critical: .*_redirects.* is new, and nobody has judged it$/);
  expect(nginxRedirects({ from: "/science", to: "/ours" }).join("")).toContain(
    "location = /science {",
  );
});

test("a file that goes is a lost address, and a copy of a linked document is said once", async () => {
  const link = '<a href="/assets/deck-AAAAAAAA.pdf">The deck</a>';
  const site = (bytes: string): Files => ({
    "index.html": html(link),
    "assets/deck-AAAAAAAA.pdf": bytes,
    "files/deck.pdf": bytes,
  });
  const replaced = await review(site("%PDF 1"), site("%PDF 2"));
  expect(replaced).toEqual([expect.stringMatching(/^links: Link “The deck”/)]);
  const { "files/deck.pdf": _, ...without } = site("%PDF 1");
  expect(await review(site("%PDF 1"), without)).toEqual([
    "critical: files/deck.pdf: removed: The address /files/deck.pdf answers no more",
  ]);
});
