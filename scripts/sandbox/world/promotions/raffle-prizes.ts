import { asc, isNull, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { rafflePrizes, type RaffleRow } from '../../db/raffle-tables.ts'
import { formatMoney } from '../../content/fill.ts'
import { wordsOf } from '../../content/texts.ts'
import { fillIn, mapWords } from '../../content/words.ts'
import type { Merchant } from '../../http/serve.ts'
import { priceOf } from './mission-progress.ts'
import { writeUnits } from '../money/money.ts'

export type PrizeRow = typeof rafflePrizes.$inferSelect

/** Merchants without points pay one baht for this number of points. */
const POINTS_PER_BAHT = 10

/** Lists a raffle's prizes for a merchant; one without points pays their value in money. */
export const listPrizes = (
  db: Db,
  { merchant: code, id: raffleId }: Pick<RaffleRow, 'merchant' | 'id'>,
  merchant: Merchant,
): PrizeRow[] =>
  rowsOf(db, rafflePrizes, { merchant: code, raffleId })
    .list({ order: [asc(rafflePrizes.position)] })
    .map((prize) => (prize.kind === 'points' ? pricePoints(prize, merchant) : prize))

function pricePoints(prize: PrizeRow, merchant: Merchant): PrizeRow {
  const baht = prize.amount / POINTS_PER_BAHT
  const price = priceOf(merchant, { kind: 'points', points: prize.amount, baht })
  if (price.kind === 'points') return prize
  const { currency } = merchant.brand
  const amount = Number(writeUnits(price.amount, currency))
  const label = mapWords(wordsOf('raffles.cash.name'), (_, language) =>
    formatMoney(amount, currency, language),
  )
  return {
    ...prize,
    ...price,
    name: fillIn(wordsOf('raffles.cash.name'), { amount: label }),
    label,
  }
}

/** Takes one piece of a prize from its stock; false if no piece is left. */
export function takePrize(db: Db, raffle: RaffleRow, prizeId: string): boolean {
  const { merchant, id: raffleId } = raffle
  const isLeft = or(isNull(rafflePrizes.stock), sql`${rafflePrizes.given} < ${rafflePrizes.stock}`)
  const given = sql`${rafflePrizes.given} + 1`
  const prize = rowsOf(db, rafflePrizes, { merchant, raffleId, id: prizeId }, isLeft)
  return prize.change({ given }) === 1
}
