/** Moves what cannot be played now below all else, however well it matches; keeps the order else. */
export function putOpenFirst<Item>(
  items: readonly Item[],
  findClosed: (item: Item) => object | undefined,
): Item[] {
  const isClosed = (item: Item) => findClosed(item) !== undefined
  return [...items.filter((item) => !isClosed(item)), ...items.filter(isClosed)]
}
