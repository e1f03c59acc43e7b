import type * as v from 'valibot'
import type { ExchangeSchema, GoodSchema } from '#features/points/schema.ts'
import { wordsOf } from '../../content/texts.ts'
import type { CallContext } from '../../http/serve.ts'
import { type ExchangeRow, listExchangeSteps } from './exchanges.ts'
import { describeWeights } from '../money/turnover.ts'
import { FREE_BET_DAYS, type Good, GOODS } from './goods.ts'
import { fillWords } from '../../content/fill.ts'
import { scaleUnits, writeUnits } from '../money/money.ts'
import { conversionOf } from './points-terms.ts'
import { priceOf } from './redemptions.ts'
import { writeTime } from '../days.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'pictures' | 'language'>

const CONVERSION_NAME = wordsOf('goods.conversion.name')

/** Translates a good and adds its picture, for replies to players. */
export function describeGood(
  context: Context,
  good: Good,
  stock: number,
): v.InferInput<typeof GoodSchema> {
  const { pictures, merchant } = context
  const { currency } = merchant.brand
  const { id, category, delivery, points, most, mark, bonus } = good
  return {
    rewardId: id,
    rewardName: fillWords(good.name, merchant.brand, context.language),
    summary: fillWords(good.summary, merchant.brand, context.language),
    category,
    imageUrl: pictures.good(id),
    pointsRequired: points,
    amountRequired: writeUnits(priceOf(good, currency), currency),
    stock,
    maxQuantity: most,
    delivery,
    isNew: mark === 'new',
    isHot: mark === 'hot',
    bonus: bonus
      ? {
          amount: writeUnits(scaleUnits(bonus.baht, currency), currency),
          multiplier: bonus.times,
          toBet: null,
          betWithinDays: FREE_BET_DAYS,
          weights: describeWeights(),
        }
      : null,
  }
}

/** Writes redemptions and conversions for their player. */
export function describeExchanges(
  context: Context,
  rows: readonly ExchangeRow[],
): v.InferInput<typeof ExchangeSchema>[] {
  const { db, merchant, pictures } = context
  const { currency } = merchant.brand
  const { points, amount } = conversionOf(currency)
  const ids = rows.map(({ id }) => id)
  const steps = Map.groupBy(
    listExchangeSteps(db, merchant.code, ids),
    ({ exchangeId }) => exchangeId,
  )
  return rows.map((row) => {
    const good = GOODS.find(({ id }) => id === row.goodId)
    return {
      transNo: row.id,
      exchangeType: row.goodId === null ? 'CONVERT' : 'GOODS',
      applyTime: writeTime(row.createdAt),
      productName: fillWords(good?.name ?? CONVERSION_NAME, merchant.brand, context.language),
      ...(good && { imageUrl: pictures.good(good.id), delivery: good.delivery }),
      quantity: row.quantity,
      pointsRequired: row.points,
      amountRequired: writeUnits(row.amount, currency),
      currency,
      status: row.status,
      remark: row.remark,
      tracking: row.tracking,
      code: row.code,
      pointsRatio: row.goodId === null ? { points, amount } : null,
      paidAccount: row.username,
      receivingAddress: row.address,
      steps: (steps.get(row.id) ?? []).map(({ status, at }) => ({
        status,
        time: writeTime(at),
      })),
    }
  })
}
