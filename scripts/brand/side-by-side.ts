/**
 * Number of brands in work at the same time; more than one, because other threads draw the
 * pictures.
 */
const AT_ONCE = 4

/** Calls `work` for all items, a few at a time; rejects with the first failure. */
export async function forEachSideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
