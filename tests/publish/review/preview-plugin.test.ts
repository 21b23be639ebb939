// The bar of a preview. A review writes its verdict into it later: tests/publish/commands/review-builds.test.ts.
import { afterEach, expect, test, vi } from "vitest";
import type { Plugin } from "vite";

import { NO_VERDICT } from "../../../app/preview";
import { previewPlugin } from "../../../app/publish/review/preview-plugin";
import { createStubRepository } from "../../support/review-repository";

afterEach(() => void vi.unstubAllEnvs());

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
