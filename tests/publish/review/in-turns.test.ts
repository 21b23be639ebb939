import { expect, test } from "vitest";

import { inTurns } from "../../../app/publish/review/in-turns";

test("returns results in the order of the list and runs at most two tasks at once", async () => {
  let [running, most] = [0, 0];
  const results = await inTurns([3, 1, 2, 0], async (turns) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    running--;
    return turns * 10;
  });
  expect(results).toEqual([30, 10, 20, 0]);
  expect(most).toBe(2);
});
test("throws what one of its tasks throws", async () => {
  const failing = inTurns([1, 2], (item) =>
    item === 2 ? Promise.reject(new Error("no page")) : Promise.resolve(item),
  );
  await expect(failing).rejects.toThrow("no page");
});
