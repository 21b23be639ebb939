// The watcher of content in development: whatever a save does, the server goes on and says what is wrong.
import { EventEmitter } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";

import { checkSettled, isContent, watchContent } from "../../../app/publish/build/content-hmr";
import { checkOnce, type CheckResult } from "../../../app/publish/content/check-content";
import { isError } from "../../../app/publish/problems/problem";
import { SPECIMEN } from "../../support/specimen";

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
  let connect: (() => void) | undefined;
  const log = vi.fn();
  const watcher = new EventEmitter();
  const server = {
    config: { root, logger: { error: log } },
    watcher,
    ws: {
      send: (message: { type: string }) => sent.push(message),
      on: (_: string, listener: () => void) => (connect = listener),
    },
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
  // A page that is opened meanwhile shows it too, and one that is opened later does not.
  connect?.();
  expect(sent[1]).toEqual(sent[0]);
  watcher.emit("unlink", join(root, "content/.#home.mdx"));
  await vi.waitFor(() => expect(sent[2]).toEqual({ type: "full-reload" }));
  connect?.();
  expect(sent).toHaveLength(3);
  // Node reports an unhandled rejection after all other work of the same turn.
  await new Promise(setImmediate);
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test.each([
  ["empty", 0],
  ["without its second half", 0.5],
])("a file that is read while it is %s is read again, and nothing is wrong", async (_, share) => {
  const root = await mkdtemp(join(tmpdir(), "half-written-"));
  await cp(SPECIMEN, join(root, "content"), { recursive: true });
  const path = join(root, "content/site.mdx");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.slice(0, text.length * share));
  const settled = checkSettled(root);
  expect((await checkOnce(root)).problems.filter(isError)).not.toEqual([]);
  await writeFile(path, text);
  expect((await settled).problems.filter(isError)).toEqual([]);
  await rm(root, { recursive: true });
});
