import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { AmountSchema } from '#core/contract/values.ts'
import type { CashierNews } from '#core/gateway/socket/api.ts'
import { DEPOSIT_REASONS } from '#features/member/deposit/schema.ts'
import { refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import type { Desk } from '../../world/money/deposit-bonuses.ts'
import {
  atNow,
  confirm,
  type DepositRow,
  fail,
  findDeposit,
  giveBack,
  newCode,
  receive,
  succeed,
  depositOf,
} from '../../world/money/deposit-machine.ts'
import { confirmationsOf } from '../../world/money/deposit-methods.ts'
import { listDeposits } from '../../world/money/deposits.ts'
import { readUnits, writeAmounts } from '../../world/money/money.ts'
import { listProofs } from '../../world/money/uploads.ts'
import { addDesk, order, whole } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'

/** Most deposits that the page lists. */
const LIMIT = 100

/** Actions of a cashier, a bank or a blockchain on a deposit. */
const ACTS = [
  /** The money arrives: all of it, or only `amount`. */
  'pay',
  /** The cashier finds the money of a payment slip. */
  'approve',
  'reject',
  /** One more block of the blockchain confirms the payment, or as many as `blocks` says. */
  'confirm',
  'credit',
  'return',
] as const

const ActSchema = v.strictObject({
  id: v.string(),
  act: v.picklist(ACTS),
  amount: v.optional(AmountSchema),
  transRef: v.optional(v.string()),
  /** Reason of the rejection, which the player reads; left out for none. */
  reason: v.optional(v.picklist(DEPOSIT_REASONS)),
  blocks: v.optional(whole(1, 1000), 1),
})

const NEWS: Partial<Record<DepositRow['state'], CashierNews>> = {
  succeeded: 'depositSucceeded',
  failed: 'depositFailed',
  unresolved: 'depositUnresolved',
  returned: 'depositReturned',
}

/** Addresses of the pictures that prove a deposit or another case. */
export const proofsOf = (merchant: string, of: string, count: number) =>
  Array.from({ length: count }, (_, picture) => {
    const query = new URLSearchParams({ merchant, of, picture: String(picture) })
    return `/sandbox/proofs?${query}`
  })

/**
 * Adds the console page for deposits: the cashier's decisions, and the actions of banks and
 * blockchains.
 */
export function addDepositDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts

  const describe = ({ currency }: Desk, row: DepositRow) => ({
    ...row,
    ...writeAmounts(row, currency, 'amount', 'received', 'credited'),
    confirmations: `${row.seen}/${confirmationsOf(row.network)}`,
    pictures: proofsOf(row.merchant, row.id, row.proofs),
  })
  const deskOf = (merchant: string, currency: string): Desk => ({
    db,
    currency,
    now: state.now(merchant).getTime(),
  })

  addDesk(app, parts, {
    path: '/sandbox/cashier',
    title: 'Cashier',
    about: html`Deposits, newest first. “pay” plays the bank: another amount is under- or overpaid,
      after its time it is late, once more it is a duplicate. Vouchers are any code such as
      <code>LUCKY-100-AB12</code>.`,
    show: ({ code: merchant, brand }) => {
      const desk = deskOf(merchant, brand.currency)
      return listDeposits(desk, { merchant }, LIMIT).map((row) => describe(desk, row))
    },
    orders: {
      act: order(
        ActSchema,
        ({ code: merchant, brand }, { id, ...act }) => {
          const desk = deskOf(merchant, brand.currency)
          const row = findDeposit(db, merchant, id) ?? refuse('deposit_unknown')
          const moved = db.transaction(() => carryOut(desk, row, act))
          const { username } = moved
          const news = NEWS[moved.state]
          if (news) sockets.tellCashierNews(merchant, username, news)
          sockets.tellMessage(merchant, username)
          sockets.tellBalance(merchant, username)
          return describe(desk, moved)
        },
        'rows',
      ),
    },
  })
  app.get('/sandbox/proofs', (c) => {
    const pictures = listProofs(db, c.req.query('merchant') ?? '', c.req.query('of') ?? '')
    const proof = pictures[Number(c.req.query('picture') ?? 0)]
    if (!proof) return c.notFound()
    return c.body(new Uint8Array(proof.content), 200, { 'Content-Type': 'image/jpeg' })
  })
}

function carryOut(
  desk: Desk,
  found: DepositRow,
  { act, amount, transRef, reason, blocks }: Omit<v.InferOutput<typeof ActSchema>, 'id'>,
): DepositRow {
  const row = atNow(desk, found)
  switch (act) {
    case 'pay':
    case 'approve': {
      const units =
        (amount === undefined ? row.amount : readUnits(amount, desk.currency)) ||
        refuse('invalid_request/noAmount')
      const own = transRef ?? (act === 'approve' ? row.slipRef : null) ?? `T${newCode(15)}`
      const paid = receive(desk, row, { transRef: own, units })
      // The cashier finds that the slip's money was already credited to another deposit.
      return act === 'approve' && paid.id !== row.id && row.received === 0
        ? fail(desk, row, 'slipUsed')
        : paid
    }
    case 'reject':
      return fail(desk, row, reason)
    case 'confirm': {
      if (row.state !== 'detected') refuse('deposit_not_open/confirmations')
      const seen = Math.min(row.seen + blocks, confirmationsOf(row.network))
      return confirm(desk, depositOf(desk.db, row).changeOne({ seen })!)
    }
    case 'credit':
    case 'return':
      if (row.state !== 'unresolved') refuse('deposit_not_open/money')
      return act === 'credit' ? succeed(desk, row) : giveBack(desk, row)
  }
}
