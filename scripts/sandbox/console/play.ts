import type { Hono } from 'hono'
import * as v from 'valibot'
import { asc, desc, eq, inArray, sql } from '../db/drizzle.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../db/play-tables.ts'
import { vendors } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import { writeUnits } from '../world/money/money.ts'
import { addDesk, order, whole } from './desk.ts'
import type { ConsoleParts } from './parts.ts'

/** Most ledger accounts and movements that one report shows. */
const LIMIT = 100

const VendorSchema = v.strictObject({
  vendor: v.string(),
  state: v.picklist(['asAtFirst', 'open', 'maintenance', 'restricted', 'failing']),
  minutes: v.optional(whole(1, 100_000)),
})

/**
 * Adds the console pages about games: the state of vendors, and the balance of each ledger account.
 */
export function addPlayPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state } = parts

  addDesk(app, parts, {
    path: '/sandbox/vendors',
    title: 'Vendors',
    about: 'What a launch of their games meets. Settings last until the sandbox stops.',
    show: ({ settings: { rules } }) => ({
      vendors: db
        .select()
        .from(vendors)
        .orderBy(asc(vendors.position))
        .all()
        .map(({ code: vendor, name, type, state: atFirst }) => {
          const { state: now, endsAt } = rules.vendors[vendor] ?? { state: atFirst }
          return { vendor, name, type, now, endsAt }
        }),
    }),
    orders: {
      set: order(
        VendorSchema,
        ({ code: merchant, settings: { rules } }, { vendor, state: next, minutes }) => {
          const changed = { ...rules.vendors }
          delete changed[vendor]
          if (next !== 'asAtFirst') {
            const end = minutes && new Date(state.now(merchant).getTime() + minutes * 60_000)
            changed[vendor] = { state: next, ...(end && { endsAt: end.toISOString() }) }
          }
          state.change({ merchant, rules: { vendors: changed } })
        },
        'vendors',
      ),
    },
  })

  addDesk(app, parts, {
    path: '/sandbox/money',
    title: 'Money',
    about:
      'Every movement leaves one ledger account and enters another. Choose a merchant to see them.',
    show: ({ code: merchant, brand }) => {
      const write = (units: number) => writeUnits(units, brand.currency)
      const transfers = db
        .select()
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.merchant, merchant))
        .orderBy(desc(ledgerTransfers.id))
        .limit(LIMIT)
        .all()
      const ids = transfers.map(({ id }) => id)
      const entries = Map.groupBy(
        db.select().from(ledgerEntries).where(inArray(ledgerEntries.transferId, ids)).all(),
        ({ transferId }) => transferId,
      )
      const total = db
        .select({ units: sql<number>`COALESCE(SUM(${ledgerEntries.amount}), 0)` })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.merchant, merchant))
        .get()
      return {
        /** Sum of all entries; 0 if the ledger is consistent. */
        sum: write(total?.units ?? 0),
        accounts: db
          .select()
          .from(ledgerAccounts)
          .where(eq(ledgerAccounts.merchant, merchant))
          .orderBy(asc(ledgerAccounts.id))
          .limit(LIMIT)
          .all()
          .map(({ id, kind, balance }) => ({ account: id, kind, balance: write(balance) })),
        transfers: transfers.map(({ id, reason, reference, at }) => ({
          id,
          reason,
          reference,
          at: new Date(at).toISOString(),
          entries: (entries.get(id) ?? []).map(({ account, amount, balanceAfter }) => ({
            account,
            amount: write(amount),
            balanceAfter: write(balanceAfter),
          })),
        })),
      }
    },
    orders: {},
  })
}
