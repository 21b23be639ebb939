// `npm run claims` as a reviewer runs it.
import { describe, test } from "vitest";

import { claimsCommand } from "../../../app/publish/commands/claims";
import { callCommand, runContent } from "../../support/run-content";
import { fields } from "../content/mistakes/mistake";

const STAT = "stats:\n  - value: 42%\n    label: share\n    meaning: A share.\n    asOf: 2025";

describe.concurrent("npm run claims", () => {
  test("lists each stat with its source, date, place and page", async ({ expect }) => {
    const { code, output, errors } = await runContent(fields(STAT), [], {}, claimsCommand);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toContain(
      "\n\n42%  share\n  no source; as of 2025\n  content/news.mdx:5, on /news\n\n",
    );
    expect(output).toMatch(/\n\n\d+ figures\n$/);
  });

  test("fails when a file that may have stats cannot be read", async ({ expect }) => {
    const { code, errors } = await runContent({ "news.mdx": "Words" }, [], {}, claimsCommand);
    expect(code).toBe(1);
    expect(errors).toBe("content/news.mdx cannot be read; run npm run content\n");
  });

  test("refuses an unknown option", async ({ expect }) => {
    await expect(callCommand(claimsCommand, ["--json"])).rejects.toThrow("'--json'");
  });
});
