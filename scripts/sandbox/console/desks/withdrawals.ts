import type { Hono } from 'hono'
import * as v from 'valibot'
import type { PayoutState } from '#features/member/withdraw/schema.ts'
import { desc } from '../../db/drizzle.ts'
import { withdrawals } from '../../db/withdrawal-tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { readUnits } from '../../world/money/money.ts'
import { creditBonus } from '../../world/money/turnover.ts'
import { listProofs } from '../../world/money/uploads.ts'
import { actAtDesk, DeskActSchema } from '../../world/money/withdrawal-desk.ts'
import { describeWithdrawals } from '../../world/money/withdrawal-words.ts'
import { listPayouts, sweepDeadlines } from '../../world/money/withdrawals.ts'
import { addDesk, requirePlayer, order, whole } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'
import { proofsOf } from './deposits.ts'

const LIMIT = 100

const BonusSchema = v.strictObject({
  username: v.string(),
  amount: v.string(),
  /** How many times the credit must be bet before a withdrawal. */
  times: whole(0, 100),
})

/** Adds the console page on which the cashier handles withdrawals. */
export function addWithdrawalDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts

  function list(merchant: Merchant) {
    const scope = { db, merchant: merchant.code, at: state.now(merchant.code).getTime() }
    sweepDeadlines(scope)
    const rows = rowsOf(db, withdrawals, { merchant: merchant.code }).list({
      order: [desc(withdrawals.createdAt), desc(withdrawals.id)],
      limit: LIMIT,
    })
    const payouts = listPayouts(
      scope,
      rows.map(({ id }) => id),
    )
    const byId = new Map(payouts.map((part) => [part.id, part]))
    return describeWithdrawals(scope, merchant, rows).map((described, index) => ({
      ...described,
      username: rows[index]!.username,
      /** The whole account number, which the player sees masked. */
      number: rows[index]!.target.number,
      parts: (described.payouts as { id: string; state: PayoutState }[]).map((payout) => ({
        ...byId.get(payout.id)!,
        ...(payout as { id: string; amount: string; state: PayoutState; confirmBy: string }),
        pictures: proofsOf(
          merchant.code,
          payout.id,
          listProofs(db, merchant.code, payout.id).length,
        ),
      })),
    }))
  }
  addDesk(app, parts, {
    path: '/sandbox/cashier/withdrawals',
    title: 'Withdrawals',
    about:
      'The cashier’s desk. Choose a merchant to approve, pay and settle what players asked for.',
    show: list,
    orders: {
      act: order(
        DeskActSchema,
        (merchant, given) => {
          const { username, news } = actAtDesk(db, merchant, state.now(merchant.code), given)
          sockets.tellBalance(merchant.code, username)
          if (news) sockets.tellCashierNews(merchant.code, username, news)
          if (news) sockets.tellMessage(merchant.code, username)
          return list(merchant).find(({ id }) => id === given.id)
        },
        'rows',
      ),
      // Credits a bonus with turnover, as a promotion would.
      bonus: order(BonusSchema, (merchant, { username, amount, times }) => {
        const { code: own, brand } = merchant
        requirePlayer(db, merchant, username)
        const units = readUnits(amount, brand.currency) || refuse('invalid_request/unknownAmount')
        const at = state.now(own).getTime()
        const reference = crypto.randomUUID()
        const multiplier = Math.round(times * 100)
        db.transaction(() =>
          creditBonus(db, { merchant: own, username, reference, amount: units, multiplier, at }),
        )
        sockets.tellBalance(own, username)
        return { reference }
      }),
    },
  })
}
