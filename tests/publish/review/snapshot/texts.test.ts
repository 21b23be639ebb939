// What people read or hear of a page, piece by piece.
import { describe, expect, test } from "vitest";

import { attribute, elementsIn } from "../../../../app/publish/markup/html-tree";
import { toTree, type ReadElement } from "../../../../app/publish/review/snapshot/sight";
import { readTexts } from "../../../../app/publish/review/snapshot/texts";
import { findElement, parseBody } from "../../../support/small-site";

const textsOf = (body: string, wordsOf?: Parameters<typeof readTexts>[2]) =>
  readTexts(findElement(parseBody(body), "body"), {}, wordsOf).map(
    ({ kind, heading, text }) => `${kind} | ${heading.join(" > ")} | ${text}`,
  );

test("every text stands under its own heading; the page's main heading is above all", () => {
  expect(
    textsOf(`<h1>Main</h1><p>Top.</p><section><h2>Deck</h2>
      <div role="group" aria-label="Slide 1"><img src="/a.svg" alt="First drawing"/><h3>One</h3><p>Its <em>own</em> words.</p></div>
      <div role="group"><h3>Two</h3></div><p>Below both.</p></section><p>After.</p>`),
  ).toEqual([
    "heading |  | Main",
    "text |  | Top.",
    "heading | Deck | Deck",
    "label | Deck > One | Slide 1",
    "alt | Deck > One | First drawing",
    "heading | Deck > One | One",
    "text | Deck > One | Its own words.",
    "heading | Deck > Two | Two",
    "text | Deck | Below both.",
    "text |  | After.",
  ]);
});
test("a row of a table is one text, and a figure with its label too", () => {
  expect(
    textsOf(
      "<table><tr><th>Cost</th><td><p>$1.3B</p></td></tr></table><ul><li><strong>98%</strong><span>purity</span></li></ul>",
    ),
  ).toEqual(["text |  | Cost | $1.3B", "text |  | 98% purity"]);
});
test("a power is not a longer number, and a footnote's number is no part of the figure before it", () => {
  expect(
    textsOf(
      "<h2>10<sup>6</sup> cells</h2><p>10<sup>6</sup> and CO<sub>2</sub>, 15<sup><a href='#n'>[1]</a></sup> years</p><table><tr><td>m<sup>2</sup></td></tr></table>",
    ).map((line) => line.replace(/.*\| /, "")),
  ).toEqual(["10^6 cells", "10^6 and CO2, 15[1] years", "m^2"]);
});
test("attributes that are read or heard, and what is written on fields and buttons", () => {
  expect(
    textsOf(
      '<p title="On hover">A</p><input placeholder="Your name" type="email" value="x@"/><input type="submit" value="Send"/><input type="hidden" value="secret"/><nav aria-label="Main" aria-description="All pages"></nav><img alt=""/>',
    ),
  ).toEqual([
    "title |  | On hover",
    "text |  | A",
    "text |  | Your name",
    "text |  | x@",
    "text |  | Send",
    "label |  | Main",
    "label |  | All pages",
  ]);
});
test("the words of a drawing belong to its image; of inline SVG they are texts", () => {
  const wordsOf = (image: Parameters<typeof attribute>[0]) =>
    attribute(image, "src") === "/a.svg" ? ["$1.3B", "12 years"] : [];
  expect(
    textsOf('<h2>Cost</h2><img src="/a.svg" alt="Chart"/><img src="/b.svg"/>', wordsOf),
  ).toEqual([
    "heading | Cost | Cost",
    "alt | Cost | Chart",
    "drawing | Cost | $1.3B",
    "drawing | Cost | 12 years",
  ]);
  expect(textsOf("<svg><title>Plant</title><text>98%</text></svg>")).toEqual([
    "text |  | Plant",
    "text |  | 98%",
  ]);
});
test("hidden words, noscript and templates are read; code and styles are not", () => {
  expect(
    textsOf(
      "<p hidden>Hidden.</p><noscript><p>Without code.</p></noscript><template><p>Later.</p></template><style>p{}</style><script>run()</script>",
    ),
  ).toEqual(["text |  | Hidden.", "text |  | Without code.", "text |  | Later."]);
});

describe("with what a browser saw", () => {
  const sight = (isSeen: boolean) => ({ isSeen, look: "16 #222 on #fff", top: 40, bottom: 60 });
  const text = (words: string, isSeen = true, isGenerated = false) => ({
    ...{ text: words, sight: sight(isSeen), isGenerated },
  });
  const element = (tag: string, ...children: ReadElement["children"]): ReadElement => ({
    ...{ tag, attributes: [], sight: { isSeen: true, look: "", top: 0, bottom: 0 }, children },
  });
  const read = (...children: ReadElement["children"]) => {
    const { root, ...seen } = toTree(element("body", ...children));
    return readTexts(root, seen);
  };

  test("the words that cannot be seen are named, all or some", () => {
    expect(
      read(
        element("p", text("Seen.")),
        element("p", text("Gone.", false)),
        element("p", text("It is "), element("b", text("not ", false)), text("pure.")),
      ).map(({ text: whole, hidden }) => [whole, hidden]),
    ).toEqual([
      ["Seen.", ""],
      ["Gone.", "Gone."],
      ["It is not pure.", "not"],
    ]);
  });
  test("words of a style sheet are texts of their own, in headings and rows too", () => {
    const generated = text("proven", true, true);
    expect(
      read(
        element("h2", text("Results"), generated),
        element("p", generated, text("Words.")),
        element("tr", element("td", text("A"), generated)),
      ).map(({ kind, text: words }) => `${kind} ${words}`),
    ).toEqual([
      ...["heading Results", "generated proven"],
      ...["generated proven", "text Words."],
      ...["text A", "generated proven"],
    ]);
  });
  test("size and colours are kept, each once, with the distance from the top", () => {
    const [paragraph] = read(element("p", text("One "), element("b", text("two"))));
    expect(paragraph).toMatchObject({ look: "16 #222 on #fff", top: 40, bottom: 60 });
  });
  test("the tree is the page's, with its attributes", () => {
    const { root } = toTree({ ...element("p"), attributes: [["id", "x"]] });
    expect([...elementsIn(root)].map((each) => [each.tagName, attribute(each, "id")])).toEqual([
      ["p", "x"],
    ]);
  });
});
