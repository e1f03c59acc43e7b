import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnovers } from '#scripts/sandbox/db/withdrawal-tables.ts'
import { splitWin } from '#scripts/sandbox/world/play/bet-book.ts'
import { listOpenTurnovers, openTurnover } from '#scripts/sandbox/world/money/turnover.ts'
import type { GameSession } from '#scripts/scenery/operator.ts'
import { draws } from '#support/full.ts'
import { auditLedger, type Bench, merchant, openBench, SOUND } from '#support/wallet.ts'

const OPENING = 2_548_050

/**
 * Few values, so that random steps often concern the same objects: three game sessions of one
 * player, few rounds and transactions.
 */
const step = fc.record({
  kind: fc.constantFrom('bet' as const, 'settle' as const, 'rollback' as const),
  index: fc.nat(2),
  round: fc.nat(2),
  transaction: fc.nat(3),
  units: fc.oneof(fc.nat(3), fc.nat(3_000_000), fc.constant(OPENING)),
})

let bench: Bench
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())

/** State of a vendor's bet transaction in the test's own model. */
interface Bet {
  key: string
  units: number
  win: number
  state: 'open' | 'settled' | 'rolledBack'
}

/** Steps that lose all real money and then play with play money. */
const LAST_MONEY = [0, 2].flatMap((index) => [
  { kind: 'bet' as const, index, round: 0, transaction: index, units: index === 0 ? OPENING : 300 },
  { kind: 'settle' as const, index, round: 0, transaction: index, units: 0 },
])

/** Index of the game session with play money. */
const TRIAL = 2
const isOfTrial = (key: string) => key.startsWith(`${TRIAL} `)

/** A simple model of a vendor's wallet, with which the ledger must agree after every step. */
class Book {
  real = OPENING
  play: number
  readonly #bets = new Map<string, Bet>()
  readonly #wins = new Map<string, string>()

  constructor(play: number) {
    this.play = play
  }

  /** Whether the player has real money neither in the wallet nor in open bets. */
  isBroke(): boolean {
    const bets = [...this.#bets.values()]
    return this.real === 0 && !bets.some((bet) => bet.state === 'open' && !isOfTrial(bet.key))
  }

  #accountOf = (key: string) => (isOfTrial(key) ? 'play' : 'real')

  bet(id: string, key: string, units: number): boolean {
    const known = this.#bets.get(id)
    if (known) return known.state !== 'rolledBack' && known.key === key && known.units === units
    const isOver = this.#listRound(key).some(({ state }) => state === 'settled')
    if (units === 0 || isOver || units > this[this.#accountOf(key)]) return false
    this.#bets.set(id, { key, units, win: 0, state: 'open' })
    this[this.#accountOf(key)] -= units
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
    this[this.#accountOf(key)] += units
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
    const account = this.#accountOf(key)
    this[account] += units
    // If the player has spent a win that is taken back, the operator bears the missing part.
    this[account] -= Math.min(known.win, this[account])
    known.win = 0
    return true
  }

  #listRound(key: string): Bet[] {
    return [...this.#bets.values()].filter((bet) => bet.key === key)
  }
}

const write = (units: number) => (units / 100).toFixed(2)

const player = { merchant, username: 'demomember' }

/** Opens two turnover requirements: a small one, and one above all the money that exists. */
function openTurnovers(): void {
  for (const [reference, base] of Object.entries({ little: 40_000, much: 9 * OPENING })) {
    const credit = { ...player, kind: 'deposit' as const, reference, base, multiplier: 100 }
    openTurnover(bench.db, { ...credit, at: Date.now() })
  }
}

const read = (table: string) => bench.db.$client.prepare(`SELECT * FROM ${table}`).all()
const readTurnovers = () => [read('turnovers'), read('turnover_feeds')]

test('random bets, wins and rollbacks leave the ledger equal to a simple model', async () => {
  bench.reset()
  bench.db.delete(turnovers).run()
  openTurnovers()
  const gameSessions = [
    await bench.openGame('demomember'),
    await bench.openGame('demomember', { nodeId: '100201' }),
    await bench.openGame('demomember', { trial: true }),
  ]
  const balanceAt = async (index: number) =>
    Math.round(Number(await bench.operator.balance(gameSessions[index] as GameSession)) * 100)
  const play = await balanceAt(TRIAL)
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      bench.db.$client.exec('SAVEPOINT story')
      try {
        const book = new Book(play)
        let before = readTurnovers()
        for (const { kind, index, round, transaction, units } of steps) {
          const call = {
            gameSession: gameSessions[index] as GameSession,
            roundId: `round-${round}`,
            transactionId: `transaction-${transaction}`,
            amount: write(units),
          }
          const took = await bench.operator[kind](call).then(
            () => true,
            () => false,
          )
          expect(took).toBe(book[kind](call.transactionId, `${index} ${round}`, units))
          const after = readTurnovers()
          if (index === TRIAL) expect(after).toEqual(before)
          if (book.isBroke()) expect(listOpenTurnovers(bench.db, player, Date.now())).toEqual([])
          before = after
        }
        for (const { state } of read('turnovers') as { state: string }[]) outcomes.add(state)
        expect([await balanceAt(0), await balanceAt(TRIAL)]).toEqual([book.real, book.play])
        expect(auditLedger(bench)).toEqual(SOUND)
      } finally {
        bench.db.$client.exec('ROLLBACK TO story; RELEASE story')
      }
    }),
    {
      examples: [[LAST_MONEY]],
      numRuns: draws(120, 10_000),
      interruptAfterTimeLimit: 1_800_000,
      markInterruptAsFailure: true,
    },
  )
  expect([...outcomes].toSorted()).toEqual(['met', 'open', 'zeroBalance'])
}, 1_900_000)
