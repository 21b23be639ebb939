// `npm run claims` as a reviewer runs it: the register for people and for programs, and what a release refuses.
import { describe, test } from "vitest";

import { claimsCommand } from "../../../app/publish/commands/claims";
import { fixture } from "../../support/content-folder";
import { runContent } from "../../support/run-content";

const run = (
  changes: Record<string, string | undefined>,
  options?: string[],
  env?: Record<string, string>,
) => runContent(changes, options, { env }, claimsCommand);

describe.concurrent("npm run claims", () => {
  test("lists each figure with its source, dates, home and pages, in columns", async ({
    expect,
  }) => {
    const { code, output, errors } = await run({
      ...(await fixture("news.figure-expired")),
      "not-found.mdx": undefined,
    });
    expect(output).toMatch(
      /^about \$1\.3B {2}Cost, New drug\n {13}The source of the comparison; as of 2026; expires 2099-12-31\n {13}content\/drug-pipeline\.mdx:\d+:14, on \/drug-pipeline \/everything\n/,
    );
    expect(output).toContain(
      "\n\n42%          share of the dose\n             Company record; as of 2025; expires 2025-06-30\n             content/news.mdx:5:12, on /news\n\n",
    );
    expect(output).toMatch(/\n\n\d+ claims\n$/);
    expect(errors).toContain(
      "content/news.mdx:10:14  warning: stats[0].expires  the figure expired after 2025-06-30, ",
    );
    // A missing page may have had figures.
    expect(errors).toContain("content/not-found.mdx:1:1  ");
    expect(code).toBe(1);
  });
  test.for([{ options: ["--release"] }, { env: { npm_config_release: "true" } }])(
    "succeeds with warnings, which a release refuses: %j",
    async ({ options, env }, { expect }) => {
      const changes = {
        ...(await fixture("news.figure-without-date")),
        "more.mdx": "---\ntitle: More\ndescription: It is 33% more.\n---\n\nIt is.\n",
      };
      const [draft, release] = await Promise.all([run(changes), run(changes, options, env)]);
      expect(draft.code).toBe(0);
      expect(draft.errors).toMatch(
        /^content\/more\.mdx:3:20 {2}warning: description {2}"33%" .*\ncontent\/news\.mdx:5:5 {2}warning: stats\[0\]\.asOf {2}is missing, .*\n\n2 warnings in 2 files\n$/,
      );
      expect(release.code).toBe(1);
      expect(release.errors).toContain("content/news.mdx:5:5  stats[0].asOf  is missing, ");
      expect(release.output).toBe(draft.output);
    },
  );
  test("says the same to programs", async ({ expect }) => {
    const { code, output, errors } = await run(await fixture("news.figure-without-source"), [
      "--json",
    ]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the test compares its actual content
    const { claims, problems }: Record<"claims" | "problems", unknown[]> = JSON.parse(output);
    expect(claims).toContainEqual({
      value: "42%",
      figures: ["42%"],
      label: "share of the dose",
      asOf: "2025",
      pages: ["/news"],
      home: {
        file: "content/news.mdx",
        line: 5,
        column: 12,
        endLine: 5,
        endColumn: 15,
        field: "stats[0].value",
        pages: ["/news"],
      },
      places: [
        {
          file: "content/news.mdx",
          line: 5,
          column: 12,
          endLine: 5,
          endColumn: 15,
          field: "stats[0].value",
          pages: ["/news"],
        },
      ],
    });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/news.mdx",
        field: "stats[0].source",
        severity: "warning",
      }),
    ]);
  });
  test("an unknown option prints the help text, and fails", async ({ expect }) => {
    expect(await run({}, ["--relaese"])).toMatchInlineSnapshot(`
      {
        "code": 1,
        "errors": "Usage: npm run claims -- [options]
        --release  refuse figures without a source or a date, old ones and contradictions
        --json     write a JSON document
      ",
        "output": "",
      }
    `);
    expect(await run({}, ["release"])).toMatchObject({ code: 1, output: "" });
  });
});
