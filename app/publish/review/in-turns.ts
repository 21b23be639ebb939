/** Runs a task for each item, `atOnce` at a time; keeps the order. */
export async function inTurns<In, Out>(
  items: readonly In[],
  task: (item: In) => Promise<Out>,
  atOnce = 2,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
