// Every mistake is found, with its fix in the message; after that fix nothing is left to say.
import { expect, test } from "vitest";

import { LONGEST_MESSAGE, type Problem } from "../../../../app/publish/problems/problem";
import { findProblems, useSmallSite } from "../../../support/content-folder";
import type { Mistakes } from "./mistake";

/** Tests a table of mistakes: `npx vitest run mistakes/links` runs one alone. */
export function findsMistakes(mistakes: Mistakes): void {
  useSmallSite();
  test.each(Object.entries(mistakes))("%s", async (_name, [wrote, says, fixed]) => {
    const [first = ""] = Object.keys(wrote);
    const found = await findProblems(wrote);
    const said = found.map((problem) => lineOf(problem, first));
    expect(said.toSorted()).toEqual([says].flat().toSorted().map(asPattern));
    for (const { message } of found) {
      expect(message.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
      expect(message).not.toContain("\n");
    }
    if (fixed) expect(await findProblems({ ...wrote, ...fixed })).toEqual([]);
  });
}

/** `6 message`, with its field; with the file before it unless it is the first one written. */
function lineOf({ file, line, field, message }: Problem, first: string): string {
  const place = file === `content/${first}` ? "" : `${file.replace("content/", "")}:`;
  return `${place}${line} ${[field, message].filter(Boolean).join("  ")}`;
}

function asPattern(said: string): unknown {
  const pieces = said
    .split("…")
    .map((piece) => piece.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return expect.stringMatching(new RegExp(`^${pieces.join(".*")}$`, "s"));
}
