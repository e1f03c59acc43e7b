const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const CONSTANT = /^[A-Z][A-Z_\d]+$/
/** Number of list entries that are changed: thousands of page-long names would fill the memory. */
const ENOUGH = 100
const NAME = /name|title|label|topic|player/i

/**
 * Returns the reply with values of the correct types but without meaning: a currency that `Intl`
 * does not know, an unreadable time, a constant of a later version, a negative count, a name that
 * fills a page (docs/quality.md §2.1).
 */
export function loseMeaning(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((each, at) => (at < ENOUGH ? loseMeaning(each, key) : each))
  }
  if (typeof value === 'number') return -1
  if (typeof value === 'string') return loseWord(value, key)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, loseMeaning(item, name)]),
  )
}

function loseWord(word: string, key: string): string {
  if (key === 'currency') return '฿'
  if (TIME.test(word)) return word.replace(/(?:\.\d+)?Z$/, '+07')
  if (NAME.test(key)) return 'x'.repeat(100_000)
  return CONSTANT.test(word) ? 'ADDED_LATER' : word
}
