/**
 * The result of a task for each entry of a list, in the list's order.
 * @param atOnce how many tasks run at a time; more than two open pages are no faster on two cores
 * @throws what a task throws
 */
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
