import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { settleCommission } from '#scripts/sandbox/world/team/commission.ts'
import { settleDue } from '#scripts/sandbox/world/contracts/settlement.ts'
import { brand } from './wallet.ts'

/*
 * Pays a merchant's due commissions and contracts, and kills its own process in the transaction
 * that writes the nth ledger entry. Usage: node settlement-loop.ts <file> <time> <nth>
 */
const [file, time, nth] = process.argv.slice(2) as [string, string, string]
const db = openDatabase(file)
let left = Number(nth)
db.$client.function('count_entry', () => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
  return null
})
db.$client.exec(
  'CREATE TEMP TRIGGER counted AFTER INSERT ON ledger_entries BEGIN SELECT count_entry(); END',
)
const merchant = { code: brand.merchant, brand }
await settleDue(db, merchant, Number(time))
await settleCommission(db, merchant, Number(time))
