import type * as v from 'valibot'
import type { LanguageCode } from '#rules/languages.ts'
import { listBonuses, listPastBonuses } from '#features/member/bonuses/api.ts'
import type { BonusSchema } from '#features/member/bonuses/schema.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { endOf, listOpenBonuses, readTitles, stateOfBonus } from '../../world/money/bonuses.ts'
import * as bonuses from '../../world/money/bonuses.ts'
import { writeUnits, writeAmounts } from '../../world/money/money.ts'
import { readWords } from '../../world/money/reward-words.ts'
import {
  describeWeights,
  forfeitOf,
  type TurnoverRow,
  describeBets,
} from '../../world/money/turnover.ts'
import { writeTime } from '../../world/days.ts'

function describeAll(
  { db, merchant, now }: Pick<CallContext, 'db' | 'merchant' | 'now'>,
  rows: readonly TurnoverRow[],
  language: LanguageCode,
): v.InferInput<typeof BonusSchema>[] {
  const { currency } = merchant.brand
  const titles = readTitles(db, rows)
  return rows.map((row) => {
    const state = stateOfBonus(row, now.getTime())
    const title = titles.get(row.reference)
    return {
      id: String(row.id),
      title: title ? readWords(title, merchant, language) : null,
      state,
      ...writeAmounts(row, currency, 'bonus', 'base'),
      multiplier: row.multiplier / 100,
      ...describeBets(row, currency),
      weights: describeWeights(row.weights),
      openedAt: writeTime(row.openedAt),
      expiresAt: writeTime(row.expiresAt),
      closedAt: state === 'open' ? null : writeTime(endOf(row)),
      forfeits: state === 'open' ? writeUnits(forfeitOf(db, row), currency) : null,
    }
  })
}

export const calls = [
  serve(listBonuses, (context) => {
    const { query, db, merchant, now } = context
    const rows = listOpenBonuses(db, playerOf(context), now.getTime())
    return {
      list: describeAll(context, rows, query.language),
      currency: merchant.brand.currency,
    }
  }),

  serve(listPastBonuses, (context) => {
    const { query, db, merchant, now } = context
    const rows = bonuses.listPastBonuses(db, playerOf(context), {
      now: now.getTime(),
      after: readCursor(query.cursor),
      size: query.pageSize,
    })
    return {
      list: describeAll(context, rows, query.language),
      ...nextOf(
        rows.map((row) => ({ at: endOf(row), row: row.id })),
        query,
      ),
      currency: merchant.brand.currency,
    }
  }),
]
