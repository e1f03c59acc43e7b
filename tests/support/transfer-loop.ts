import { writeSync } from 'node:fs'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { balanceOf, houseOf, mainWalletOf, transfer } from '#scripts/sandbox/world/ledger.ts'

/*
 * Moves money among players for ever, telling each transfer's reference once it is done, until it
 * is killed. Arguments: the data file, and what tells this run's references from others.
 */
const [file, run] = process.argv.slice(2) as [string, string]
const db = openDatabase(file)
const players = Array.from({ length: 20 }, (_, index) => mainWalletOf('lotus_m', `player${index}`))
const pick = () => players[Math.floor(Math.random() * players.length)] as (typeof players)[number]

for (let count = 0; ; count += 1) {
  const reference = `${run}-${count}`
  const [from, to] = [pick(), pick()]
  const amount = Math.min(balanceOf(db, from), 1 + Math.floor(Math.random() * 1000))
  const entries =
    amount === 0 || from === to
      ? ([
          [houseOf('lotus_m'), -5000],
          [to, 5000],
        ] as const)
      : ([
          [from, -amount],
          [to, amount],
        ] as const)
  transfer(db, { reason: 'opening', reference, at: Date.now(), entries })
  writeSync(1, `${reference}\n`)
}
