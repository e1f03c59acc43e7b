import { type Days, listDays } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { addUp } from '../sums.ts'

/** Results of an invitation link; amounts in units. */
export type LinkResults = typeof NONE

const NONE = { opens: 0, registrations: 0, firstDeposits: 0, validBet: 0 }

interface Link {
  merchant: string
  id: string
}

/** Each column of the results by day; a newcomer's first deposit counts on its own day. */
const resultsByDay = statement(`WITH newcomers AS (
    SELECT merchant, username, day FROM invitation_arrivals
    WHERE merchant = @merchant AND invitation = @id),
  days AS (SELECT daily.* FROM newcomers CROSS JOIN player_days AS daily USING (merchant, username))
  SELECT 'opens' AS name, day, count(*) AS result FROM invitation_opens
    WHERE merchant = @merchant AND invitation = @id GROUP BY day
  UNION ALL SELECT 'registrations', day, count(*) FROM newcomers GROUP BY day
  UNION ALL SELECT 'validBet', day, sum(validBet) FROM days GROUP BY day
  UNION ALL SELECT 'firstDeposits', day, count(*) FROM (
    SELECT min(day) AS day FROM days WHERE deposits > 0 GROUP BY username) GROUP BY day`)

/** Reads a link's results by day. Days without results are left out. */
function readDays(db: Db, { merchant, id }: Link): Map<string, LinkResults> {
  const days = new Map<string, LinkResults>()
  const rows = resultsByDay(db).all({ merchant, id }) as {
    name: keyof LinkResults
    day: string
    result: number
  }[]
  for (const { name, day, result } of rows) {
    days.set(day, { ...(days.get(day) ?? NONE), [name]: result })
  }
  return days
}

/** Sums all results of a link. */
export const sumLink = (db: Db, link: Link): LinkResults =>
  addUp(NONE, [...readDays(db, link).values()])

/** Lists the results of a link on each day of a range. */
export function listLinkDays(db: Db, link: Link, days: Days) {
  const known = readDays(db, link)
  const list = listDays(days).map((day) => ({ day, ...(known.get(day) ?? NONE) }))
  return { list, totals: addUp(NONE, list) }
}
