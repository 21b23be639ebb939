// The watcher of content in development: whatever a save does, the server goes on and says what is wrong.
import { EventEmitter } from "node:events";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";

import { isContent, watchContent } from "../../../app/publish/build/content-hmr";
import type { CheckResult } from "../../../app/publish/content/check-content";

const GOOD: CheckResult = { pages: new Map(), problems: [], files: [], seen: [] };

test.each([
  ["/projects/site/content/home.mdx", true],
  ["/projects/site/content/images/a.svg", true],
  ["/projects/site/app/root.tsx", false],
  ["/projects/site/content.md", false],
  ["/projects/site/app/content/home.mdx", false],
])("of /projects/site, %s is content: %s", (file, expected) => {
  expect(isContent("/projects/site", file)).toBe(expected);
});

test("in a checkout below a folder named content only the project's own content is content", () => {
  expect(isContent("/content/site", "/content/site/app/root.tsx")).toBe(false);
  expect(isContent("/content/site", "/content/site/content/home.mdx")).toBe(true);
});

test("a check that throws is shown and not left unhandled, and the next good save takes it away", async () => {
  const root = "/projects/site";
  const sent: { type: string; err?: { message: string } }[] = [];
  const log = vi.fn();
  const watcher = new EventEmitter();
  const server = {
    config: { root, logger: { error: log } },
    watcher,
    ws: { send: (message: { type: string }) => sent.push(message) },
    environments: { client: { name: "client", moduleGraph: { idToModuleMap: new Map() } } },
  };
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const check = vi.fn(() => Promise.resolve(GOOD));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the part of a server that the watcher uses
  watchContent(server as unknown as ViteDevServer, check);
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  check.mockRejectedValueOnce(new Error("ENOENT: no such file, open 'content/.#home.mdx'"));
  watcher.emit("add", join(root, "content/.#home.mdx"));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.err?.message).toContain("content/.#home.mdx");
  expect(log).toHaveBeenCalledOnce();
  watcher.emit("unlink", join(root, "content/.#home.mdx"));
  await vi.waitFor(() => expect(sent[1]).toEqual({ type: "full-reload" }));
  // Node reports an unhandled rejection after all other work of the same turn.
  await new Promise(setImmediate);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
