import type { contractSettlements } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { prepare } from './settlement-statements.ts'
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

/** Whether an upline, other than the house, still owes a member for an earlier period. */
export const owesEarlier = (
  db: Db,
  { merchant, upline }: Pick<Settlement, 'merchant' | 'upline'>,
): boolean => upline !== null && prepare(db).owedPeriods.all({ merchant, upline }).length > 1

/**
 * Pays a settlement: the house pays those at the top of the tree, everybody else is paid from the
 * upline's main wallet. If that has too little money, the settlement stays owed.
 *
 * @returns usernames whose balance changed
 */
export function paySettlement(db: Db, due: Due, now: number, till: Till): string[] {
  const { merchant, contractId, period } = due
  const rows = prepare(db).ofPeriod.all({ contractId, period })
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
  prepare(db).pay.run({ contractId, period, paidAt: till === 'past' ? end : now })
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
  for (const row of prepare(db).owed.all({ merchant })) {
    // The oldest is paid first; a newer settlement must wait even if it is small enough to pay.
    if (short.has(row.upline)) continue
    const names = db.transaction(() => paySettlement(db, row, now, 'ledger'))
    if (names.length === 0) short.add(row.upline)
    for (const name of names) touched.add(name)
    await rest()
  }
  return touched
}
