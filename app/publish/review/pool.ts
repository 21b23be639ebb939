const AT_ONCE = 2;

/** Runs a task for each item, two at a time; keeps the order. */
export async function mapPooled<In, Out>(
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
