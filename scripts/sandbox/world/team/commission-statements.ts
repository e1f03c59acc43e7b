import { and, desc, eq, lt } from '../../db/drizzle.ts'
import { commissionDays, commissionLines, commissionMarks } from '../../db/commission-tables.ts'
import type { Db } from '../../db/open.ts'
import { accounts } from '../../db/tables.ts'
import { given, prepared } from '../../db/prepared.ts'

/** The statements of each database: a day has hundreds of them. */
export const prepare = prepared(prepareAll)

function prepareAll(db: Db) {
  const all = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, given(name)])) as never
  const isOwn = and(
    eq(commissionDays.merchant, given('merchant')),
    eq(commissionDays.username, given('username')),
  )
  return {
    mark: db
      .select()
      .from(commissionMarks)
      .where(eq(commissionMarks.merchant, given('merchant')))
      .prepare(),
    isSettled: db
      .select({ day: commissionDays.day })
      .from(commissionDays)
      .where(and(isOwn, eq(commissionDays.day, given('day'))))
      .prepare(),
    lastDay: db
      .select({ carriedOut: commissionDays.carriedOut })
      .from(commissionDays)
      .where(and(isOwn, lt(commissionDays.day, given('day'))))
      .orderBy(desc(commissionDays.day))
      .limit(1)
      .prepare(),
    addLine: db
      .insert(commissionLines)
      .values(
        all([
          'merchant',
          'username',
          'day',
          'source',
          'rateGroup',
          'validBet',
          'rate',
          'sourceRate',
          'earned',
        ]),
      )
      .prepare(),
    idOf: db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(eq(accounts.merchant, given('merchant')), eq(accounts.username, given('username'))),
      )
      .prepare(),
    addDay: db
      .insert(commissionDays)
      .values(
        all([
          'merchant',
          'username',
          'day',
          'earned',
          'carriedIn',
          'carriedOut',
          'amount',
          'paidAt',
        ]),
      )
      .prepare(),
  }
}
