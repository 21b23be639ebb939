// The review on real builds: under two labels, and as GitHub runs it.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";

import { expect, test } from "@playwright/test";

import { NIGHTLY } from "../../support/browser/site";
import { createGitHub, resultsOf, type GitHub } from "../../support/github";
import { openRepository } from "../../support/review-repository";
import { copySite, outputOf, startBuild } from "../../support/site-copy";

// They build five times, and a machine may be busy.
test.describe.configure({ timeout: 1_800_000 });

/** Another word in the title of Home, whatever it says now. */
function edit(folder: string): void {
  const path = join(folder, "content/home.mdx");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^(\s*headline: )(\w+)/m, "$1Vorpal"));
}

test(
  "builds under two labels, links and commits are identical, and one word is one page",
  NIGHTLY,
  async () => {
    const repository = openRepository(await copySite({ withCache: true }));
    const handOver = async (name: string, label: string, link: string) => {
      const commit = repository.commit("--allow-empty");
      await outputOf(
        startBuild(repository.folder, { SITE_PREVIEW: label, SITE_PREVIEW_LINK: link }),
      );
      const to = (part: string) => join(repository.folder, "build", name, part);
      await cp(join(repository.folder, "build/client"), to("site"), { recursive: true });
      await cp(join(repository.folder, "content"), to("content"), { recursive: true });
      writeFileSync(to("build.json"), JSON.stringify({ commit, title: label }));
      return join("build", name);
    };
    const base = await handOver("base", "main", "");
    const same = await handOver("same", "pr-12", "https://github.example/pull/12");
    const verdictOf = async (head: string) =>
      (await repository.review("--base", base, "--head", head)).output;
    expect(await verdictOf(same)).toBe("Both builds are identical.\n");
    edit(repository.folder);
    const edited = await handOver("edited", "pr-13", "https://github.example/pull/13");
    expect(await verdictOf(edited)).toMatch(/^1 page differs/);
    repository.remove();
  },
);

test(
  "a request of content and one of code get their report from their own commits",
  NIGHTLY,
  async () => {
    const project = await copySite();
    const github: GitHub = createGitHub(resolve("node_modules"));
    const { folder } = github.repository;
    cpSync(project, folder, { recursive: true, filter: (name) => !name.endsWith("node_modules") });
    github.repository.commit();
    const review = async () => {
      const { head, jobs } = await github.runRequest();
      expect(Object.values(resultsOf(jobs))).toEqual(["success", "success", "success", "success"]);
      const alias = `pr-12-${head.slice(0, 10)}`;
      expect(github.sent(`${alias}/index.html`)).toContain(`Preview <!-- -->${alias}<`);
      return github.sent(`report-${alias}/report.json`);
    };
    edit(folder);
    expect(await review()).toContain('"verdict": "1 page differs');
    const frame = join(folder, "app/frame/frame.tsx");
    writeFileSync(
      frame,
      readFileSync(frame, "utf8").replace("<Header />", "<Header /><p>Vorpal</p>"),
    );
    github.forget();
    expect(await review()).toMatch(
      /"verdict": "This request changes code: .* [1-9]\d* pages differ/,
    );
    github.remove();
    rmSync(project, { recursive: true });
  },
);
