import { and, lte, ne, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf, matches } from '../../db/rows.ts'
import { rewards } from '../../db/reward-tables.ts'
import type { Words } from '../../content/words.ts'
import { turnovers } from '../../db/withdrawal-tables.ts'
import { listOpenTurnovers, type TurnoverRow } from './turnover.ts'
import type { Person } from '../team/tree.ts'
import { listPage, type PageRange } from '../keyset.ts'

/** Lists bonuses that still require bets, the oldest first: bets count for them in this order. */
export const listOpenBonuses = (db: Db, player: Person, now: number): TurnoverRow[] =>
  listOpenTurnovers(db, player, now).filter(({ kind }) => kind === 'bonus')

const endedAt = sql<number>`COALESCE(${turnovers.closedAt}, ${turnovers.expiresAt})`

/** Returns when a finished bonus ended. */
export const endOf = ({ closedAt, expiresAt }: TurnoverRow): number => closedAt ?? expiresAt ?? 0

/** Lists finished bonuses, the latest end first. */
export const listPastBonuses = (
  db: Db,
  { merchant, username }: Person,
  { now, ...page }: PageRange & { now: number },
): TurnoverRow[] => {
  const isOwn = matches(turnovers, { merchant, username, kind: 'bonus' })
  const isPast = or(ne(turnovers.state, 'open'), lte(turnovers.expiresAt, now))
  const keyset = { column: endedAt, row: turnovers.id }
  return listPage(db, turnovers, and(isOwn, isPast), { ...keyset, ...page })
}

/** Returns the state of a bonus: one that was not closed in time has expired. */
export const stateOfBonus = ({ state, expiresAt }: TurnoverRow, now: number) =>
  state === 'open' && expiresAt !== null && expiresAt <= now ? ('expired' as const) : state

const REWARD = /^reward-(\d+)$/

/** Reads the titles of the rewards that gave these bonuses, by the bonus's reference. */
export function readTitles(db: Db, rows: readonly TurnoverRow[]): ReadonlyMap<string, Words> {
  const ids = rows.flatMap(({ reference }) => Number(REWARD.exec(reference)?.[1] ?? []))
  if (ids.length === 0) return new Map()
  return new Map(
    rowsOf(db, rewards, { id: ids })
      .list()
      .map(({ id, title }) => [`reward-${id}`, title]),
  )
}
