import type { Hono } from 'hono'
import * as v from 'valibot'
import { desc } from '../../db/drizzle.ts'
import { rowsOf } from '../../db/rows.ts'
import { promotionEntries } from '../../db/promotion-tables.ts'
import { CallError, refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { findCampaign, listEditions } from '../../world/promotions/campaign-editions.ts'
import { readUnits, scaleUnits, writeUnits } from '../../world/money/money.ts'
import type { EntryRow } from '../../world/promotions/promotion-progress.ts'
import { describeBudget, scopeOf } from '../../world/promotions/promotion-words.ts'
import { decide, proofOf } from '../../world/promotions/promotions.ts'
import { listProofs } from '../../world/money/uploads.ts'
import { addDesk, order } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'
import { writeTime } from '../../world/days.ts'

const LIMIT = 100
const PATH = '/sandbox/promotions'

const NAMED = { username: v.string(), campaign: v.string(), round: v.string() }
const reason = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))
const DecisionSchema = v.union(
  [v.strictObject({ ...NAMED, amount: v.string() }), v.strictObject({ ...NAMED, reason })],
  'Grant an amount, or reject with a reason.',
)

/**
 * Adds the console page that decides on applications for promotions, and shows what campaigns have
 * paid.
 */
export function addPromotionDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts
  const scope = (merchant: Merchant) => scopeOf({ db, merchant, now: state.now(merchant.code) })
  const mostOf = (campaign: string, { brand: { currency } }: Merchant) =>
    scaleUnits(findCampaign(campaign)?.reward.amount ?? 0, currency)

  function describe(merchant: Merchant, row: EntryRow) {
    const { username, campaign, round, state: stands, comment, reason: cause, tries } = row
    const named = new URLSearchParams({ merchant: merchant.code, of: proofOf(row) })
    return {
      username,
      campaign,
      round,
      state: stands,
      comment: comment ?? '',
      reason: cause,
      tries,
      at: writeTime(row.updatedAt),
      pictures: listProofs(db, merchant.code, proofOf(row)).map(
        (_, picture) => `/sandbox/proofs?${named}&picture=${picture}`,
      ),
      /** The largest reward that this application may be granted. */
      most: writeUnits(mostOf(campaign, merchant), merchant.brand.currency),
    }
  }

  const show = (merchant: Merchant) => ({
    applications: rowsOf(db, promotionEntries, {
      merchant: merchant.code,
      state: ['applied', 'rejected'],
    })
      .list({ order: [desc(promotionEntries.updatedAt)], limit: LIMIT })
      .map((row) => describe(merchant, row)),
    budgets: listEditions(merchant.brand, state.now(merchant.code).getTime())
      .filter(({ campaign }) => campaign.limits)
      .map((edition) => describeBudget(scope(merchant), edition)),
  })

  addDesk(app, parts, {
    path: PATH,
    title: 'Promotions',
    about: 'Choose a merchant to decide about applications and to see what campaigns have given.',
    show,
    orders: {
      decide: order(
        DecisionSchema,
        (merchant, { username, campaign: id, round, ...said }) => {
          const { currency } = merchant.brand
          const campaign = findCampaign(id)
          const row = rowsOf(db, promotionEntries, {
            merchant: merchant.code,
            username,
            campaign: id,
            round,
          }).find()
          if (!row || !campaign) refuse('promotion_unknown/application')
          const most = mostOf(id, merchant)
          const units = 'amount' in said ? readUnits(said.amount, currency) : null
          if ('amount' in said && (units === null || units === 0 || units > most)) {
            const text = `Grant at most ${writeUnits(most, currency)}.`
            throw new CallError(422, 'amount_out_of_range', text)
          }
          const decision = 'reason' in said ? said : { units: units as number }
          db.transaction(() => decide(scope(merchant), row, { campaign, round }, decision))
          sockets.tellPromotions(merchant.code, username)
        },
        'applications',
      ),
    },
  })
}
