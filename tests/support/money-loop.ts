import { writeSync } from 'node:fs'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { carryOut } from './money-steps.ts'

/*
 * Carries out actions of players, cashiers and banks, and prints the key and reply of each
 * completed action. It kills its own process during the transaction that makes the nth write.
 * Usage: node money-loop.ts <data file> <run> <nth>
 */
const [file, run, nth] = process.argv.slice(2) as [string, string, string]
const WATCHED = [
  'ledger_transfers',
  'ledger_entries',
  'ledger_accounts',
  'holds',
  'withdrawals',
  'withdrawal_steps',
  'payouts',
  'deposits',
  'deposit_payments',
  'point_exchanges',
  'intents',
]
const db = openDatabase(file)
let left = Number(nth)
db.$client.function('count_write', () => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
  return null
})
for (const table of WATCHED) {
  for (const event of ['INSERT', 'UPDATE']) {
    db.$client.exec(
      `CREATE TEMP TRIGGER "${event} ${table}" AFTER ${event} ON ${table} BEGIN SELECT count_write(); END`,
    )
  }
}
for (let count = 0; ; count += 1) {
  const key = `run-${run}-${count}`
  writeSync(1, `${JSON.stringify([key, carryOut(db, key)])}\n`)
}
