import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { addressLines, type RedeemStatus } from '#features/points/schema.ts'
import { createPictureAddresses } from '#scripts/scenery/addresses.ts'
import { and, eq, isNotNull } from '../../db/drizzle.ts'
import { pointExchanges } from '../../db/points-tables.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { describeExchanges, describeGood } from '../../world/promotions/exchange-words.ts'
import { newestExchange } from '../../world/promotions/exchanges.ts'
import { GOODS } from '../../world/promotions/goods.ts'
import { balanceOf, pointsCostOf, pointsOf, transfer } from '../../world/money/ledger.ts'
import { listStock, setStock } from '../../world/promotions/point-stock.ts'
import {
  actOnRedemption,
  type PointAct,
  PointActSchema,
} from '../../world/promotions/redemption-desk.ts'
import { addDesk, demandPlayer, order, type OrderForm, whole } from '../desk.ts'
import { button, card, choice, code, field, money, nothing, panel } from '../kit.ts'
import type { ConsoleParts } from '../parts.ts'

const LIMIT = 100
const MOST = 100_000_000

const StockSchema = v.strictObject({
  goodId: v.string(),
  /** How many are left to redeem. */
  left: whole(0, 1_000_000),
})
export const GrantSchema = v.strictObject({ username: v.string(), points: whole(1, MOST) })

/** What can be done in a state, and how that is called. */
const LABELS: Record<PointAct, string> = {
  review: 'Review',
  approve: 'Approve',
  prepare: 'Pack',
  ship: 'Send',
  complete: 'Complete with code',
  reject: 'Reject',
}
const ACTS: Partial<Record<RedeemStatus, readonly PointAct[]>> = {
  applying: ['review', 'approve', 'reject'],
  inProcess: ['approve', 'reject'],
  approved: ['prepare', 'ship', 'complete', 'reject'],
  processing: ['ship', 'complete', 'reject'],
  passed: ['complete'],
}
/** What is written with an act. */
const NOTES: Partial<Record<PointAct, string>> = {
  ship: 'Tracking number',
  complete: 'Code',
  reject: 'Why',
}

/** Adds the desk of the points mall: redemptions, the newest first, and the stock. */
export function addPointsDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts
  // The desk shows no pictures.
  const pictures = createPictureAddresses('desk')

  function show(merchant: Merchant) {
    const rows = db
      .select()
      .from(pointExchanges)
      .where(and(eq(pointExchanges.merchant, merchant.code), isNotNull(pointExchanges.goodId)))
      .orderBy(...newestExchange)
      .limit(LIMIT)
      .all()
    const context = { db, merchant, pictures, language: 'EN' as const }
    const left = listStock(db, merchant.code)
    return {
      rows: describeExchanges(context, rows).map((row, index) => ({
        ...row,
        username: rows[index]!.username,
      })),
      stock: GOODS.map((good) => ({
        id: good.id,
        name: describeGood(context, good, 0).rewardName,
        left: left.get(good.id) ?? 0,
      })),
    }
  }
  type Row = ReturnType<typeof show>['rows'][number]

  function draw(row: Row, form: OrderForm) {
    const { receivingAddress: address, tracking, code: voucher, remark } = row
    const status = row.status as RedeemStatus
    const notes = [tracking, voucher, remark].filter(Boolean).join(' · ')
    const isSent = status === 'passed'
    return card(
      `Redemption ${row.transNo}`,
      {
        title: html`${code(row.transNo)} · ${row.username}`,
        state: status,
        facts: [
          ['What', `${row.productName} × ${row.quantity}`],
          ['Points, money', money(`${row.pointsRequired}, ${row.amountRequired} ${row.currency}`)],
          ...(address
            ? [['To', String(addressLines(address as Parameters<typeof addressLines>[0]))] as const]
            : []),
          ...(notes ? [['Notes', notes] as const] : []),
        ],
      },
      html`<div class="row">
        ${(ACTS[status] ?? []).map((act) =>
          form(
            'act',
            { id: row.transNo, act },
            NOTES[act] && !isSent ? field(NOTES[act], 'note', '', 'maxlength=300') : '',
            button(isSent ? 'Delivered' : LABELS[act], act === 'reject'),
          ),
        )}
      </div>`,
    )
  }

  addDesk(app, parts, {
    path: '/sandbox/points',
    title: 'Points',
    about: `The desk of the points mall. Choose a merchant to approve, send, complete and reject what
      players redeemed, and to set how many pieces are left.`,
    show,
    draw: ({ rows, stock }, form) => [
      ...(rows.length === 0 ? [nothing('Nobody has redeemed anything yet.')] : []),
      ...rows.map((row) => draw(row, form)),
      panel(
        'Give points',
        form('grants', {}, field('Player', 'username'), field('Points', 'points'), button('Give')),
      ),
      panel(
        'Stock',
        form(
          'stock',
          {},
          choice(
            'Goods',
            'goodId',
            stock.map(({ id, name, left }) => [id, `${name} (${left})`]),
          ),
          field('Left', 'left'),
          button('Set'),
        ),
      ),
    ],
    orders: {
      act: order(PointActSchema, (merchant, given) => {
        const { code: own } = merchant
        const row = actOnRedemption(db, own, state.now(own).getTime(), given)
        sockets.tellPoints(own, row.username)
        if (row.amount > 0) sockets.tellBalance(own, row.username)
        return show(merchant).rows.find(({ transNo }) => transNo === given.id)
      }),
      stock: order(StockSchema, (merchant, { goodId, left }) => {
        setStock(db, merchant.code, goodId, left)
        return show(merchant).stock
      }),
      grants: order(GrantSchema, (merchant, { username, points }) => {
        demandPlayer(db, merchant, username)
        grantPoints(parts, merchant, { username, points })
        sockets.tellPoints(merchant.code, username)
        return { points: balanceOf(db, pointsOf(merchant.code, username)) }
      }),
    },
  })
}

/** Gives a player points. */
export const grantPoints = (
  { db, state }: Pick<ConsoleParts, 'db' | 'state'>,
  { code: merchant }: Merchant,
  { username, points }: v.InferOutput<typeof GrantSchema>,
) =>
  transfer(db, {
    reason: 'pointsEarned',
    reference: `grant-${crypto.randomUUID()}`,
    at: state.now(merchant).getTime(),
    entries: [
      [pointsCostOf(merchant), -points],
      [pointsOf(merchant, username), points],
    ],
  })
