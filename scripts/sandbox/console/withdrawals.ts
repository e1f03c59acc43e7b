import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { and, desc, eq } from '../db/drizzle.ts'
import { accounts } from '../db/tables.ts'
import { withdrawals } from '../db/withdrawal-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { openMerchant, type Merchant } from '../http/serve.ts'
import { bonusCostOf, mainWalletOf, transfer } from '../world/money/ledger.ts'
import { readUnits } from '../world/money/money.ts'
import { openTurnover } from '../world/money/turnover.ts'
import { listProofs } from '../world/money/uploads.ts'
import { actAtDesk, DeskActSchema } from '../world/money/withdrawal-desk.ts'
import { describeWithdrawals } from '../world/money/withdrawal-words.ts'
import { listPayouts, sweepDeadlines } from '../world/money/withdrawals.ts'
import type { ConsoleParts } from './parts.ts'
import { type DeskRow, withdrawalsPage } from './withdrawals-page.ts'

const LIMIT = 100
const PATH = '/sandbox/cashier/withdrawals'

const BonusSchema = v.strictObject({
  merchant: v.string(),
  username: v.string(),
  amount: v.string(),
  /** How many times it must be bet. */
  times: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})

/** Adds the cashier's desk for withdrawals: pages for testers, JSON for tests. */
export function addWithdrawalPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  const demandMerchant = (code: string): Merchant => {
    const site = sites.findByMerchant(code)
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    return openMerchant(site.brand, state.of(code))
  }

  function list(merchant: Merchant): DeskRow[] {
    const scope = { db, merchant: merchant.code, at: state.now(merchant.code).getTime() }
    sweepDeadlines(scope)
    const rows = db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.merchant, merchant.code))
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(LIMIT)
      .all()
    const payoutsOf = Map.groupBy(
      listPayouts(
        scope,
        rows.map(({ id }) => id),
      ),
      ({ withdrawalId }) => withdrawalId,
    )
    return describeWithdrawals(scope, merchant, rows).map((described, index) => ({
      ...described,
      username: rows[index]!.username,
      number: rows[index]!.target.number,
      pictures: Object.fromEntries(
        (payoutsOf.get(described.id) ?? []).map(({ id }) => [
          id,
          listProofs(db, merchant.code, id).length,
        ]),
      ),
      comments: Object.fromEntries(
        (payoutsOf.get(described.id) ?? []).map(({ id, comment }) => [id, comment]),
      ),
    }))
  }

  function act(given: unknown): DeskRow {
    const { merchant: code, ...order } = v.parse(DeskActSchema, given)
    const merchant = demandMerchant(code)
    const { username, news } = actAtDesk(db, merchant, state.now(code), order)
    sockets.tellBalance(code, username)
    if (news) sockets.tellCashierNews(code, username, news)
    if (news) sockets.tellMessage(code, username)
    return list(merchant).find(({ id }) => id === order.id) as DeskRow
  }

  const answer = async (c: Context<Environment>, work: () => unknown) => {
    try {
      return c.json(await work())
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  }

  app.get(PATH, (c) => {
    const code = c.req.query('merchant') || undefined
    const site = code === undefined ? undefined : sites.findByMerchant(code)
    const rows = site ? list(demandMerchant(site.brand.merchant)) : null
    return c.html(withdrawalsPage(sites.list(), site && code, rows, c.req.query('refusal')))
  })
  app.post(PATH, async (c) => {
    const form = await c.req.parseBody()
    let refusal = ''
    try {
      act(Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refusal = `&refusal=${encodeURIComponent(error.message)}`
    }
    return c.redirect(`${PATH}?merchant=${String(form.merchant)}${refusal}`, 303)
  })

  app.get(`${PATH}/list`, (c) =>
    answer(c, () => list(demandMerchant(c.req.query('merchant') ?? ''))),
  )
  app.post(`${PATH}/act`, (c) => answer(c, async () => act(await c.req.json())))

  // A bonus that must be bet, as a promotion would give it.
  app.post('/sandbox/cashier/bonuses', (c) =>
    answer(c, async () => {
      const { merchant: code, username, amount, times } = v.parse(BonusSchema, await c.req.json())
      const merchant = demandMerchant(code)
      const base = readUnits(amount, merchant.brand.currency)
      const isPlayer = and(eq(accounts.merchant, code), eq(accounts.username, username))
      if (!base || !db.select().from(accounts).where(isPlayer).get()) {
        throw new CallError(400, 'invalid_request', 'There is no such player, or no such amount.')
      }
      const at = state.now(code).getTime()
      const reference = crypto.randomUUID()
      db.transaction(() => {
        const entries = [
          [bonusCostOf(code), -base] as const,
          [mainWalletOf(code, username), base] as const,
        ]
        transfer(db, { reason: 'bonus', reference, at, entries })
        const multiplier = Math.round(times * 100)
        const own = { merchant: code, username, reference, base, multiplier, bonus: base, at }
        openTurnover(db, { ...own, kind: 'bonus' })
      })
      sockets.tellBalance(code, username)
      return { reference }
    }),
  )
}
