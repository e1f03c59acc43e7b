import { and, desc, lte, ne, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { rewards } from '../../db/reward-tables.ts'
import type { Words } from '../../content/words.ts'
import { turnovers } from '../../db/withdrawal-tables.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { listOpenTurnovers, type TurnoverRow } from './turnover.ts'
import type { Person } from '../team/tree.ts'

/** Bonuses that still ask for bets, the oldest first: bets count for them in this order. */
export const listOpenBonuses = (db: Db, player: Person, now: number): TurnoverRow[] =>
  listOpenTurnovers(db, player, now).filter(({ kind }) => kind === 'bonus')

const endedAt = sql<number>`COALESCE(${turnovers.closedAt}, ${turnovers.expiresAt})`

/** When a bonus that is over ended. */
export const endOf = ({ closedAt, expiresAt }: TurnoverRow): number => closedAt ?? expiresAt ?? 0

/** Bonuses that are over, the latest end first. */
export const listPastBonuses = (
  db: Db,
  { merchant, username }: Person,
  { now, after, size }: { now: number; after: PageEnd | undefined; size: number },
): TurnoverRow[] =>
  rowsOf(
    db,
    turnovers,
    { merchant, username, kind: 'bonus' },
    and(
      or(ne(turnovers.state, 'open'), lte(turnovers.expiresAt, now)),
      after && sql`(${endedAt}, ${turnovers.id}) < (${after.at}, ${after.row})`,
    ),
  ).list({ order: [desc(endedAt), desc(turnovers.id)], limit: size })

/** How a bonus stands: what nobody closed in time has expired. */
export const stateOfBonus = ({ state, expiresAt }: TurnoverRow, now: number) =>
  state === 'open' && expiresAt !== null && expiresAt <= now ? ('expired' as const) : state

const REWARD = /^reward-(\d+)$/

/** What the rewards that these bonuses came of are called, by the bonus's reference. */
export function readTitles(db: Db, rows: readonly TurnoverRow[]): ReadonlyMap<string, Words> {
  const ids = rows.flatMap(({ reference }) => Number(REWARD.exec(reference)?.[1] ?? []))
  if (ids.length === 0) return new Map()
  return new Map(
    rowsOf(db, rewards, { id: ids })
      .list()
      .map(({ id, title }) => [`reward-${id}`, title]),
  )
}
