import type { Hono } from 'hono'
import * as v from 'valibot'
import { asc, desc, eq, inArray, sql } from '../db/drizzle.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../db/play-tables.ts'
import { vendors } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import { StateChangeSchema } from '../state.ts'
import { writeUnits } from '../world/money/money.ts'
import type { ConsoleParts } from './parts.ts'
import { type LedgerReport, moneyPage } from './money-page.ts'
import { readVendors, vendorsPage } from './vendors-page.ts'

/** Purses and movements that a report shows at most. */
const LIMIT = 100

/** Adds what testers see of play: the state of vendors, and where the money is. */
export function addPlayPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, prepare } = parts

  app.get('/sandbox/vendors', (c) => {
    const merchant = c.req.query('merchant') || undefined
    const rows = db.select().from(vendors).orderBy(asc(vendors.position)).all()
    return c.html(vendorsPage(sites.list(), merchant, rows, state.of(merchant ?? '').rules))
  })
  app.post('/sandbox/vendors', async (c) => {
    const form = await c.req.parseBody()
    const merchant = String(form.merchant ?? '') || undefined
    const { rules } = state.of(merchant ?? '')
    const now = state.now(merchant ?? '')
    const change = { merchant, rules: { vendors: readVendors(form, rules.vendors, now) } }
    state.change(v.parse(StateChangeSchema, JSON.parse(JSON.stringify(change))))
    return c.redirect(`/sandbox/vendors${merchant ? `?merchant=${merchant}` : ''}`, 303)
  })

  app.get('/sandbox/ledger', (c) => {
    const report = describeLedger(c.req.query('merchant') ?? '')
    if (report) return c.json(report)
    return c.json({ code: 'unknown_merchant', message: 'There is no such merchant.' }, 404)
  })
  app.get('/sandbox/money', (c) => {
    const merchant = c.req.query('merchant') || undefined
    return c.html(moneyPage(sites.list(), merchant, describeLedger(merchant ?? '')))
  })

  function describeLedger(merchant: string): LedgerReport | null {
    const site = sites.findByMerchant(merchant)
    if (!site) return null
    prepare(site.brand)
    const write = (units: number) => writeUnits(units, site.brand.currency)
    const transfers = db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.merchant, merchant))
      .orderBy(desc(ledgerTransfers.id))
      .limit(LIMIT)
      .all()
    const entries = Map.groupBy(
      db
        .select()
        .from(ledgerEntries)
        .where(
          inArray(
            ledgerEntries.transferId,
            transfers.map(({ id }) => id),
          ),
        )
        .all(),
      ({ transferId }) => transferId,
    )
    const [total] = db
      .select({ units: sql<number>`COALESCE(SUM(${ledgerEntries.amount}), 0)` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.merchant, merchant))
      .all()
    return {
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
  }
}
