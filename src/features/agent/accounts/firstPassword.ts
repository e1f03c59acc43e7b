import { findFault, type ValueRule } from '#parts/form/field-rules/values.ts'

/** Without those that are read as others, such as O and 0: it is read out and typed. */
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const UPPER = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const DIGITS = '23456789'

/** Each has its kinds of characters in its first places; the first that a rule takes is used. */
const RECIPES = [
  [LOWER, UPPER, DIGITS],
  [LOWER, UPPER, DIGITS, '-'],
  [LOWER, DIGITS],
  [UPPER, DIGITS],
  [DIGITS],
]

const LENGTH = 10
const ANY_DAY = { today: '', minimumAge: 0 }

/**
 * A password to hand over, by the merchant's rule.
 *
 * @param pick a random whole number below its argument
 * @returns undefined if no recipe keeps the rule: then the agent writes one
 */
export function makeFirstPassword(
  rule: ValueRule,
  pick: (below: number) => number = pickSecurely,
): string | undefined {
  const length = Math.min(Math.max(LENGTH, rule.minLength ?? 0), rule.maxLength ?? LENGTH)
  return RECIPES.map((recipe) => write(recipe, length, pick)).find(
    (password) => findFault('password', password, rule, ANY_DAY) === undefined,
  )
}

function write(recipe: readonly string[], length: number, pick: (below: number) => number) {
  // Symbols stand once only, in the middle; the rest is of letters and digits.
  const letters = recipe.filter((kind) => kind.length > 1).join('')
  const places = Array.from({ length }, (_, index) => recipe[index] ?? letters)
  const written = places.map((kind) => kind[pick(kind.length)] ?? '').join('')
  const symbol = recipe.findIndex((kind) => kind.length === 1)
  if (symbol < 0 || length <= symbol) return written
  const rest = written.slice(0, symbol) + written.slice(symbol + 1)
  const middle = Math.floor(rest.length / 2)
  return rest.slice(0, middle) + written[symbol] + rest.slice(middle)
}

/** Rejects the values that would make some characters likelier than others. */
function pickSecurely(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < most) return value % below
  }
}
