import { and, asc, between, desc, eq, like, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { isOfNode } from './team.ts'
import { findNode, isInTeam, levelIn, type Person, type TeamNode } from './tree.ts'

interface Found {
  id: string
  username: string
  level: number
}

/**
 * Finds members anywhere below an agent by the beginning of name or id, direct downlines first. For
 * deeper members, only the visible first two letters or the whole name match: otherwise names could
 * be guessed letter by letter (docs/product.md §12.3).
 */
export function searchTeam(db: Db, agent: Person, text: string, limit: number): Found[] {
  const wanted = text.trim()
  const node = findNode(db, agent)
  if (wanted === '' || !node) return []
  const found = new Map<string, Found>()
  for (const search of [findDirects, findDeeper, findIds]) {
    for (const member of search(db, node, wanted, limit)) found.set(member.username, member)
    if (found.size >= limit) break
  }
  return [...found.values()].slice(0, limit)
}

/** The highest character, which ends the range of texts with the same beginning. */
const LAST = '\u{10ffff}'

const MEMBER = { id: accounts.id, username: teamNodes.username, path: teamNodes.path }
const selectMembers = (db: Db) => db.select(MEMBER).from(teamNodes).innerJoin(accounts, isOfNode)

/** Keeps the found accounts that are below the agent, with their level. */
const withLevel = (
  rows: readonly { id: string; username: string; path: string }[],
  agent: Person,
) =>
  rows.flatMap(({ id, username, path }) => {
    const level = levelIn(path, agent.username)
    return level === undefined ? [] : [{ id, username, level }]
  })

/** Members whose names match come before those whose nicknames match. */
function findDirects(db: Db, agent: TeamNode, text: string, limit: number): Found[] {
  const name = text.toLowerCase()
  const pattern = `${text.replace(/[\\%_]/g, '\\$&')}%`
  const isNamed = between(teamNodes.username, name, name + LAST)
  const rows = selectMembers(db)
    .where(
      and(
        matches(teamNodes, { merchant: agent.merchant, parent: agent.username }),
        or(isNamed, sql`${like(accounts.nickname, pattern)} ESCAPE '\\'`),
      ),
    )
    .orderBy(desc(isNamed!), asc(teamNodes.username))
    .limit(limit)
    .all()
  return withLevel(rows, agent)
}

function findDeeper(db: Db, agent: TeamNode, text: string, limit: number): Found[] {
  const name = text.toLowerCase()
  // A search text may be a masked name: two letters, dots, two letters.
  const [, first, last] = /^(..)•+(..)$/.exec(name) ?? []
  const begins = first ?? (name.length <= 2 ? name : undefined)
  // Of a short name, only the first letter is visible.
  const isShown =
    begins === undefined || begins.length < 2 ? undefined : sql`length(${teamNodes.username}) > 4`
  const isNamed =
    begins === undefined
      ? eq(teamNodes.username, name)
      : and(
          between(teamNodes.username, begins, begins + LAST),
          last === undefined ? undefined : sql`substr(${teamNodes.username}, -2) = ${last}`,
        )
  const rows = selectMembers(db)
    .where(and(isInTeam(agent), isNamed, isShown))
    // Sorted by id, so that the cut-off list does not reveal which of two masked names comes first.
    .orderBy(asc(accounts.id))
    .limit(limit)
    .all()
  return withLevel(rows, agent)
}

function findIds(db: Db, agent: TeamNode, text: string, limit: number): Found[] {
  const id = text.toLowerCase()
  if (!/^[\da-f][\da-f-]{3,}$/.test(id)) return []
  const rows = db
    .select(MEMBER)
    .from(accounts)
    .innerJoin(teamNodes, isOfNode)
    .where(
      and(
        // The plus sign keeps SQLite from using the index of names: ids have their own index.
        eq(sql`+${accounts.merchant}`, agent.merchant),
        between(accounts.id, id, id + LAST),
        isInTeam(agent),
      ),
    )
    .limit(limit)
    .all()
  return withLevel(rows, agent)
}
