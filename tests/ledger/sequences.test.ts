import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitWin } from '#scripts/sandbox/world/bet-book.ts'
import type { Seat } from '#scripts/scenery/operator.ts'
import { draws } from '#support/full.ts'
import { auditLedger, type Bench, openBench, SOUND } from '#support/wallet.ts'

/** Small, so that steps meet: two seats of one player, few rounds, few transactions. */
const step = fc.record({
  kind: fc.constantFrom('bet' as const, 'settle' as const, 'rollback' as const),
  seat: fc.nat(1),
  round: fc.nat(2),
  transaction: fc.nat(3),
  units: fc.oneof(fc.nat(3), fc.nat(3_000_000)),
})

let bench: Bench
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())

/** What a transaction of bets has come to, as the sequence's own book has it. */
interface Bet {
  key: string
  units: number
  win: number
  state: 'open' | 'settled' | 'rolledBack'
}

/** A vendor's wallet in a few lines: what the ledger must agree with after every step. */
class Book {
  balance: number
  readonly #bets = new Map<string, Bet>()
  readonly #wins = new Map<string, string>()

  constructor(balance: number) {
    this.balance = balance
  }

  bet(id: string, key: string, units: number): boolean {
    const known = this.#bets.get(id)
    if (known) return known.state !== 'rolledBack' && known.key === key && known.units === units
    const isOver = this.#listRound(key).some(({ state }) => state === 'settled')
    if (units === 0 || isOver || units > this.balance) return false
    this.#bets.set(id, { key, units, win: 0, state: 'open' })
    this.balance -= units
    return true
  }

  settle(id: string, key: string, units: number): boolean {
    const known = this.#wins.get(id)
    if (known !== undefined) return known === `${key} ${units}`
    const open = this.#listRound(key).filter(({ state }) => state === 'open')
    if (open.length === 0) return false
    const wins = splitWin(
      units,
      open.map((bet) => bet.units),
    )
    for (const [index, bet] of open.entries()) {
      bet.state = 'settled'
      bet.win = wins[index] as number
    }
    this.#wins.set(id, `${key} ${units}`)
    this.balance += units
    return true
  }

  rollback(id: string, key: string, units: number): boolean {
    const known = this.#bets.get(id)
    if (!known) this.#bets.set(id, { key, units: 0, win: 0, state: 'rolledBack' })
    if (!known) return true
    if (known.key.split(' ')[0] !== key.split(' ')[0]) return false
    if (known.state === 'rolledBack') return true
    if (known.units !== units) return false
    known.state = 'rolledBack'
    this.balance += units
    // No player owes: the operator bears what was spent of the win.
    this.balance -= Math.min(known.win, this.balance)
    known.win = 0
    return true
  }

  #listRound(key: string): Bet[] {
    return [...this.#bets.values()].filter((bet) => bet.key === key)
  }
}

const write = (units: number) => (units / 100).toFixed(2)

test('random bets, wins and rollbacks leave the ledger balanced and equal to a simple model', async () => {
  const opening = 2_548_050
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      bench.reset()
      const seats = [
        await bench.seat('demomember'),
        await bench.seat('demomember', { nodeId: '100201' }),
      ]
      const book = new Book(opening)
      for (const { kind, seat, round, transaction, units } of steps) {
        const call = {
          seat: seats[seat] as Seat,
          roundId: `round-${round}`,
          transactionId: `transaction-${transaction}`,
          amount: write(units),
        }
        const took = await bench.operator[kind](call).then(
          () => true,
          () => false,
        )
        expect(took).toBe(book[kind](call.transactionId, `${seat} ${round}`, units))
      }
      expect(Number(await bench.operator.balance(seats[0] as Seat))).toBe(book.balance / 100)
      expect(auditLedger(bench)).toEqual(SOUND)
    }),
    { numRuns: draws(120, 2000), interruptAfterTimeLimit: 600_000, markInterruptAsFailure: true },
  )
}, 660_000)
