import { LANGUAGES, type LanguageCode } from '#core/locale/languages.ts'
import { and, asc, eq, isNull, or, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { rafflePrizes, type RaffleRow } from '../db/raffle-tables.ts'
import type { Words } from '../db/tables.ts'
import type { Merchant } from '../http/serve.ts'
import { priceOf } from './mission-progress.ts'
import { writeUnits } from './money.ts'
import { inFive } from './words.ts'

export type PrizeRow = typeof rafflePrizes.$inferSelect

/** Points that a prize gives in place of one baht at merchants without points. */
const POINTS_PER_BAHT = 10

const isOfRaffle = ({ merchant, id }: Pick<RaffleRow, 'merchant' | 'id'>) =>
  and(eq(rafflePrizes.merchant, merchant), eq(rafflePrizes.raffleId, id))

/** A raffle's prizes as a merchant gives them: one without points gives their worth in money. */
export const listPrizes = (
  db: Db,
  raffle: Pick<RaffleRow, 'merchant' | 'id'>,
  merchant: Merchant,
): PrizeRow[] =>
  db
    .select()
    .from(rafflePrizes)
    .where(isOfRaffle(raffle))
    .orderBy(asc(rafflePrizes.position))
    .all()
    .map((prize) => (prize.kind === 'points' ? pricePoints(prize, merchant) : prize))

function pricePoints(prize: PrizeRow, merchant: Merchant): PrizeRow {
  const baht = prize.amount / POINTS_PER_BAHT
  const price = priceOf(merchant, { kind: 'points', points: prize.amount, baht })
  if (price.kind === 'points') return prize
  const { currency } = merchant.brand
  const write = (code: LanguageCode) =>
    new Intl.NumberFormat(LANGUAGES[code].locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format(Number(writeUnits(price.amount, currency)))
  const [en, th, vi, ko, cn] = [write('EN'), write('TH'), write('VI'), write('KO'), write('CN')]
  const name: Words = inFive(
    `${en} in cash`,
    `เงินสด ${th}`,
    `Tiền mặt ${vi}`,
    `현금 ${ko}`,
    `现金 ${cn}`,
  )
  return { ...prize, ...price, name, label: inFive(en, th, vi, ko, cn) }
}

/** Takes one of a prize; false if none is left. */
export function takePrize(db: Db, raffle: RaffleRow, prizeId: string): boolean {
  const isLeft = or(isNull(rafflePrizes.stock), sql`${rafflePrizes.given} < ${rafflePrizes.stock}`)
  const { changes } = db
    .update(rafflePrizes)
    .set({ given: sql`${rafflePrizes.given} + 1` })
    .where(and(isOfRaffle(raffle), eq(rafflePrizes.id, prizeId), isLeft))
    .run()
  return changes === 1
}
