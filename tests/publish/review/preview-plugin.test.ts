// The bar of a preview, and the verdict that a review writes into it later.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Plugin } from "vite";

import { NO_VERDICT } from "../../../app/preview";
import { previewPlugin } from "../../../app/publish/review/preview-plugin";
import { fillPreview } from "../../../app/publish/review/review";
import { HOME } from "../../support/images";
import { createStubRepository } from "../../support/review-repository";

afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(HOME);
});

function callHook(plugin: Plugin, name: "configResolved" | "load", argument: unknown): unknown {
  const hook: unknown = plugin[name];
  return typeof hook === "function" ? Reflect.apply(hook, {}, [argument]) : undefined;
}

test("the bar has a name, a commit, a place for the verdict, and a link; the public site has none", () => {
  const { folder, git, remove } = createStubRepository();
  const load = (label: string, id: string) => {
    vi.stubEnv("SITE_PREVIEW", label);
    const plugin = previewPlugin("/pr-7/");
    callHook(plugin, "configResolved", { root: folder });
    return String(callHook(plugin, "load", id));
  };
  const texts = load("pr-7", "\0virtual:preview").replace(/^export default |;$/g, "");
  expect(JSON.parse(texts)).toEqual({
    ...{ label: "pr-7", commit: git("rev-parse", "--short=8", "HEAD") },
    ...{ verdict: NO_VERDICT, report: "/pr-7/review/index.html" },
  });
  expect(load("", "\0virtual:preview-bar")).toContain("=> null");
  remove();
});

test("a review writes its verdict into pages and code, and its report beside them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  mkdirSync(join(folder, "build/review"), { recursive: true });
  writeFileSync(join(folder, "build/review/index.html"), "the report");
  for (const name of ["index.html", "bar.js", "plain.txt"])
    writeFileSync(join(folder, name), `a ${NO_VERDICT} b`);
  process.chdir(folder);
  await fillPreview(folder, "Found: 1 figure.");
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect([read("index.html"), read("bar.js")]).toEqual(Array(2).fill("a Found: 1 figure. b"));
  expect(read("plain.txt")).toContain(NO_VERDICT);
  expect(read("review/index.html")).toBe("the report");
  process.chdir(HOME);
  rmSync(folder, { recursive: true });
});
