import type { Hono } from 'hono'
import * as v from 'valibot'
import { AmountSchema } from '#core/contract/values.ts'
import type { CashierNews } from '#core/gateway/socket/api.ts'
import { DEPOSIT_REASONS } from '#features/member/deposit/schema.ts'
import { deposits } from '../db/deposit-tables.ts'
import { and, eq } from '../db/drizzle.ts'
import type { Environment } from '../http/environment.ts'
import { CallError } from '../http/call-error.ts'
import {
  atNow,
  confirm,
  type DepositRow,
  type Desk,
  fail,
  findDeposit,
  giveBack,
  newCode,
  receive,
  succeed,
} from '../world/deposit-machine.ts'
import { confirmationsOf } from '../world/deposit-methods.ts'
import { listAll } from '../world/deposits.ts'
import { readUnits, writeUnits } from '../world/money.ts'
import { listProofs } from '../world/uploads.ts'
import { cashierPage } from './cashier-page.ts'
import type { ConsoleParts } from './parts.ts'

/** What a cashier, a bank or a chain does to a deposit. */
const ACTS = [
  /** The money comes in: all of it, or `amount`. */
  'pay',
  /** The cashier finds the money of a slip. */
  'approve',
  'reject',
  /** One more block confirms the payment, or `blocks`. */
  'confirm',
  'credit',
  'return',
] as const

const ActSchema = v.strictObject({
  merchant: v.string(),
  id: v.string(),
  act: v.picklist(ACTS),
  amount: v.optional(AmountSchema),
  transRef: v.optional(v.string()),
  /** Why it is rejected, which the player reads; left out, the player reads none. */
  reason: v.optional(v.picklist(DEPOSIT_REASONS)),
  blocks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
type Act = v.InferOutput<typeof ActSchema>

/** Adds the cashier's desk for deposits, as a page and as JSON. */
export function addDepositPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  const openDesk = (merchant: string): Desk | null => {
    const site = sites.findByMerchant(merchant)
    if (!site) return null
    prepare(site.brand)
    return { db, currency: site.brand.currency, now: state.now(merchant).getTime() }
  }

  const describe = ({ currency }: Desk, row: DepositRow) => ({
    ...row,
    amount: writeUnits(row.amount, currency),
    received: writeUnits(row.received, currency),
    credited: writeUnits(row.credited, currency),
    confirmations: `${row.seen}/${confirmationsOf(row.network)}`,
  })

  /** Throws `CallError`. */
  const carryOut = ({ merchant, id, ...act }: Act): DepositRow => {
    const desk = openDesk(merchant)
    const row = desk && findDeposit(db, merchant, id)
    if (!desk || !row) throw new CallError(404, 'deposit_unknown', 'There is no such deposit.')
    const moved = db.transaction(() => carryOutAct(desk, row, act))
    const { username } = moved
    const news = newsOf(moved)
    if (news) sockets.tellCashierNews(merchant, username, news)
    sockets.tellMessage(merchant, username)
    sockets.tellBalance(merchant, username)
    return moved
  }

  const list = (merchant: string) => {
    const desk = openDesk(merchant)
    return desk && listAll(desk, merchant).map((row) => describe(desk, row))
  }

  app.get('/sandbox/deposits', (c) => {
    const rows = list(c.req.query('merchant') ?? '')
    if (rows) return c.json(rows)
    return c.json({ code: 'unknown_merchant', message: 'There is no such merchant.' }, 404)
  })
  app.post('/sandbox/deposits', async (c) => {
    try {
      const act = v.parse(ActSchema, await c.req.json())
      return c.json(describe(openDesk(act.merchant) as Desk, carryOut(act)))
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  })
  app.get('/sandbox/proofs', (c) => {
    const pictures = listProofs(db, c.req.query('merchant') ?? '', c.req.query('of') ?? '')
    const proof = pictures[Number(c.req.query('picture') ?? 0)]
    if (!proof) return c.notFound()
    return c.body(new Uint8Array(proof.content), 200, { 'Content-Type': 'image/jpeg' })
  })
  app.get('/sandbox/cashier', (c) => {
    const merchant = c.req.query('merchant') || undefined
    const refusal = c.req.query('refusal')
    return c.html(cashierPage(sites.list(), merchant, list(merchant ?? ''), refusal))
  })
  app.post('/sandbox/cashier', async (c) => {
    const { amount, transRef, ...form } = (await c.req.parseBody()) as Record<string, string>
    const back = new URLSearchParams({ merchant: form.merchant ?? '' })
    try {
      carryOut(
        v.parse(ActSchema, { ...form, ...(amount && { amount }), ...(transRef && { transRef }) }),
      )
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      back.set('refusal', error.message)
    }
    return c.redirect(`/sandbox/cashier?${back}`, 303)
  })
}

const newsOf = ({ state }: DepositRow): CashierNews | undefined =>
  state === 'succeeded'
    ? 'depositSucceeded'
    : state === 'failed'
      ? 'depositFailed'
      : state === 'unresolved'
        ? 'depositUnresolved'
        : undefined

function carryOutAct(
  desk: Desk,
  found: DepositRow,
  { act, amount, transRef, reason, blocks = 1 }: Omit<Act, 'merchant' | 'id'>,
): DepositRow {
  const row = atNow(desk, found)
  switch (act) {
    case 'pay':
    case 'approve': {
      const units = amount === undefined ? row.amount : readUnits(amount, desk.currency)
      if (!units) throw new CallError(400, 'invalid_request', 'This is no amount.')
      const own = transRef ?? (act === 'approve' ? row.slipRef : null) ?? `T${newCode(15)}`
      const paid = receive(desk, row, { transRef: own, units })
      // The cashier finds that the slip's money was credited to another deposit.
      return act === 'approve' && paid.id !== row.id && row.received === 0
        ? fail(desk, row, 'slipUsed')
        : paid
    }
    case 'reject':
      return fail(desk, row, reason)
    case 'confirm': {
      if (row.state !== 'detected') throw new CallError(409, 'deposit_not_open', 'Nothing to see.')
      const seen = Math.min(row.seen + blocks, confirmationsOf(row.network))
      const counted = desk.db
        .update(deposits)
        .set({ seen })
        .where(and(eq(deposits.merchant, row.merchant), eq(deposits.id, row.id)))
        .returning()
        .get()
      return confirm(desk, counted!)
    }
    case 'credit':
    case 'return':
      if (row.state !== 'unresolved') {
        throw new CallError(409, 'deposit_not_open', 'There is no money that waits.')
      }
      return act === 'credit' ? succeed(desk, row) : giveBack(desk, row)
  }
}
