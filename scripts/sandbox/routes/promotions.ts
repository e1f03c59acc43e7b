import * as api from '#features/promotions/api.ts'
import { TRIAL_TYPE } from '../world/identity/account-types.ts'
import { and, sql } from '../db/drizzle.ts'
import { rowsOf } from '../db/rows.ts'
import { accounts } from '../db/tables.ts'
import { refuse } from '../http/call-error.ts'
import { type CallContext, playerOf, serve, tellReward } from '../http/serve.ts'
import type { Account } from '../world/identity/accounts.ts'
import { type Edition, findEdition, listEditions } from '../world/promotions/campaign-editions.ts'
import { writeUnits } from '../world/money/money.ts'
import { ensureEntries } from '../world/promotions/promotion-history.ts'
import { describeDetail, describePromotion, scopeOf } from '../world/promotions/promotion-words.ts'
import { apply, claim, join, look } from '../world/promotions/promotions.ts'

/** Finds a campaign's present round. Throws `CallError` 404 `promotion_unknown`. */
function find({ merchant, now }: CallContext, id: string): Edition {
  return findEdition(merchant.brand, id, now.getTime()) ?? refuse('promotion_unknown')
}

/** Trial players and office agents see promotions as visitors do. */
const readerOf = ({ player }: CallContext): Account | null =>
  player && player.type !== TRIAL_TYPE ? player : null

const outcome = (context: CallContext, edition: Edition) => ({
  id: edition.id,
  status: look(scopeOf(context), playerOf(context), edition).status,
})

const tell = ({ sockets, player }: CallContext) => {
  const { merchant, username } = playerOf({ player })
  sockets.tellPromotions(merchant, username)
}

export const calls = [
  serve(api.listPromotions, (context) => {
    const editions = listEditions(context.merchant.brand, context.now.getTime())
    const reader = readerOf(context)
    if (reader) ensureEntries(scopeOf(context), reader, editions)
    const asked = { ...context, language: context.query.language }
    return { promotions: editions.map((edition) => describePromotion(asked, reader, edition)) }
  }),

  serve(api.getPromotion, (context) =>
    describeDetail(
      { ...context, language: context.query.language },
      readerOf(context),
      find(context, context.query.id),
    ),
  ),

  serve(api.joinPromotion, (context) => {
    const edition = find(context, context.body.id)
    join(scopeOf(context), playerOf(context), edition)
    tell(context)
    return outcome(context, edition)
  }),

  serve(api.claimPromotion, (context) => {
    const edition = find(context, context.body.id)
    const { kind, amount } = claim(scopeOf(context), playerOf(context), edition)
    tellReward(context.sockets, playerOf(context), kind)
    const written =
      kind === 'points' ? String(amount) : writeUnits(amount, context.merchant.brand.currency)
    return { ...outcome(context, edition), paid: { kind, amount: written } }
  }),

  serve(api.applyForPromotion, (context) => {
    const { id, ...application } = context.body
    const edition = find(context, id)
    apply(scopeOf(context), playerOf(context), edition, application)
    tell(context)
    return outcome(context, edition)
  }),

  serve(api.connectZalo, (context) => {
    const { db, body } = context
    const { merchant, username, profile } = playerOf(context)
    if (profile['zalo']) refuse('zalo_connected')
    const changes = rowsOf(
      db,
      accounts,
      { merchant, username },
      and(
        sql`COALESCE(json_extract(${accounts.profile}, '$.zalo'), '') = ''`,
        sql`NOT EXISTS (SELECT 1 FROM ${accounts} AS "other" WHERE "other"."merchant" = ${merchant}
            AND json_extract("other"."profile", '$.zalo') = ${body.zalo})`,
      ),
    ).change({ profile: sql`json_set(${accounts.profile}, '$.zalo', ${body.zalo})` })
    if (changes !== 1) refuse('zalo_taken')
    tell(context)
    return {}
  }),
]
