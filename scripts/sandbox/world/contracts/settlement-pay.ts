import { contractSettlements } from '../../db/contract-tables.ts'
import { asc, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { statement } from '../../db/prepared-statements.ts'
import { pairOf, balanceOf, commissionCostOf, mainWalletOf, transfer } from '../money/ledger.ts'

type Settlement = typeof contractSettlements.$inferSelect

/**
 * How a settlement is paid: through the ledger, or only as a record of the past, as a demo
 * account's history is.
 */
export type Till = 'ledger' | 'past'

/** Payments that belong together: a period of a contract, and the changes by late voids. */
export interface Due {
  merchant: string
  contractId: string
  period: string
}

/** Not as a parameter, with which SQLite would not use the index of those that are owed. */
const isOwed = sql`${contractSettlements.state} = 'owed'`

const owedPeriods = statement(`SELECT 1 FROM contract_settlements
  WHERE merchant = @merchant AND upline = @upline AND state = 'owed'
  GROUP BY contractId, period LIMIT 2`)

/** Whether an upline, not the house, still owes somebody for an earlier period. */
export const owesEarlier = (
  db: Db,
  { merchant, upline }: Pick<Settlement, 'merchant' | 'upline'>,
): boolean => upline !== null && owedPeriods(db).all({ merchant, upline }).length > 1

/**
 * Pays a settlement: the house pays those at the top of the tree, everybody else is paid from the
 * upline's main wallet. If that has too little money, the settlement stays owed.
 *
 * @returns usernames whose balance changed
 */
export function paySettlement(db: Db, due: Due, now: number, till: Till): string[] {
  const { merchant, contractId, period } = due
  const isDue = { contractId, period }
  const rows = rowsOf(db, contractSettlements, isDue).list()
  const [row] = rows
  if (row?.state !== 'owed') return []
  const { upline, downline, end } = row
  const amount = rows.reduce((sum, each) => sum + each.amount, 0)
  if (till === 'ledger') {
    const payer = upline === null ? commissionCostOf(merchant) : mainWalletOf(merchant, upline)
    if (upline !== null && balanceOf(db, payer) < amount) return []
    transfer(db, {
      reason: 'contractPay',
      reference: `${contractId}-${period}`,
      at: now,
      entries: pairOf(payer, mainWalletOf(merchant, downline), amount),
    })
  }
  rowsOf(db, contractSettlements, isDue).change({
    state: 'paid',
    paidAt: till === 'past' ? end : now,
  })
  return upline === null ? [downline] : [upline, downline]
}

/** Pays the settlements that uplines owe, the oldest first, as far as their money goes. */
export async function payOwed(
  db: Db,
  merchant: string,
  now: number,
  rest: () => Promise<void>,
): Promise<Set<string>> {
  const touched = new Set<string>()
  const short = new Set<string | null>()
  const owed = rowsOf(db, contractSettlements, { merchant, cause: 'period' }, isOwed)
  const { end, id } = contractSettlements
  for (const row of owed.list({ order: [asc(end), asc(id)] })) {
    // Who comes first is paid first, even if another one costs less.
    if (short.has(row.upline)) continue
    const names = db.transaction(() => paySettlement(db, row, now, 'ledger'))
    if (names.length === 0) short.add(row.upline)
    for (const name of names) touched.add(name)
    await rest()
  }
  return touched
}
