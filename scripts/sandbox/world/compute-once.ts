/**
 * Returns a function that computes the value of each key only once: a file has few different texts,
 * each many times.
 */
export function computeOnce<Key, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>()
  return (key) => {
    let found = known.get(key)
    if (!found) known.set(key, (found = { value: valueOf(key) }))
    return found.value
  }
}
