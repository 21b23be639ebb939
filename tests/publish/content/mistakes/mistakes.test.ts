// Every mistake is found, with its cure in the message; and after that cure the check has nothing more to say.
import { describe, expect, test } from "vitest";

import { LONGEST_MESSAGE, type Problem } from "../../../../app/publish/problems/problem";
import { findProblems, useSmallSite, type Changes } from "../../../support/content-folder";
import { COLLECTIONS } from "./table/collections";
import { COMPANY } from "./table/company";
import { FIELDS } from "./table/fields";
import { FILES } from "./table/files";
import { IMAGES } from "./table/images";
import { LINKS } from "./table/links";
import { PROSE } from "./table/prose";
import { TAGS } from "./table/tags";
import { WORDS } from "./table/words";
import { YAML } from "./table/yaml";

useSmallSite();

const TABLES = { COLLECTIONS, COMPANY, FIELDS, FILES, IMAGES, LINKS, PROSE, TAGS, WORDS, YAML };

describe.each(Object.entries(TABLES))("%s", (_, mistakes) => {
  test.each(mistakes)("%s", async (_name, wrote, says, cure) => {
    const [first = ""] = Object.keys(wrote);
    const found = await findProblems(wrote);
    const said = found.map((problem) => lineOf(problem, first));
    expect(said).toEqual([says].flat().map(asPattern));
    expect(Math.max(...found.map(({ message }) => message.length))).toBeLessThanOrEqual(
      LONGEST_MESSAGE,
    );
    expect(await findLeft({ ...wrote, ...cure })).toEqual([]);
  });
});

const left = new Map<string, Promise<Problem[]>>();

/** What is left after a cure; every second one is that of another row. */
function findLeft(changes: Changes): Promise<Problem[]> {
  const key = JSON.stringify(changes);
  const found = left.get(key) ?? findProblems(changes);
  left.set(key, found);
  return found;
}

/** `6 rule  message`; with the file before it when it is another. */
function lineOf({ file, line, rule, field, message }: Problem, first: string): string {
  const place = file === `content/${first}` ? "" : `${file.replace("content/", "")}:`;
  return [`${place}${line} ${rule}`, field, message].filter(Boolean).join("  ");
}

function asPattern(said: string): unknown {
  const pieces = said
    .split("…")
    .map((piece) => piece.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return expect.stringMatching(new RegExp(`^${pieces.join(".*")}$`, "s"));
}
