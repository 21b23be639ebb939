// Checks that slow results are made once and kept until their inputs change.
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

import { cached } from "../../app/publish/cache";
import { HOME, inEmptyProject } from "../support/images";

inEmptyProject();

const make = (text: string) => () => Promise.resolve(text);

test("a result is kept for its inputs, and a failure is not kept", async () => {
  const first = await cached(["a", Buffer.from("b")], "a.txt", make("first"));
  expect(await cached(["a", Buffer.from("b")], "a.txt", make("second"))).toBe(first);
  expect(await readFile(first, "utf8")).toBe("first");
  const other = await cached(["a", Buffer.from("c")], "a.txt", make("other"));
  expect(await readFile(other, "utf8")).toBe("other");
  const failing = () => Promise.reject(new Error("no"));
  await expect(cached(["b"], "b.txt", failing)).rejects.toThrow("no");
  expect(await readFile(await cached(["b"], "b.txt", make("made")), "utf8")).toBe("made");
});

test("two simultaneous callers get one result", async () => {
  const both = ["a", "a"].map((input) => cached([input], "a.txt", make("made")));
  const [one = "", other] = await Promise.all(both);
  expect([one, await readFile(one, "utf8")]).toEqual([other, "made"]);
});

test.each(["", "fir", "first and more"])("a damaged result is made again: %j", async (damaged) => {
  const path = await cached(["a"], "a.txt", make("first"));
  await writeFile(path, damaged);
  expect(await cached(["a"], "a.txt", make("first"))).toBe(path);
  expect(await readFile(path, "utf8")).toBe("first");
});

test("names a cache that cannot be written", async () => {
  await writeFile(".cache", "");
  await expect(cached(["a"], "a.txt", make("made"))).rejects.toThrow(".cache");
});

test.each(["node_modules/.package-lock.json", "app/publish/files/svg.ts"])(
  "a change of %s makes every result again",
  async (changed) => {
    const files = [changed, "app/publish/files/a.ts", "app/publish/markup/a.ts"];
    for (const file of [...files, "app/publish/files/a.ts"]) {
      await mkdir(resolve(file, ".."), { recursive: true });
      await writeFile(file, "before");
    }
    await cp(resolve(HOME, "app/publish/cache.ts"), "app/publish/cache.ts");
    const makeWith = async (version: string) => {
      const copy = `${pathToFileURL("app/publish/cache.ts").href}?${version}`;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a copy of the module that is imported above
      const module = (await import(copy)) as { cached: typeof cached };
      return readFile(await module.cached(["a"], "a.txt", make(version)), "utf8");
    };
    expect([await makeWith("1"), await makeWith("2")]).toEqual(["1", "1"]);
    await writeFile(changed, "after");
    expect(await makeWith("3")).toBe("3");
  },
);
