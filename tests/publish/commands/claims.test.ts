// `npm run claims` as a reviewer runs it: the register for people and for programs, and what a release refuses.
import { describe, test } from "vitest";

import { claimsCommand } from "../../../app/publish/commands/claims";
import type { Changes } from "../../support/content-folder";
import { callCommand, runContent } from "../../support/run-content";
import { fields } from "../content/mistakes/mistake";

const run = (changes: Changes, options?: string[]) =>
  runContent(changes, options, {}, claimsCommand);

/** A page with one figure, and what is known about it. */
const figure = (known: string) =>
  fields(`stats:\n  - value: 42%\n    label: share\n    meaning: A share.\n    ${known}`);
const EXPIRED = figure("source: Company record\n    asOf: 2025\n    expires: 2025-06-30");

describe.concurrent("npm run claims", () => {
  test("lists each figure with its source, dates, home and pages, in columns", async ({
    expect,
  }) => {
    // A missing page may have had figures.
    const { code, output, errors } = await run({ ...EXPIRED, "not-found.mdx": undefined });
    expect(code).toBe(1);
    expect(output).toMatch(
      /\n\n42% {10}share\n {13}Company record; as of 2025; expires 2025-06-30\n {13}content\/news\.mdx:5:12, on \/news\n\n/,
    );
    expect(output).toMatch(/\n\n\d+ claims\n$/);
    expect(errors).toContain(
      "content/news.mdx:10:14  warning: stats[0].expires  the figure expired after 2025-06-30; ",
    );
    expect(errors).toContain("content/not-found.mdx:1:1  ");
  });

  test("says the same to programs", async ({ expect }) => {
    const { code, output, errors } = await run(figure("asOf: 2025"), ["--json"]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the test compares its actual content
    const { claims, problems }: Record<"claims" | "problems", unknown[]> = JSON.parse(output);
    const home = {
      ...{ file: "content/news.mdx", line: 5, column: 12, endLine: 5, endColumn: 15 },
      ...{ field: "stats[0].value", pages: ["/news"] },
    };
    const stat = { value: "42%", figures: ["42%"], label: "share", asOf: "2025" };
    expect(claims).toContainEqual({ ...stat, pages: ["/news"], home, places: [home] });
    expect(problems).toContainEqual(
      expect.objectContaining({
        ...{ file: "content/news.mdx", field: "stats[0].source", severity: "warning" },
      }),
    );
  });

  test("an unknown option is refused", async ({ expect }) => {
    await expect(callCommand(claimsCommand, ["--relaese"])).rejects.toThrow("'--relaese'");
  });
});
