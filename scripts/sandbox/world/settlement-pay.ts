import { and, asc, eq } from '../db/drizzle.ts'
import { contractSettlements } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import { balanceOf, commissionCostOf, mainWalletOf, transfer } from './ledger.ts'

type Settlement = typeof contractSettlements.$inferSelect

/** How a settlement is paid: through the ledger, or long ago, as a demo's history is. */
export type Till = 'ledger' | 'past'

/** What is paid at once: a period of a contract, with what late voids changed of it. */
export interface Due {
  merchant: string
  contractId: string
  period: string
}

const isOf = ({ contractId, period }: Due) =>
  and(eq(contractSettlements.contractId, contractId), eq(contractSettlements.period, period))

/** Whether an upline, not the house, still owes somebody for an earlier period. */
export const owesEarlier = (
  db: Db,
  { merchant, upline }: Pick<Settlement, 'merchant' | 'upline'>,
): boolean =>
  upline !== null &&
  db
    .select({ end: contractSettlements.end })
    .from(contractSettlements)
    .where(
      and(
        eq(contractSettlements.merchant, merchant),
        eq(contractSettlements.upline, upline),
        eq(contractSettlements.state, 'owed'),
      ),
    )
    .groupBy(contractSettlements.contractId, contractSettlements.period)
    .limit(2)
    .all().length > 1

/**
 * Pays a settlement: the house pays those at the top, everybody else is paid by the upline's main
 * wallet. Without enough there, it stays owed.
 *
 * @returns whose balance changed
 */
export function paySettlement(db: Db, due: Due, now: number, till: Till): string[] {
  const { merchant, contractId, period } = due
  const rows = db.select().from(contractSettlements).where(isOf(due)).all()
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
      entries: [
        [payer, -amount],
        [mainWalletOf(merchant, downline), amount],
      ],
    })
  }
  db.update(contractSettlements)
    .set({ state: 'paid', paidAt: till === 'past' ? end : now })
    .where(isOf(due))
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
    .select()
    .from(contractSettlements)
    .where(
      and(
        eq(contractSettlements.merchant, merchant),
        eq(contractSettlements.state, 'owed'),
        eq(contractSettlements.cause, 'period'),
      ),
    )
    .orderBy(asc(contractSettlements.end), asc(contractSettlements.id))
    .all()
  for (const row of owed) {
    // Who comes first is paid first, even if another one costs less.
    if (short.has(row.upline)) continue
    const names = db.transaction(() => paySettlement(db, row, now, 'ledger'))
    if (names.length === 0) short.add(row.upline)
    for (const name of names) touched.add(name)
    await rest()
  }
  return touched
}
