import type { Chance } from '../chance.ts'
import { times, type Rules } from './rules.ts'

const NUMBERS = 36
const DRAWN = 6
const MOST_PICKS = 5

/**
 * Payment of a ticket as a factor in hundredths, by how many numbers the ticket has and how many of
 * these were drawn.
 */
export const PAYS = [
  [],
  [0, 560],
  [0, 100, 2800],
  [0, 0, 800, 15_000],
  [0, 0, 400, 2800, 80_000],
  [0, 0, 200, 1500, 15_000, 500_000],
]

/**
 * Rules of a lottery that draws six of 36 numbers. A ticket has one to five numbers, sorted and
 * written as `3-17-24`.
 */
export const lotteryRules: Rules = {
  table: { numbers: NUMBERS, drawn: DRAWN, mostPicks: MOST_PICKS, pays: PAYS },
  mostSpots: 5,
  knows: (spot) => readTicket(spot) !== null,
  decide(bets, chance) {
    const drawn = draw(chance)
    let win = 0
    const hits = []
    for (const [spot, stake] of bets) {
      const picks = readTicket(spot) ?? []
      const numbers = picks.filter((number) => drawn.includes(number))
      win += times(stake, PAYS[picks.length]?.[numbers.length] ?? 0)
      hits.push({ spot, numbers })
    }
    return { outcome: { kind: 'lottery', drawn, hits }, win }
  },
}

function draw(chance: Chance): number[] {
  const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1)
  return Array.from(
    { length: DRAWN },
    () => numbers.splice(chance.below(numbers.length), 1)[0] as number,
  )
}

function readTicket(spot: string): number[] | null {
  const numbers = spot.split('-').map(Number)
  const valid =
    numbers.length <= MOST_PICKS &&
    spot === numbers.join('-') &&
    numbers.every(
      (number, index) =>
        Number.isInteger(number) && number > (numbers[index - 1] ?? 0) && number <= NUMBERS,
    )
  return valid ? numbers : null
}
