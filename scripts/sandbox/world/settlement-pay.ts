import { and, asc, eq } from '../db/drizzle.ts'
import { contractSettlements } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import { CallError } from '../http/call-error.ts'
import { commissionCostOf, mainWalletOf, transfer } from './ledger.ts'

type Settlement = typeof contractSettlements.$inferSelect

/** How a settlement is paid: through the ledger, or long ago, as a demo's history is. */
export type Till = 'ledger' | 'past'

/**
 * Pays a settlement: the house pays those at the top, everybody else is paid by the upline's main
 * wallet. Without enough there, it stays owed.
 *
 * @returns whose balance changed
 */
export function paySettlement(
  db: Db,
  row: Settlement,
  now: number,
  till: Till = 'ledger',
): string[] {
  const { id, merchant, upline, downline, contractId, period, amount } = row
  if (till === 'ledger') {
    const payer = upline === null ? commissionCostOf(merchant) : mainWalletOf(merchant, upline)
    try {
      transfer(db, {
        reason: 'contractPay',
        reference: `${contractId}-${period}`,
        at: now,
        entries: [
          [payer, -amount],
          [mainWalletOf(merchant, downline), amount],
        ],
      })
    } catch (error) {
      if (error instanceof CallError && error.code === 'insufficient_balance') return []
      throw error
    }
  }
  db.update(contractSettlements)
    .set({ state: 'paid', paidAt: till === 'past' ? row.end : now })
    .where(eq(contractSettlements.id, id))
    .run()
  return upline === null ? [downline] : [upline, downline]
}

/** Pays what uplines owe, the oldest first, as far as their money goes. */
export async function payOwed(
  db: Db,
  merchant: string,
  now: number,
  rest: () => Promise<void>,
): Promise<Set<string>> {
  const touched = new Set<string>()
  const short = new Set<string | null>()
  const owed = db
    .select({ id: contractSettlements.id })
    .from(contractSettlements)
    .where(and(eq(contractSettlements.merchant, merchant), eq(contractSettlements.state, 'owed')))
    .orderBy(asc(contractSettlements.end), asc(contractSettlements.id))
    .all()
  for (const { id } of owed) {
    const names = db.transaction((tx) => {
      const row = tx.select().from(contractSettlements).where(eq(contractSettlements.id, id)).get()
      if (row?.state !== 'owed' || short.has(row.upline)) return []
      const paid = paySettlement(tx as unknown as Db, row, now)
      // Who comes first is paid first, even if another one costs less.
      if (paid.length === 0) short.add(row.upline)
      return paid
    })
    for (const name of names) touched.add(name)
    await rest()
  }
  return touched
}
