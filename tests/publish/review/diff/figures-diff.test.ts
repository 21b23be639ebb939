// What a review says of figures that changed: where else they are, where they come from, what contradicts.
import { expect, test } from "vitest";

import { compareSmallSites as compare, html, type Files } from "../../../support/small-site";

const home = (value: string, label = "purity grade") =>
  `---\nstats:\n  - value: ${value}\n    label: ${label}\n    source: A study\n    asOf: 2025-01-01\n---\n`;
const site = (main: string) => ({ "index.html": html(main) });

test("where else it stands, and its source", async () => {
  const report = await compare(
    site("<p>Some 40% of it.</p>"),
    site("<h2>Now</h2><p>Some 50% of it.</p><h2>Then</h2><p>It was 50% before.</p>"),
    [{}, { "home.mdx": home("50%") }],
  );
  expect(report.figures).toMatchObject([
    { kind: "changed", old: "40%", new: "50%", alsoAt: [{ path: "/", heading: ["Then"] }] },
    {
      kind: "added",
      new: "50%",
      homes: [
        {
          file: "content/home.mdx",
          label: "purity grade",
          source: "A study",
          asOf: "2025-01-01",
        },
      ],
    },
  ]);
  expect(report.problems).toEqual([]);
});
test("a new claim that no entry of the content gives is a problem; a date is none", async () => {
  const report = await compare(site("<p>It is pure.</p>"), site("<p>It is 50% pure in 2026.</p>"), [
    {},
    { "home.mdx": home("40%") },
  ]);
  expect(report.figures.map(({ new: now, isClaim }) => [now, isClaim])).toEqual([
    ["50%", true],
    ["2026", false],
  ]);
  expect(report.verdict).toBe("1 page changed, 1 figure changed, 1 problem");
  expect(report.problems).toEqual(['"50%" on / is new, and the content gives no source for it']);
});
test("an old value that stays elsewhere contradicts only where it counts the same thing", async () => {
  const stays = async (sentence: string) =>
    (
      await compare(
        site(`<p>The purity is 98% now.</p><h2>More</h2><p>${sentence}</p>`),
        site(`<p>The purity is 97% now.</p><h2>More</h2><p>${sentence}</p>`),
        [{ "home.mdx": home("97%") }, { "home.mdx": home("97%") }],
      )
    ).figures[0];
  expect(await stays("Compounds of 98% purity.")).toMatchObject({
    old: "98%",
    new: "97%",
    contradicts: true,
    stillAt: [{ path: "/", heading: ["More"] }],
  });
  expect(await stays("Attendance was 98% today.")).toMatchObject({
    contradicts: false,
    stillAt: [{ heading: ["More"] }],
  });
});
test("one label with two values contradicts, though no old value stays", async () => {
  const contents: [Files, Files] = [
    { "home.mdx": home("98%"), "investors.mdx": home("98%") },
    { "home.mdx": home("97%"), "investors.mdx": home("98%") },
  ];
  const report = await compare(
    site("<p>98% purity grade</p>"),
    site("<p>97% purity grade</p>"),
    contents,
  );
  expect(report.problems).toEqual([
    '"97%" on / contradicts another value of "purity grade" on the site',
  ]);
});
test("a sentence under another heading brings no figure", async () => {
  const [a, b] = ["<h2>A</h2>", "<h2>B</h2>"];
  const report = await compare(
    site(`${a}<p>It is 50% pure.</p><p>Left.</p>${b}<p>Right.</p>`),
    site(`${a}<p>Left.</p>${b}<p>It is 50% pure.</p><p>Right.</p>`),
  );
  expect(report.pages.map(({ summary }) => summary)).toEqual(["2 sentences changed"]);
  expect(report.figures).toEqual([]);
});
