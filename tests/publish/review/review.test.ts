// `npm run review` on real repositories: what it tells a reviewer. Builds are slow, so one
// state of the working tree serves many tests.
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { PageReport, Report } from "../../../app/publish/review/report";
import { createRepository } from "../../support/review-repository";
import type { runNode } from "../../support/run-node";

const BUILD = 240_000;
const repository = createRepository();
let base = "";

/** A page of prose; different words make different pages. */
const prosePage = (title: string, words: string) =>
  `---\ntitle: ${title}\ndescription: What ${title} says.\n---\n\n${words}\n\n## More of it\n\nSecond part.\n`;

beforeAll(() => {
  repository.write(
    "content/gone.mdx",
    prosePage("Gone", "Nobody will miss these lines when they have left us."),
  );
  repository.write(
    "content/former.mdx",
    prosePage("Steady", "Whatever its address may be, it tells every reader what it told before."),
  );
  repository.write(
    "content/later.mdx",
    prosePage("Later", "An announcement, published too early by mistake."),
  );
  base = repository.commit();
});
afterAll(() => repository.remove());

/** What a run must not change: the checkout's files, index, worktrees and commits. */
const traces = () => [
  repository.git("status", "--porcelain"),
  repository.git("diff", "--cached"),
  repository.git("worktree", "list"),
  repository.git("rev-parse", "HEAD"),
];

describe("words, figures, slides, images and pages change", () => {
  let report: Report;
  let result: Awaited<ReturnType<typeof runNode>>;
  let before: string[];
  const page = (path: string): PageReport =>
    report.pages.find((each) => each.path === path) ??
    expect.unreachable(`${path} is not in the report`);

  beforeAll(async () => {
    repository.reset(base);
    repository.write("content/about-us.mdx", (text) =>
      text.replace("Our mission is to shorten", "Our aim is to shorten"),
    );
    repository.write("content/images/founder-slide.svg", (text) =>
      text.replace('fill="{color.page}"', 'fill="#FFF7EE"'),
    );
    repository.write("content/home.mdx", (text) => text.replace("value: 98%", "value: 97%"));
    repository.write("content/investors.mdx", (text) => {
      const slides = text.split(/(?= {2}- title: (?:Company|Clinical|Comparable|Prospective))/);
      return [slides[0], slides[1], slides[3], slides[2], ...slides.slice(4)].join("");
    });
    repository.write("content/gone.mdx", undefined);
    repository.git("mv", "content/former.mdx", "content/present.mdx");
    repository.write("content/later.mdx", (text) =>
      text.replace("---\n\n", "draft: true\n---\n\n"),
    );
    repository.write(
      "content/fresh.mdx",
      prosePage("Fresh", "Plants are grown by gardeners in spring."),
    );
    repository.write("content/site.mdx", (text) => text.replace("© 2025", "© 2026"));
    before = traces();
    result = await repository.review({}, base);
    report = repository.report();
  }, BUILD);

  test("it succeeds, says the verdict, and shows what it does on standard error", () => {
    expect(result).toMatchObject({ code: 0, output: `${report.verdict}\n` });
    expect(report.verdict).toBe(
      "7 pages changed, the frame of every page changed, 1 figure changed, 1 problem",
    );
    expect(result.errors).toMatch(/^ *\d+\.\d s {2}building the base [0-9a-f]{8}$/m);
  });

  test("the checkout, its index and its list of worktrees are as they were", () => {
    expect(traces()).toEqual(before);
    expect(report).toMatchObject({
      base: { ref: base, commit: base },
      head: { commit: base, isDirty: true },
    });
  });

  test("only pages that changed are in it", () => {
    expect(report.pages.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
      "/ changed",
      "/about-us changed",
      "/fresh added",
      "/gone removed",
      "/investors changed",
      "/later removed",
      "/present renamed",
    ]);
    expect(page("/present")).toMatchObject({ from: "/former", source: "content/present.mdx" });
    expect(page("/later").note).toBe("now a draft");
    expect(page("/gone")).toMatchObject({ kind: "removed", hash: null });
    expect(page("/gone")).not.toHaveProperty("note");
  });

  test("the footer is told once, for all pages", () => {
    expect(report.frame).toMatchObject({
      path: "/*",
      source: "content/site.mdx",
      fields: [{ sentence: "Copyright changed" }],
    });
    expect(report.frame?.prose[0]?.sentences[0]?.new).toMatch(/^© 2026 /);
    expect(report.figures.filter(({ isClaim }) => !isClaim)).toMatchObject([
      { old: "2025", new: "2026", places: [{ path: "/*" }] },
    ]);
  });

  test("a changed word is marked in its sentence, under its heading", () => {
    const [section] = page("/about-us").prose;
    expect(section?.heading).toEqual(["Our mission"]);
    expect(section?.sentences[0]?.words.filter(({ mark }) => mark !== "same")).toEqual([
      { text: "mission", mark: "removed" },
      { text: "aim", mark: "added" },
    ]);
    expect(page("/about-us").source).toBe("content/about-us.mdx");
  });

  test("an image of the same name with other bytes is replaced, and no other image is", () => {
    const images = report.pages
      .filter(({ kind }) => kind === "changed")
      .flatMap(({ images }) => images);
    expect(images.map(({ kind, new: now }) => [kind, now?.src])).toEqual([
      ["replaced", "/assets/founder-slide.svg"],
    ]);
    expect(images[0]?.old?.hash).not.toBe(images[0]?.new?.hash);
  });

  test("slides that changed places are told as that, and their texts are not told as new", () => {
    expect(page("/investors").fields.map(({ sentence }) => sentence)).toEqual([
      "Slide 2 and slide 3 swapped",
    ]);
    expect(page("/investors").prose.map(({ kind }) => kind)).toEqual(["moved"]);
  });

  test("a figure that changed in one of two places contradicts the other", () => {
    const [figure, ...others] = report.figures.filter(({ isClaim }) => isClaim);
    expect(others).toEqual([]);
    expect(figure).toMatchObject({ kind: "changed", old: "98%", new: "97%", contradicts: true });
    expect(figure?.homes).toMatchObject([{ file: "content/home.mdx", label: "purity grade" }]);
    expect(figure?.stillAt).toMatchObject([
      { path: "/investors", heading: ["Competitive advantages", "Material of known quality"] },
    ]);
    expect(report.problems).toEqual([
      '"98%" became "97%" on /, but /investors still says: Natural compounds enter formulation at a 98% purity grade.',
    ]);
    expect(page("/").fields[0]).toMatchObject({ field: "Figure 2, value", old: "98%", new: "97%" });
  });
});

test(
  "a section's code changed: each page that shows it is told with what changed, all others may look different",
  async () => {
    repository.reset(base);
    repository.write("app/sections/hero/hero.tsx", (text) =>
      text.replace("{headline}</h1>", '{headline}</h1><a href="/careers">Careers</a>'),
    );
    repository.write("app/sections/hero/hero.css.ts", (text) =>
      text.replace("vars.space.huge", "vars.space.large"),
    );
    const { code, output } = await repository.review({}, base);
    const { pages, problems } = repository.report();
    const [certain, uncertain] = [
      pages.filter(({ needsPictures }) => !needsPictures),
      pages.filter(({ needsPictures }) => needsPictures),
    ];
    expect(certain.map(({ path }) => path).sort()).toEqual([
      "/about-us",
      "/contact-us",
      "/drug-pipeline",
      "/investors",
    ]);
    for (const { fields, links } of certain)
      expect({ fields, links }).toEqual({
        fields: [],
        links: [{ kind: "added", words: "Careers", old: null, new: "/careers", isBroken: true }],
      });
    expect(uncertain.map(({ path }) => path)).toContain("/");
    expect(problems.sort()).toEqual(
      certain
        .map(({ path }) => `${path}: the link "Careers" leads to "/careers", which does not exist`)
        .sort(),
    );
    expect({ code, output }).toEqual({
      code: 0,
      output: `4 pages changed, ${uncertain.length} pages may look different, 4 problems\n`,
    });
  },
  BUILD,
);

test(
  "code that makes images changed: no image of an older build is taken for a new one",
  async () => {
    repository.reset(base);
    // The first build fills the image cache.
    await repository.review({}, base);
    repository.write("app/publish/images/svg.ts", (text) =>
      text.replace("floatPrecision: 1", "floatPrecision: 0"),
    );
    const { code, output } = await repository.review({}, base);
    expect(code).toBe(0);
    expect(output).not.toMatch(/^Nothing/);
  },
  BUILD,
);
