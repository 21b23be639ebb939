// The review on real builds, made from the same files in two folders under two labels.
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import type { Report } from "../../../app/publish/review/report-data";
import { openRepository, type Repository } from "../../support/review-repository";
import { runNode } from "../../support/run-node";
import { buildCopy, copySite, REMIX } from "../../support/site-copy";

// It builds three times, and a machine may be busy.
test.describe.configure({ timeout: 1_800_000 });

test("builds with nothing prepared are identical, and edits are told where they are", async () => {
  const [one, other] = [await openCopy(), await openCopy()];
  const base = await handOver(one, "main", "");
  const same = await handOver(other, "pr-12", "https://github.example/pull/12");
  const { output } = await one.review("--base", base, "--head", same);
  expect(output).toBe("Both builds are identical.\n");

  const edit = (file: string, from: string, to: string) =>
    other.write(file, other.read(file).replaceAll(from, to));
  // A style that nobody uses, whatever it does to the classes after it.
  other.write(
    "app/frame/header.css.ts",
    `${other.read("app/frame/header.css.ts")}\nexport const unused = style({ opacity: 0.5 });\n`,
  );
  edit("content/investors.mdx", "Clinical Pipeline Strategy", "Strategy");
  edit("content/notes/first.mdx", "description:", "formerly: [/notes/first]\ndescription:");
  renameSync(
    join(other.folder, "content/notes/first.mdx"),
    join(other.folder, "content/notes/prime.mdx"),
  );
  edit("content/about-us.mdx", "/notes/first", "/notes/prime");
  const edited = await handOver(other, "pr-13", "https://github.example/pull/13");
  expect((await one.review("--base", base, "--head", edited)).code).toBe(0);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the command wrote it
  const { sections }: Report = JSON.parse(one.read("build/review/report.json"));
  const found = sections.map(({ title, state, passages }) => {
    const names = passages.flatMap(({ marks }) => marks.map(({ name }) => name));
    return [title, state, ...new Set(names)].join(", ");
  });
  const styled = found.find((each) => each.endsWith(", style"));
  expect(styled).toMatch(/^On \d+ pages, , style$/);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining("For Investors"),
      expect.stringContaining("The first note, moved from /notes/first"),
      expect.stringContaining("_redirects"),
    ]),
  );
  for (const { remove } of [one, other]) remove();
});

test("wrong content ends a build in another mode too, and a link to no part ends any", async () => {
  const folder = await copySite();
  writeFileSync(join(folder, "content/wrong.mdx"), "---\ntitel: Wrong\n---\n\nWords.\n");
  const { code, errors } = await runNode([REMIX, "vite:build", "--mode", "staging"], folder);
  expect(code).toBe(1);
  expect(errors).toContain("content/wrong.mdx:2:1  titel  is not a field here");
  writeFileSync(join(folder, "content/wrong.mdx"), "---\ntitle: A\ndescription: B\n---\n[C](#d)\n");
  const late = await runNode([REMIX, "vite:build"], folder);
  expect(late.code).toBe(1);
  expect(late.errors).toContain('content/wrong.mdx:5:5  the built page /wrong leads to "/wrong#d"');
  rmSync(folder, { recursive: true });
});

async function openCopy(): Promise<Repository> {
  const folder = await copySite();
  rmSync(join(folder, ".cache"));
  return openRepository(folder);
}

/** Builds a preview, and hands it over as a workflow does. @returns the folder */
async function handOver(
  { folder, commit, write }: Repository,
  label: string,
  link: string,
): Promise<string> {
  const hash = commit("--allow-empty");
  await buildCopy(folder, { SITE_PREVIEW: label, SITE_PREVIEW_LINK: link });
  const to = join(folder, "build", label);
  await cp(join(folder, "build/client"), join(to, "site"), { recursive: true });
  await cp(join(folder, "content"), join(to, "content"), { recursive: true });
  write(`build/${label}/build.json`, JSON.stringify({ commit: hash, title: label }));
  return to;
}
