/**
 * Assigns a number to the key of each rendered row: a key that stays keeps its number, and a new
 * key gets a free number. React thereby reuses elements instead of making new ones.
 */
export function assignSlots(
  keys: readonly string[],
  before: ReadonlyMap<string, number>,
): Map<string, number> {
  const slots = new Map<string, number>()
  for (const key of keys) {
    const slot = before.get(key)
    if (slot !== undefined) slots.set(key, slot)
  }
  const taken = new Set(slots.values())
  let free = 0
  for (const key of keys) {
    if (slots.has(key)) continue
    while (taken.has(free)) free += 1
    slots.set(key, free)
    free += 1
  }
  return slots
}
