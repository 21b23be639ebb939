// What a review reads of a built page.
import { expect, test } from "vitest";

import { html, readSmallSite } from "../../../support/small-site";

test("its texts, each under its own heading, and none that is hidden", async () => {
  const { pages } = await readSmallSite({
    "index.html": html(`<h1>Main</h1><p>Top.</p><section><h2>Deck</h2>
      <div role="group" aria-label="Slide 1"><img src="/a.svg" alt="First drawing"/><h3>One</h3><p>Its <em>own</em> words.</p></div>
      <div role="group"><img src="/a.svg" alt="Second drawing"/><h3>Two</h3></div><p>Below both.</p></section>
      <ul><li><a href="#x">98%</a><span>purity</span></li></ul><p hidden>Hidden.</p><style>p {}</style>
      <table><tr><th>Cost</th><td>$1.3B</td></tr></table><input placeholder="Your name"/><img src="/a.svg" alt=""/>`),
    "a.svg": "<svg/>",
  });
  expect(
    pages[0]?.blocks.map(({ kind, heading, text }) =>
      [kind, heading.join(" > "), text].join(" | "),
    ),
  ).toEqual([
    "heading |  | Main",
    "text |  | Top.",
    "heading | Deck | Deck",
    "label | Deck | Slide 1",
    "alt | Deck > One | First drawing",
    "heading | Deck > One | One",
    "text | Deck > One | Its own words.",
    "alt | Deck > Two | Second drawing",
    "heading | Deck > Two | Two",
    "text | Deck | Below both.",
    "text |  | 98% purity",
    "text |  | Cost | $1.3B",
    "text |  | Your name",
  ]);
});

test("its images with size and the widest choice, and what it weighs", async () => {
  const { pages } = await readSmallSite({
    "index.html": html(
      '<picture><source srcset="/assets/p-640-BBBBBBB2.avif 640w, /assets/p-1280-CCCCCCC3.avif 1280w"/><img src="/assets/p-AAAAAAA1.png" width="640" height="360" alt="A plant"/></picture><img src="/nowhere.png"/>',
    ),
    "assets/p-AAAAAAA1.png": "12345",
    "assets/p-640-BBBBBBB2.avif": "1",
    "assets/p-1280-CCCCCCC3.avif": "123",
    "assets/styles-AAAAAAA1.css": "p{color:red}",
    "assets/styles-AAAAAAA1.css.br": "1234567",
  });
  expect(pages[0]?.images).toMatchObject([
    {
      src: "/assets/p.png",
      width: 640,
      height: 360,
      bytes: 5,
      alt: "A plant",
      largest: { width: 1280, bytes: 3 },
    },
    { src: "/nowhere.png", hash: "", alt: null, largest: null },
  ]);
  expect(pages[0]?.weight).toMatchObject({ css: 7, js: 0, images: 5 });
});
