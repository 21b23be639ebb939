// Signed pages, and whether they still read as they were signed.
import { expect, test } from "vitest";

import { readSignatures, verify } from "../../../../app/publish/review/judge/sign-off";
import { renderSummary } from "../../../../app/publish/review/write/markdown-summary";
import { compareSmallSites, html, readSmallSite } from "../../../support/small-site";

const signedSite = (main: string) => ({
  "index.html": html(main),
  "two/index.html": html("<p>Two.</p>"),
});
const report = (main: string) => compareSmallSites({ "index.html": html("") }, signedSite(main));
const sign = async (main: string) => readSignatures(JSON.stringify(await report(main)));
const states = async (signatures: ReturnType<typeof readSignatures>, main: string) =>
  verify(signatures, await readSmallSite(signedSite(main))).map(
    ({ path, state }) => `${path} ${state}`,
  );

test("white space, classes and names of files leave a page as it was signed; words, figures and descriptions do not", async () => {
  const signatures = await sign('<p>It is 98% pure.</p><img src="/a-AAAAAAA1.svg" alt="A plant"/>');
  expect(
    await states(signatures, '<p class="x">It is\n 98% pure.</p><img src="/b.svg" alt="A plant"/>'),
  ).toEqual(["/ as signed", "/two as signed"]);
  expect(
    await states(signatures, '<p>It is 97% pure.</p><img src="/a.svg" alt="A plant"/>'),
  ).toEqual(["/ changed", "/two as signed"]);
  expect(
    await states(signatures, '<p>It is 98% pure.</p><img src="/a.svg" alt="A leaf"/>'),
  ).toEqual(["/ changed", "/two as signed"]);
});
test("a summary holds the same signatures as the report, and a page that went is gone", async () => {
  const signed = await report("<p>One.</p>");
  const signatures = readSignatures(renderSummary(signed));
  expect(signatures).toEqual(readSignatures(JSON.stringify(signed)));
  const now = await readSmallSite({ "index.html": html("<p>One.</p>") });
  expect(verify(signatures, now).map(({ state }) => state)).toEqual(["as signed", "gone"]);
});

test("what holds no signature gives none", () => {
  for (const text of [
    "",
    "{}",
    "[]",
    '{"pages":[{"path":"/"}]}',
    "/about-us 1234",
    `about-us ${"a".repeat(64)}`,
    `/x ${"a".repeat(65)}`,
  ])
    expect(readSignatures(text)).toEqual([]);
});
