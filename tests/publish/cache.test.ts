import { readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { cached } from "../../app/publish/cache";

const input = `${process.pid} ${Math.random()}`;

test("a result is made once for the same inputs, and is kept whole only", async () => {
  const make = (text: string) => () => Promise.resolve(text);
  const first = await cached("a.txt", [input, Buffer.from("b")], make("first"));
  onTestFinished(() => rm(dirname(first), { recursive: true }));
  expect(await cached("a.txt", [input, Buffer.from("b")], make("second"))).toBe(first);
  expect(await readFile(first, "utf8")).toBe("first");
  const failing = () => Promise.reject(new Error("no"));
  await expect(cached("b.txt", [input], failing)).rejects.toThrow("no");
  const other = await cached("b.txt", [input], make("made"));
  onTestFinished(() => rm(dirname(other), { recursive: true }));
  expect(await readFile(other, "utf8")).toBe("made");
});

test("other inputs have a result of their own", async () => {
  const others = [["ab", "c"], ["a", "bc"], ["ab", "d"], ["ab"]];
  const make = (inputs: string[]) => cached("c.txt", [input, ...inputs], () => Promise.resolve(""));
  const paths = new Set(await Promise.all(others.map(make)));
  for (const path of paths) await rm(dirname(path), { recursive: true });
  expect(paths.size).toBe(others.length);
});
