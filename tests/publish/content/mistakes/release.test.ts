// What stops a release, each with who decides; until then it is a warning.
import { expect, test } from "vitest";

import { isError } from "../../../../app/publish/problems/problem";
import { findProblems, type Changes } from "../../../support/content-folder";
import { drawing, edit, fields, news } from "./mistake";

const STAT = "stats:\n  - value: 42%\n    label: share of the dose\n    meaning: Share of it.";

const STOPPED: [name: string, wrote: Changes, rule: string, words: string][] = [
  ["a cure", news("Our drug cures Alzheimer's."), "regulatory", '"cures"'],
  ["TODO in the prose", news("TODO: ask Jo."), "placeholders", '"TODO"'],
  ["TBD in a field", fields("lead: It is TBD."), "placeholders", '"TBD"'],
  [
    "a name to come in a description",
    news("![A leaf, by [Name]](./images/founder.png)"),
    "placeholders",
    '"[Name]"',
  ],
  ["a text of printers", news("Lorem ipsum."), "placeholders", '"Lorem ipsum"'],
  [
    "TBC on a drawing",
    { ...news("![A bar and more](./images/bar.svg)"), "images/bar.svg": drawing("TBC") },
    "placeholders",
    '"TBC"',
  ],
  ["no source", fields(`${STAT}\n    asOf: 2026-01`), "claims", "is missing"],
  ["no entry", news("At least 42% of it."), "claims", '"42%"'],
  [
    "expired",
    fields(`${STAT}\n    source: A journal\n    asOf: 2025\n    expires: 2026-01`),
    "claims",
    "expired",
  ],
  [
    "a contradiction",
    fields(
      `${STAT}\n    source: A journal\n    asOf: 2026`
        .replace("42%", "97%")
        .replace("share of the dose", "purity grade"),
    ),
    "claims",
    "contradicts",
  ],
  [
    "a weak exception",
    fields("accepted:\n  - text: safe\n    reason: It speaks of storage.", "It is safe to store."),
    "regulatory",
    "of three words or more",
  ],
];

test.each(STOPPED)("%s", async (_, wrote, rule, words) => {
  const roles = edit("site.mdx", "nav:\n", "signOff: [Legal, Regulatory]\nnav:\n");
  const find = (isRelease: boolean) =>
    findProblems({ ...wrote, ...roles }, { today: "2026-06-15", isRelease });
  const [draft, release] = await Promise.all([find(false), find(true)]);
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
    const [problem] = await findProblems(changes, { today: "2026-06-15", isRelease: true });
    return problem?.message;
  };
  expect(await said(fields("signOff: [Medical]", "TODO"))).toMatch(/; Medical decides$/);
  expect(await said(news("TODO"))).toMatch(/; who answers for the text decides$/);
});

test("a draft, which a release leaves out, stops none", async () => {
  const found = await findProblems(fields("draft: true", "TODO: it cures 42%."), {
    today: "2026-06-15",
    isRelease: true,
  });
  expect(found.length).toBeGreaterThan(2);
  expect(found.some(isError)).toBe(false);
});
