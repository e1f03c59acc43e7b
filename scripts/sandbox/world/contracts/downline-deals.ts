import { AGENT_TYPES } from '#core/session/schema.ts'
import { and, desc, inArray, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import type { Account } from '../identity/accounts.ts'
import { isOfNode } from '../team/team.ts'

const row = sql<number>`"team_nodes"."rowid"`

/** Lists a page of an agent's direct downlines who may have contracts: agents, the newest first. */
export function listDownlineAgents(
  db: Db,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  {
    search,
    after,
    size,
  }: { search?: string | undefined; after: PageEnd | undefined; size: number },
) {
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({ account: accounts, node: teamNodes, at: teamNodes.joinedAt, row })
    .from(teamNodes)
    .innerJoin(accounts, isOfNode)
    .where(
      and(
        matches(teamNodes, { merchant, parent: username }),
        inArray(accounts.type, [...AGENT_TYPES]),
        like
          ? or(
              sql`${accounts.username} LIKE ${like} ESCAPE '\\'`,
              sql`${accounts.nickname} LIKE ${like} ESCAPE '\\'`,
            )
          : undefined,
        after && sql`(${teamNodes.joinedAt}, ${row}) < (${after.at}, ${after.row})`,
      ),
    )
    .orderBy(desc(teamNodes.joinedAt), desc(row))
    .limit(size)
    .all()
}
