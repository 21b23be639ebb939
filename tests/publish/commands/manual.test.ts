// Checks that the generated parts of the manual are up to date and that its pictures exist.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { makeManual } from "../../../app/publish/commands/manual";

const FOLDER = "content/manual";

test.each([...makeManual()])("%s is what `npm run manual` writes", async (file, text) => {
  expect(await readFile(file, "utf8")).toBe(text);
});

test("the manual shows every picture that it has, and has every picture that it shows", async () => {
  const names = await readdir(FOLDER);
  const pages = names.filter((name) => name.endsWith(".md"));
  const texts = await Promise.all(pages.map((name) => readFile(`${FOLDER}/${name}`, "utf8")));
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => String(src)),
  );
  expect(shown.filter((src) => !existsSync(`${FOLDER}/${src}`))).toEqual([]);
  const taken = await readdir(`${FOLDER}/pictures`);
  expect(taken.filter((name) => !shown.includes(`pictures/${name}`))).toEqual([]);
});
