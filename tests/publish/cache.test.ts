// Slow results: made once, kept as long as their inputs stay.
import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { cached } from "../../app/publish/cache";
import { inEmptyProject } from "../support/images";

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

test("two callers who want one result at the same time both get it", async () => {
  const both = ["a", "a"].map((input) => cached([input], "a.txt", make("made")));
  const [one = "", other] = await Promise.all(both);
  expect([one, await readFile(one, "utf8")]).toEqual([other, "made"]);
});

test("a cache that cannot be written is named", async () => {
  await writeFile(".cache", "");
  await expect(cached(["a"], "a.txt", make("made"))).rejects.toThrow(".cache");
});
