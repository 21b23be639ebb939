// A list and a task in; out the result for each entry, in the list's order, a few made at once.

/** Pages that are open at once: more of them are no faster on two cores. */
const AT_ONCE = 2;

export async function inTurns<In, Out>(
  items: readonly In[],
  task: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
