import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import type { TransferReason } from '#scripts/sandbox/db/ledger-kinds.ts'
import {
  balanceOf,
  holdOf,
  houseOf,
  mainWalletOf,
  transfer,
  vendorOf,
  type Transfer,
} from '#scripts/sandbox/world/money/ledger.ts'
import { random } from '#scripts/scenery/random.ts'
import { draws } from '#support/full.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'

const PLAYERS = 1000
const STEPS = draws(1000, 20_000)
/** Limits in milliseconds: for all 20,000 steps together, and for 99 % of the single steps. */
const TOTAL_MS = 6000
const SLOW_MS = 3

/** Milliseconds of processor time, which other programs on the machine do not lengthen. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let folder: string
let db: Db
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-load-'))
  db = openDatabase(join(folder, 'ledger.sqlite'))
})
afterAll(() => {
  db.$client.close()
  rmSync(folder, { recursive: true })
})

test(`${PLAYERS} players leave a correct ledger after ${STEPS} steps, each of them fast`, () => {
  const stream = random('load')
  const player = () => `player${stream.whole(0, PLAYERS - 1)}`
  const undoable: { id: number; entries: Transfer['entries']; undo: TransferReason }[] = []
  const times: number[] = []
  let count = 0

  function post(reason: TransferReason, entries: Transfer['entries'], reverses?: number): number {
    count += 1
    const more = reverses === undefined ? {} : { reverses }
    const before = performance.now()
    const id = transfer(db, { reason, reference: `${count}`, at: count, entries, ...more })
    times.push(performance.now() - before)
    return id
  }

  for (let index = 0; index < PLAYERS; index += 1) {
    const own = mainWalletOf('m', `player${index}`)
    post('opening', [
      [houseOf('m'), -1_000_000],
      [own, 1_000_000],
    ])
  }
  times.length = 0

  const started = { cpu: cpuTime(), wall: performance.now() }
  for (let step = 0; step < STEPS; step += 1) {
    const username = player()
    const own = mainWalletOf('m', username)
    const units = Math.min(balanceOf(db, own), stream.whole(1, 900))
    const kind = stream.pick(['transfer', 'hold', 'bet', 'undo'] as const)
    const undone = kind === 'undo' ? undoable.pop() : undefined
    if (undone) {
      const back = undone.entries.map(([account, amount]) => [account, -amount] as const)
      post(undone.undo, back, undone.id)
    } else if (kind === 'hold' || kind === 'bet') {
      const to = kind === 'hold' ? holdOf('m', username) : vendorOf('m', 'NLN')
      const entries = [[own, -units] as const, [to, units] as const]
      const id = post(kind, entries)
      undoable.push({ id, entries, undo: kind === 'hold' ? 'holdRelease' : 'rollback' })
    } else {
      post('transferUpline', [
        [own, -units],
        [mainWalletOf('m', player()), units],
      ])
    }
  }
  const total = cpuTime() - started.cpu
  const wall = performance.now() - started.wall

  expect(auditLedger({ db })).toEqual(SOUND)
  const rows = (table: string) => db.$client.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get()
  expect(rows('ledger_transfers')).toBe(count)
  expect(rows('ledger_entries')).toBe(2 * count)
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!
  console.log(
    `${STEPS} steps: ${total.toFixed(0)} ms of work in ${wall.toFixed(0)} ms, 99 of 100 within ${slow.toFixed(2)} ms`,
  )
  // Times depend on what else the machine does, so only the full check tests them.
  if (STEPS < 20_000) return
  expect(total).toBeLessThan(TOTAL_MS)
  // If the process often had to wait for other programs, its slowest steps say nothing.
  if (wall < 1.5 * total) expect(slow).toBeLessThan(SLOW_MS)
}, 120_000)
