import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../chance.ts'
import type { MatchTable } from '../protocol.ts'
import { baccaratRules, deal } from './baccarat.ts'
import { lotteryRules, PAYS as LOTTERY_PAYS } from './lottery.ts'
import { matchRules } from './match.ts'
import { readLine, slotRules, PAYS, WEIGHTS } from './slot.ts'
import { times } from './rules.ts'

/** Checks the share of stakes that a game pays back: neither too much nor too little. */
function expectFair(share: number): void {
  expect(share).toBeGreaterThan(0.9)
  expect(share).toBeLessThan(0.97)
}

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count

describe('the demo slot', () => {
  test('the demo slot pays back about 95 % of its stakes', () => {
    const all = WEIGHTS.reduce((sum, weight) => sum + weight, 0)
    const expectation = (line: number[]): number =>
      line.length === 5
        ? readLine(line).pay
        : WEIGHTS.reduce(
            (sum, weight, symbol) => sum + (weight / all) * expectation([...line, symbol]),
            0,
          )
    expectFair(expectation([]))
  })

  test.each([
    [[1, 1, 1, 2, 3], { symbol: 1, count: 3, pay: 25 }],
    [[0, 1, 1, 0, 1], { symbol: 1, count: 5, pay: 500 }],
    [[0, 0, 0, 8, 2], { symbol: 0, count: 3, pay: 50 }],
    [[0, 0, 0, 0, 0], { symbol: 0, count: 5, pay: 1500 }],
    [[2, 1, 1, 1, 1], { symbol: 2, count: 1, pay: 0 }],
  ])('the demo slot reads the symbols %j of a line from the left', (line, read) => {
    expect(readLine(line)).toEqual(read)
  })

  test('the demo slot pays the sum of all winning lines', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10_000_000 }), (seed, bet) => {
        const { outcome, win } = slotRules.decide(new Map([['spin', bet]]), chanceFrom(seed))
        if (outcome.kind !== 'slot') throw new Error('no slot')
        const paid = outcome.hits.map(({ symbol, count }) =>
          times(bet, (PAYS[symbol]?.[count - 3] ?? NaN) * 10),
        )
        expect(win).toBe(paid.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })
})

/** Makes a shoe that deals these cards in order. */
const shoe = (cards: string) => {
  const rest = cards.split(' ')
  return () => rest.shift() as string
}

describe('demo baccarat:', () => {
  test.each([
    [
      'nobody draws a third card after a natural',
      '9h 2s Qd 5c',
      'player',
      ['9h', 'Qd'],
      ['2s', '5c'],
    ],
    [
      'neither player nor banker draws a third card',
      '3h 2s 3d 5c',
      'banker',
      ['3h', '3d'],
      ['2s', '5c'],
    ],
    [
      'the player stands, the banker draws',
      '4h 2s 3d 3c 9s',
      'player',
      ['4h', '3d'],
      ['2s', '3c', '9s'],
    ],
    [
      'the banker stands at three against an eight',
      '2h Ks Kd 3c 8s',
      'banker',
      ['2h', 'Kd', '8s'],
      ['Ks', '3c'],
    ],
    [
      'the banker draws at six against a six',
      'Ah 6s Kd Kc 6h 3d',
      'banker',
      ['Ah', 'Kd', '6h'],
      ['6s', 'Kc', '3d'],
    ],
    [
      'the banker stands at six against a five',
      'Ah 6s Kd Kc 5h',
      'tie',
      ['Ah', 'Kd', '5h'],
      ['6s', 'Kc'],
    ],
  ])('demo baccarat deals cards by the rules: %s', (_, cards, result, player, banker) => {
    expect(deal(shoe(cards))).toMatchObject({ result, player, banker })
  })

  test('each baccarat bet of the demo game pays its odds', () => {
    const stakes = { player: 1000, banker: 1000, tie: 1000, playerPair: 1000, bankerPair: 1000 }
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { outcome, win } = baccaratRules.decide(
          new Map(Object.entries(stakes)),
          chanceFrom(seed),
        )
        if (outcome.kind !== 'table') throw new Error('no table')
        const main = { player: 2000, banker: 1950, tie: 9000 + 2000 }[outcome.result]
        const pairs = outcome.won.filter((spot) => spot.endsWith('Pair')).length
        expect(win).toBe(main + pairs * 12_000)
      }),
    )
  })
})

describe('the demo lottery', () => {
  test.each([1, 2, 3, 4, 5])(
    'the demo lottery pays back a fair share of tickets with %i numbers',
    (picks) => {
      const share = (LOTTERY_PAYS[picks] ?? []).reduce(
        (sum, pay, hits) =>
          sum +
          (pay / 100) * ((choose(picks, hits) * choose(36 - picks, 6 - hits)) / choose(36, 6)),
        0,
      )
      expectFair(share)
    },
  )

  test('the demo lottery draws six numbers and pays for those on the ticket', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { outcome, win } = lotteryRules.decide(new Map([['3-17-24', 1000]]), chanceFrom(seed))
        if (outcome.kind !== 'lottery') throw new Error('no lottery')
        const hits = outcome.drawn.filter((number) => [3, 17, 24].includes(number)).length
        expect(new Set(outcome.drawn).size).toBe(6)
        expect(Math.min(...outcome.drawn)).toBeGreaterThan(0)
        expect(Math.max(...outcome.drawn)).toBeLessThan(37)
        expect(win).toBe([0, 0, 8000, 150_000][hits])
      }),
    )
  })

  test.each(['', '0', '37', '3-3', '5-3', '1-2-3-4-5-6', '1.5', '03', '1-', 'a'])(
    'the demo lottery refuses the ticket %j',
    (spot) => expect(lotteryRules.knows(spot)).toBe(false),
  )
})

describe('bets on demo matches', () => {
  test('a demo bet on a match pays its odds for the actual result only', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('SPORTS', 'ESPORTS', 'COCKFIGHT'), (seed, type) => {
        const rules = matchRules(type, chanceFrom(seed))
        const { fixtures } = rules.table as MatchTable
        const bets = new Map(fixtures.map(({ id }) => [`${id}:home`, 1000]))
        const { outcome, win } = rules.decide(bets, chanceFrom(`${seed} round`))
        if (outcome.kind !== 'match') throw new Error('no match')
        const due = outcome.results
          .filter((result) => result.outcome === 'home')
          .map(({ id }) => 10 * (fixtures.find((one) => one.id === id)?.odds['home'] ?? NaN))
        expect(win).toBe(due.reduce((sum, amount) => sum + amount, 0))
        for (const { outcome: called, home, away } of outcome.results) {
          expect(called).toBe(home > away ? 'home' : home < away ? 'away' : 'draw')
        }
      }),
    )
  })

  test('the odds of demo matches leave the operator a margin', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { fixtures } = matchRules('SPORTS', chanceFrom(seed)).table as MatchTable
        for (const { odds } of fixtures) {
          const book = Object.values(odds).reduce((sum, hundredths) => sum + 100 / hundredths, 0)
          expect(book).toBeGreaterThan(1.03)
          expect(book).toBeLessThan(1.12)
        }
      }),
    )
  })
})

describe('the random numbers of a round', () => {
  test('random numbers are equal for equal seeds, and evenly distributed', () => {
    const draw = (seed: string) => {
      const chance = chanceFrom(seed)
      return Array.from({ length: 6000 }, () => chance.below(6))
    }
    expect(draw('one')).toEqual(draw('one'))
    const counts = Object.values(Object.groupBy(draw('two'), String)).map((all) => all?.length ?? 0)
    expect(counts).toHaveLength(6)
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
