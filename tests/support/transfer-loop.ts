import { writeSync } from 'node:fs'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import {
  balanceOf,
  houseOf,
  mainWalletOf,
  transfer,
  type Transfer,
} from '#scripts/sandbox/world/ledger.ts'

/*
 * Moves money among players for ever, and takes every third transfer back, telling each transfer's
 * reference once it is done, until it is killed. Arguments: the data file, and what tells this run's
 * references from others.
 */
const [file, run] = process.argv.slice(2) as [string, string]
const db = openDatabase(file)
const players = Array.from({ length: 20 }, (_, index) => mainWalletOf('lotus_m', `player${index}`))
const pick = () => players[Math.floor(Math.random() * players.length)] as (typeof players)[number]
let last: { id: number; entries: Transfer['entries'] } | undefined

for (let count = 0; ; count += 1) {
  const reference = `${run}-${count}`
  const undone = count % 3 === 2 ? last : undefined
  const entries = undone ? takeBack(undone.entries) : makeEntries()
  const reverses = undone ? { reverses: undone.id } : {}
  const reason = undone ? 'rollback' : 'opening'
  const id = transfer(db, { reason, reference, at: Date.now(), entries, ...reverses })
  last = { id, entries }
  writeSync(1, `${reference}\n`)
}

function makeEntries(): Transfer['entries'] {
  const [from, to] = [pick(), pick()]
  const amount = Math.min(balanceOf(db, from), 1 + Math.floor(Math.random() * 1000))
  return amount === 0 || from === to
    ? [
        [houseOf('lotus_m'), -5000],
        [to, 5000],
      ]
    : [
        [from, -amount],
        [to, amount],
      ]
}

function takeBack(entries: Transfer['entries']): Transfer['entries'] {
  return entries.map(([account, amount]) => [account, -amount] as const)
}
