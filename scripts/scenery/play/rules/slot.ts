import type { Chance } from '../chance.ts'
import type { SlotOutcome } from '../protocol.ts'
import type { Rules } from './rules.ts'

const COLUMNS = 5
const ROWS = 3
/** Index of the symbol that replaces every other symbol. */
const WILD = 0

/** Relative frequency of each symbol, the wild one first. */
export const WEIGHTS = [7, 6, 7, 8, 9, 11, 12, 12, 13]
const ALL_WEIGHTS = WEIGHTS.reduce((sum, weight) => sum + weight, 0)

/** Payouts for 3, 4 and 5 equal symbols, as multiples of a line's bet. */
export const PAYS = [
  [50, 250, 1500],
  [25, 100, 500],
  [18, 70, 300],
  [14, 50, 200],
  [10, 35, 140],
  [5, 18, 80],
  [5, 18, 80],
  [4, 12, 50],
  [4, 12, 50],
]

/** Row numbers of each of the ten lines, column by column. */
const LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/**
 * Rules of a slot with five columns and ten lines, all of which are always played: a bet is ten
 * times a line's bet.
 */
export const slotRules: Rules = {
  table: { pays: PAYS, lines: LINES },
  mostSpots: 1,
  knows: (spot) => spot === 'spin',
  decide(bets, chance) {
    const bet = bets.get('spin') ?? 0
    const columns = Array.from({ length: COLUMNS }, () =>
      Array.from({ length: ROWS }, () => drop(chance)),
    )
    let win = 0
    const hits: SlotOutcome['hits'] = []
    LINES.forEach((rows, line) => {
      const { symbol, count, pay } = readLine(
        rows.map((row, column) => columns[column]?.[row] ?? WILD),
      )
      if (pay === 0) return
      win += Math.floor((bet * pay) / LINES.length)
      hits.push({ line, symbol, count })
    })
    return { outcome: { kind: 'slot', columns, hits }, win }
  },
}

function drop(chance: Chance): number {
  let rest = chance.below(ALL_WEIGHTS)
  return WEIGHTS.findIndex((weight) => (rest -= weight) < 0)
}

/** Finds the best payout of a line's symbols, read from the left. */
export function readLine(symbols: readonly number[]): {
  symbol: number
  count: number
  pay: number
} {
  const wilds = run(symbols, (symbol) => symbol === WILD)
  const first = symbols.find((symbol) => symbol !== WILD) ?? WILD
  const all = run(symbols, (symbol) => symbol === first || symbol === WILD)
  const asWild = { symbol: WILD, count: wilds, pay: payOf(WILD, wilds) }
  const asFirst = { symbol: first, count: all, pay: payOf(first, all) }
  return asWild.pay > asFirst.pay ? asWild : asFirst
}

function run(symbols: readonly number[], matches: (symbol: number) => boolean): number {
  const end = symbols.findIndex((symbol) => !matches(symbol))
  return end < 0 ? symbols.length : end
}

const payOf = (symbol: number, count: number) => PAYS[symbol]?.[count - 3] ?? 0
