// What a preview says about the last review.
import { afterEach, expect, test, vi } from "vitest";
import type { Plugin } from "vite";

import { previewPlugin } from "../../../app/publish/review/preview-plugin";
import { findHead } from "../../../app/publish/review/sites/git";
import { digestSources } from "../../../app/publish/sandbox/sources";
import { createStubRepository } from "../../support/review-repository";
import { fullReport } from "./sample-report";

afterEach(() => vi.unstubAllEnvs());

/** The text of the module that the preview bar reads. */
async function describePreview(root: string): Promise<string> {
  vi.stubEnv("SITE_PREVIEW", "pr-7");
  const plugin = previewPlugin("/");
  callHook(plugin, "configResolved", { root });
  return String(await callHook(plugin, "load", "\0virtual:preview"));
}

function callHook(plugin: Plugin, name: "configResolved" | "load", argument: unknown): unknown {
  const hook: unknown = plugin[name];
  return typeof hook === "function" ? Reflect.apply(hook, {}, [argument]) : undefined;
}

test("it shows the report on exactly these files, and none on files that were edited since", async () => {
  const { folder, write, remove } = createStubRepository();
  write("content/home.mdx", "---\ntitle: Edited\n---\n");
  const head = { ...(await findHead()), sources: await digestSources(folder) };
  const report = { ...fullReport(), head, verdict: "1 change \u202eof wording" };
  write("build/review/report.json", JSON.stringify(report));
  const shown = await describePreview(folder);
  expect(JSON.parse(shown.replace(/^export default |;$/g, ""))).toMatchObject({
    review: {
      verdict: "1 change [U+202E]of wording",
      href: "/review/index.html",
      changes: [{}, { path: "/investors", words: "Page /investors (changed)" }, {}, {}],
      signatures: { "/investors": { signed: ["Legal (A. Reader)"], missing: ["Medical"] } },
    },
  });
  write("content/home.mdx", "---\ntitle: Edited again\n---\n");
  expect(await describePreview(folder)).not.toContain("of wording");
  remove();
});
