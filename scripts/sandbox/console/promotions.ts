import type { Hono } from 'hono'
import * as v from 'valibot'
import { and, desc, eq, inArray } from '../db/drizzle.ts'
import { promotionEntries } from '../db/promotion-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { openMerchant, type Merchant } from '../http/serve.ts'
import { findCampaign, listEditions } from '../world/promotions/campaign-editions.ts'
import { readUnits, scaleUnits, writeUnits } from '../world/money/money.ts'
import type { EntryRow } from '../world/promotions/promotion-progress.ts'
import { describeBudget, scopeOf } from '../world/promotions/promotion-words.ts'
import { decide, proofOf } from '../world/promotions/promotions.ts'
import { listProofs } from '../world/money/uploads.ts'
import type { ConsoleParts } from './parts.ts'
import { type ApplicationRow, promotionsPage } from './promotions-page.ts'

const LIMIT = 100
const PATH = '/sandbox/promotions'

const NamedSchema = v.object({
  merchant: v.string(),
  username: v.string(),
  campaign: v.string(),
  round: v.string(),
})
const DecisionSchema = v.union([
  v.strictObject({ ...NamedSchema.entries, amount: v.string() }),
  v.strictObject({
    ...NamedSchema.entries,
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
  }),
])

/** Adds the desk that decides about applications, as a page and as JSON. */
export function addPromotionPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  const demandMerchant = (code: string): Merchant => {
    const site = sites.findByMerchant(code)
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    return openMerchant(site.brand, state.of(code))
  }
  const scope = (merchant: Merchant) => scopeOf({ db, merchant, now: state.now(merchant.code) })

  function describe(merchant: Merchant, row: EntryRow): ApplicationRow {
    const { username, campaign, round, comment, reason, tries, updatedAt } = row
    const { currency } = merchant.brand
    const named = new URLSearchParams({ merchant: merchant.code, of: proofOf(row) })
    return {
      username,
      campaign,
      round,
      state: row.state,
      comment: comment ?? '',
      reason,
      tries,
      at: new Date(updatedAt).toISOString(),
      pictures: listProofs(db, merchant.code, proofOf(row)).map(
        ({ id }) => `${PATH}/pictures?${named}&id=${id}`,
      ),
      most: writeUnits(scaleUnits(findCampaign(campaign)?.reward.amount ?? 0, currency), currency),
    }
  }

  const list = (merchant: Merchant) => ({
    applications: db
      .select()
      .from(promotionEntries)
      .where(
        and(
          eq(promotionEntries.merchant, merchant.code),
          inArray(promotionEntries.state, ['applied', 'rejected']),
        ),
      )
      .orderBy(desc(promotionEntries.updatedAt))
      .limit(LIMIT)
      .all()
      .map((row) => describe(merchant, row)),
    budgets: listEditions(merchant.brand, state.now(merchant.code).getTime())
      .filter(({ campaign }) => campaign.limits)
      .map((edition) => describeBudget(scope(merchant), edition)),
  })

  /** Throws `CallError`. */
  function act(given: unknown): void {
    const { success, output } = v.safeParse(DecisionSchema, given)
    if (!success) {
      throw new CallError(400, 'invalid_request', 'Grant an amount, or reject with a reason.')
    }
    const { merchant: code, username, campaign: id, round, ...said } = output
    const merchant = demandMerchant(code)
    const { currency } = merchant.brand
    const campaign = findCampaign(id)
    const row = db
      .select()
      .from(promotionEntries)
      .where(
        and(
          eq(promotionEntries.merchant, code),
          eq(promotionEntries.username, username),
          eq(promotionEntries.campaign, id),
          eq(promotionEntries.round, round),
        ),
      )
      .get()
    if (!row || !campaign)
      throw new CallError(404, 'promotion_unknown', 'There is no such application.')
    const most = scaleUnits(campaign.reward.amount, currency)
    const units = 'amount' in said ? readUnits(said.amount, currency) : null
    if ('amount' in said && (units === null || units === 0 || units > most)) {
      throw new CallError(
        422,
        'amount_out_of_range',
        `Grant at most ${writeUnits(most, currency)}.`,
      )
    }
    db.transaction(() =>
      decide(
        scope(merchant),
        row,
        { campaign, round },
        'reason' in said ? said : { units: units as number },
      ),
    )
    sockets.tellPromotions(code, username)
  }

  app.get(PATH, (c) => {
    const code = c.req.query('merchant') || undefined
    const site = code === undefined ? undefined : sites.findByMerchant(code)
    const desk = site ? list(demandMerchant(site.brand.merchant)) : null
    return c.html(promotionsPage(sites.list(), site && code, desk, c.req.query('refusal')))
  })
  app.post(PATH, async (c) => {
    const form = await c.req.parseBody()
    const back = new URLSearchParams({ merchant: String(form.merchant ?? '') })
    try {
      act(form)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      back.set('refusal', error.message)
    }
    return c.redirect(`${PATH}?${back}`, 303)
  })
  app.get(`${PATH}/list`, (c) => c.json(list(demandMerchant(c.req.query('merchant') ?? ''))))
  app.post(`${PATH}/decide`, async (c) => {
    try {
      act(await c.req.json())
      return c.json({})
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  })
  app.get(`${PATH}/pictures`, (c) => {
    const proofs = listProofs(db, c.req.query('merchant') ?? '', c.req.query('of') ?? '')
    const proof = proofs.find(({ id }) => id === c.req.query('id'))
    if (!proof) return c.notFound()
    return c.body(new Uint8Array(proof.content), 200, { 'Content-Type': 'image/jpeg' })
  })
}
