// Slow results: made once, kept as long as nothing that made them changes.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";

import { cached, digestMakers } from "../../app/publish/cache";
import { HOME, inEmptyProject } from "../support/images";

inEmptyProject();

test("two who want one result at the same time wait for one making; a failure is not kept", async () => {
  let times = 0;
  const make = () => Promise.resolve(`made ${++times}`);
  const [one, other] = await Promise.all([
    cached([], ["a"], "a.txt", make),
    cached([], ["a"], "a.txt", make),
  ]);
  expect([one, await readFile(other, "utf8"), times]).toEqual([other, "made 1", 1]);
  await expect(cached([], ["b"], "b.txt", () => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
  expect(await readFile(await cached([], ["b"], "b.txt", make), "utf8")).toBe("made 2");
});

test("a result is known by its makers too, not by its inputs alone", async () => {
  const make = (text: string) => () => Promise.resolve(text);
  const images = await cached(["images"], ["a"], "a.txt", make("by images"));
  const markup = await cached(["markup"], ["a"], "a.txt", make("by markup"));
  expect(await readFile(images, "utf8")).toBe("by images");
  expect(await readFile(markup, "utf8")).toBe("by markup");
});

test("whoever makes something names its own folder as a maker, so that new code gets no results of the old", async () => {
  const publish = join(HOME, "app/publish");
  const files = await readdir(publish, { recursive: true });
  const callers: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".ts") && name !== "cache.ts")) {
    const room = dirname(file).split(sep).join("/");
    const text = await readFile(join(publish, file), "utf8");
    // A list without makers belongs to a text that is kept as it is.
    for (const [, makers = ""] of text.matchAll(/\bcached\(\s*\[([^\]]+)\]/g)) {
      callers.push(file);
      expect(makers, file).toContain(`"${room}"`);
    }
  }
  expect(callers).toContain(join("images", "image-file.ts"));
});

describe("makers are others", () => {
  const digest = () => digestMakers([resolve("code")], resolve("installed.json"));
  const digestOfSame = async () => {
    await mkdir("code");
    await writeFile("code/svg.ts", "outline(text)");
    await writeFile("code/README.md", "Begin at svg.ts.");
    await writeFile("installed.json", '{ "svgo": "4.1.0" }');
    return digest();
  };

  test("when a module changes, comes or goes", async () => {
    const before = await digestOfSame();
    await writeFile("code/svg.ts", "outline(text, 2)");
    const changed = await digest();
    await writeFile("code/png.ts", "");
    expect(new Set([before, changed, await digest()]).size).toBe(3);
  });
  test("when a package is installed in another version", async () => {
    const before = await digestOfSame();
    await writeFile("installed.json", '{ "svgo": "4.1.1" }');
    expect(await digest()).not.toBe(before);
  });
  test("not when a text about them changes", async () => {
    const before = await digestOfSame();
    await writeFile("code/README.md", "Begin at cache.ts.");
    expect(await digest()).toBe(before);
  });
});

test("a cache that cannot be written says so, and why", async () => {
  await writeFile(".cache", "");
  await expect(cached([], ["a"], "a.txt", () => Promise.resolve("made"))).rejects.toThrow(
    /^cannot write to the cache, .*\.cache: E/,
  );
});
