import { floorTo } from '#lib/floorTo.ts'
import { findFault, type ValueRule } from '#parts/form/field-rules/values.ts'

/**
 * Lower-case letters without those that look like others, such as l and 1, because the password
 * is read out and typed.
 */
const LOWER = 'abcdefghijkmnpqrstuvwxyz'
const UPPER = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const DIGITS = '23456789'

/** Patterns of first passwords. The first pattern that the merchant's rule accepts is used. */
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
 * Makes a first password by the merchant's rule.
 * @param pick returns a random whole number below its argument
 * @returns undefined if no pattern fits the rule; then the agent writes a password
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
  // Symbols appear once, in the middle; all other characters are letters and digits.
  const letters = recipe.filter((kind) => kind.length > 1).join('')
  const places = Array.from({ length }, (_, index) => recipe[index] ?? letters)
  const written = places.map((kind) => kind[pick(kind.length)] ?? '').join('')
  const symbol = recipe.findIndex((kind) => kind.length === 1)
  if (symbol < 0 || length <= symbol) return written
  const rest = written.slice(0, symbol) + written.slice(symbol + 1)
  const middle = Math.floor(rest.length / 2)
  return rest.slice(0, middle) + written[symbol] + rest.slice(middle)
}

/**
 * Returns a secure random number. Values that would make some characters more likely are
 * rejected.
 */
function pickSecurely(below: number): number {
  const most = floorTo(2 ** 32, below)
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < most) return value % below
  }
}
