import type { Hono } from 'hono'
import * as v from 'valibot'
import { asc, desc } from '../db/drizzle.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../db/play-tables.ts'
import { vendors } from '../db/tables.ts'
import { rowsOf } from '../db/rows.ts'
import type { Environment } from '../http/environment.ts'
import { writeUnits } from '../world/money/money.ts'
import { addDesk, order, whole } from './desk.ts'
import type { ConsoleParts } from './parts.ts'
import { writeTime } from '../world/days.ts'

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
      vendors: rowsOf(db, vendors)
        .list({ order: [asc(vendors.position)] })
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
      const transfers = rowsOf(db, ledgerTransfers, { merchant }).list({
        order: [desc(ledgerTransfers.id)],
        limit: LIMIT,
      })
      const ids = transfers.map(({ id }) => id)
      const entries = Map.groupBy(
        rowsOf(db, ledgerEntries, { transferId: ids }).list(),
        ({ transferId }) => transferId,
      )
      const total = rowsOf(db, ledgerEntries, { merchant }).sum(ledgerEntries.amount)
      return {
        /** Of all entries; 0 if the ledger is sound. */
        sum: write(total),
        accounts: rowsOf(db, ledgerAccounts, { merchant })
          .list({ order: [asc(ledgerAccounts.id)], limit: LIMIT })
          .map(({ id, kind, balance }) => ({ account: id, kind, balance: write(balance) })),
        transfers: transfers.map(({ id, reason, reference, at }) => ({
          id,
          reason,
          reference,
          at: writeTime(at),
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
