import type * as v from 'valibot'
import type { PromotionDetailSchema, PromotionSchema } from '#features/promotions/schema.ts'
import { TRIAL_TYPE } from '../identity/account-types.ts'
import type { Words } from '../../content/words.ts'
import type { CallContext } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { type Edition, listEditions } from './campaign-editions.ts'
import { fillWords } from '../../content/fill.ts'
import { scaleUnits, writeUnits, writeAmounts } from '../money/money.ts'
import { originOf, spentOf } from './promotion-progress.ts'
import { termsOf } from './promotion-rules-words.ts'
import { look } from './promotions.ts'
import { describePay } from '../money/reward-words.ts'
import { findReward } from '../money/rewards.ts'
import { standingOf, type Scope, type Ranked } from './tournament.ts'
import { writeTime } from '../days.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'pictures' | 'language'>

export const scopeOf = ({
  db,
  merchant,
  now,
}: Pick<Context, 'db' | 'merchant' | 'now'>): Scope => ({
  db,
  merchant: merchant.code,
  currency: merchant.brand.currency,
  now: now.getTime(),
})

/** Fills a text for who reads. */
const wordsFor =
  ({ merchant: { brand }, language }: Pick<Context, 'merchant' | 'language'>) =>
  (words: Words): string =>
    fillWords(words, brand, language)

function rewardOf(context: Context, player: Account | null, edition: Edition) {
  const { currency } = context.merchant.brand
  const { campaign } = edition
  const { kind, amount, upTo = false, turnover = 0 } = campaign.reward
  const granted = player && findReward(context.db, player, originOf(edition))
  const pay = describePay(
    granted ?? {
      kind,
      amount: kind === 'points' ? amount : scaleUnits(amount, currency),
      multiplier: turnover * 100,
    },
    currency,
  )
  const isOpen = upTo && !granted
  return {
    ...pay,
    amount: Number(pay.amount) > 0 ? pay.amount : null,
    // Null for a deposit bonus, which is bet together with the deposit: its amount is not known
    // yet.
    toBet: isOpen || campaign.kind === 'depositBonus' ? null : pay.toBet,
    upTo: isOpen,
  }
}

/** Writes a promotion for a list, for a player or a visitor. */
export function describePromotion(
  context: Context,
  player: Account | null,
  edition: Edition,
): v.InferInput<typeof PromotionSchema> {
  const { campaign, id, startsAt, joinFrom, endsAt } = edition
  const { currency } = context.merchant.brand
  const say = wordsFor(context)
  const write = (units: number | null) => (units === null ? null : writeUnits(units, currency))
  const { status, cause, progress } = look(scopeOf(context), player, edition)
  return {
    id,
    title: say(campaign.title),
    summary: say(campaign.summary),
    picture: context.pictures.promotion(context.merchant.brand, campaign.pictureId ?? campaign.id),
    category: campaign.category,
    kind: campaign.kind,
    status,
    cause,
    startsAt: writeTime(status === 'coming' ? joinFrom : startsAt),
    endsAt: writeTime(endsAt),
    reward: rewardOf(context, player, edition),
    placesLeft: progress.placesLeft,
    needs: progress.needs.map(({ kind, required, done, met }) => ({
      kind,
      required: write(required),
      done: write(done),
      met,
    })),
    link: campaign.link ?? null,
  }
}

export function describeDetail(
  context: Context,
  player: Account | null,
  edition: Edition,
): v.InferInput<typeof PromotionDetailSchema> {
  const scope = scopeOf(context)
  const { campaign } = edition
  const { entry, mayApply } = look(scope, player, edition)
  const standing =
    campaign.kind === 'tournament' ? standingOf(scope, edition, player?.username ?? null) : null
  const ranked = (row: Ranked) => ({
    ...row,
    ...writeAmounts(row, scope.currency, 'score', 'prize'),
  })
  return {
    ...describePromotion(context, player, edition),
    content: wordsFor(context)(termsOf(campaign)),
    application:
      campaign.kind === 'application'
        ? {
            needsPicture: campaign.picturesNeeded ?? false,
            sent:
              entry && entry.tries > 0
                ? {
                    comment: entry.comment ?? '',
                    pictures: entry.pictures,
                    at: writeTime(entry.updatedAt),
                  }
                : null,
            reason: entry?.reason ?? null,
            mayApply,
          }
        : null,
    standing: standing && {
      own: standing.own && ranked(standing.own),
      leaders: standing.leaders.map(ranked),
    },
  }
}

/** Lists the current campaigns of a brand for the announcements call. */
export function announcePromotions(context: Pick<Context, 'merchant' | 'now' | 'language'>) {
  const now = context.now.getTime()
  const say = wordsFor(context)
  return listEditions(context.merchant.brand, now)
    .filter(({ joinFrom, endsAt }) => now >= joinFrom && (endsAt === null || now < endsAt))
    .map(({ id, campaign }) => ({ id, title: say(campaign.title) }))
}

const WAITING = ['join', 'claim', 'issued']

/** Counts the promotions in which a player can take an action; a trial can take none. */
export const countPromotions = (
  context: Pick<Context, 'db' | 'merchant' | 'now'>,
  player: Account,
) =>
  player.type === TRIAL_TYPE
    ? 0
    : listEditions(context.merchant.brand, context.now.getTime()).filter((edition) =>
        WAITING.includes(look(scopeOf(context), player, edition).status),
      ).length

/** Writes the state of a round's budget for the sandbox's console. */
export function describeBudget(scope: Scope, edition: Edition) {
  const { grants, baht } = edition.campaign.limits ?? {}
  const spent = spentOf(scope.db, scope.merchant, edition.campaign.id, edition.round)
  return {
    id: edition.id,
    round: edition.round,
    grants: spent.grants,
    mostGrants: grants ?? null,
    spent: writeUnits(spent.units, scope.currency),
    budget:
      baht === undefined ? null : writeUnits(scaleUnits(baht, scope.currency), scope.currency),
  }
}
