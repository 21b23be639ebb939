// What stops a release, each with who decides; until then it is a warning.
import { describe, expect, test } from "vitest";

import { isError } from "../../../../app/publish/problems/problem";
import { findProblems, type Changes } from "../../../support/content-folder";
import { drawing, edit, fields, news } from "./mistake";

const STAT = "stats:\n  - value: 42%\n    label: share of the dose\n    meaning: Share of it.";

// One text a line.
// prettier-ignore
const STOPPED: [name: string, wrote: Changes, rule: string, words: string][] = [
  ["a cure", news("Our drug cures Alzheimer's."), "regulatory", "cures Alzheimer's"],
  ["TBD in a field", fields("lead: It is TBD."), "placeholders", '"TBD"'],
  ["TBC on a drawing", { ...news("![A bar and more](./images/bar.svg)"), "images/bar.svg": drawing("TBC") }, "placeholders", '"TBC"'],
  ["no source", fields(`${STAT}\n    asOf: 2026-01`), "claims", "is missing"],
  ["no entry", news("At least 42% of it."), "claims", '"42%"'],
  ["expired", fields(`${STAT}\n    source: A journal\n    asOf: 2025\n    expires: 2026-01`), "claims", "expired"],
  ["a weak exception", fields("accepted:\n  - text: safe\n    reason: It speaks of storage.", "It is safe to store."), "regulatory", "quote at least three words"],
];

test.each(STOPPED)("%s", async (_, wrote, rule, words) => {
  const roles = edit("site.mdx", "nav:\n", "signOff: [Legal, Regulatory]\nnav:\n");
  const find = (isRelease: boolean) =>
    findProblems({ ...wrote, ...roles }, { today: "2026-06-15", isRelease });
  const draft = await find(false);
  const release = await find(true);
  expect(draft.some(isError)).toBe(false);
  const stops = release.filter((problem) => problem.rule === rule);
  expect(stops.length).toBeGreaterThan(0);
  for (const stop of stops) {
    expect(stop.severity).toBe("error");
    expect(stop.message).toContain(words);
    expect(stop.message).toMatch(/; Legal and Regulatory decide$/);
    expect(stop.message.length).toBeLessThanOrEqual(300);
  }
});

test("a page's own roles decide about it, and who answers for the text where none is named", async () => {
  const said = async (changes: Changes) => {
    const found = await findProblems(changes, { today: "2026-06-15", isRelease: true });
    return found.find(({ rule }) => rule === "placeholders")?.message;
  };
  expect(await said(fields("signOff: [Medical]", "TODO"))).toMatch(/; Medical decides$/);
  expect(await said(news("TODO"))).toMatch(/; the page's owner decides$/);
});

test("the day that is proposed for an old figure is one that the check takes, on 29 February too", async () => {
  const stats = (expires = "") =>
    fields(`${STAT}\n    source: A journal\n    asOf: 2020${expires}`, "At 42%.");
  const judgement = { today: "2028-02-29", isRelease: true };
  const [problem, ...others] = await findProblems(stats(), judgement);
  expect(others).toEqual([]);
  const [, cure] = /`(expires: .*?)`/.exec(problem?.message ?? "") ?? [];
  expect(cure).toBe("expires: 2029-02-28");
  expect(await findProblems(stats(`\n    ${cure}`), judgement)).toEqual([]);
});

describe("a page that a release leaves out", () => {
  const SOURCED = `${STAT}\n    source: A journal\n    asOf: 2026`;
  const judgement = { today: "2026-06-15", isRelease: true };
  const told = async (changes: Changes) =>
    (await findProblems(changes, judgement)).map(
      ({ file, severity, rule }) => `${file} ${severity} ${rule}`,
    );
  const more = (prose: string) => `---\ntitle: More\ndescription: What is more.\n---\n\n${prose}\n`;

  test.each(["draft: true", "date: 2026-01-01\nembargo: 2999-01-01"])(
    "is no home for a figure of a published one: %s",
    async (hidden) => {
      const page = fields(`${hidden}\n${SOURCED}`)["news.mdx"];
      const wrote = { "bulletin/next.mdx": page, "more.mdx": more("At least 42% of it.") };
      expect(await told(wrote)).toContain("content/more.mdx error claims");
    },
  );
  test("has the figures of published ones, and of its own kind", async () => {
    const draft = more("At 98%, and 42% of it.").replace("---\n\n", "draft: true\n---\n\n");
    expect(await told({ ...fields(`draft: true\n${SOURCED}`), "more.mdx": draft })).toEqual([]);
  });
  test("may prepare a new figure, and is told of it alone", async () => {
    const next = SOURCED.replace("42%", "97%").replace("share of the dose", "purity grade");
    expect(await told(fields(`draft: true\n${next}`))).toEqual(["content/news.mdx warning claims"]);
  });
  test("may show what is not right yet on a drawing of its own", async () => {
    const bar = { "images/bar.svg": drawing("TODO: a cure at 42%") };
    const page = "![A bar and more](./images/bar.svg)";
    const hidden = await told({ ...fields("draft: true", page), ...bar });
    expect(hidden.toSorted()).toEqual(
      ["claims", "placeholders", "regulatory"].map(
        (rule) => `content/images/bar.svg warning ${rule}`,
      ),
    );
    const shown = await told({ ...fields("draft: true", page), ...bar, "more.mdx": more(page) });
    expect(shown).toContain("content/images/bar.svg error regulatory");
  });
});

test("a draft, which a release leaves out, stops none", async () => {
  const found = await findProblems(fields("draft: true", "TODO: it cures 42%."), {
    today: "2026-06-15",
    isRelease: true,
  });
  expect(found.length).toBeGreaterThan(2);
  expect(found.some(isError)).toBe(false);
});
