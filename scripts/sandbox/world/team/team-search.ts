import { and, asc, between, desc, eq, gt, like, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { accounts } from '../../db/tables.ts'
import { teamClosure, teamNodes } from '../../db/team-tables.ts'
import type { Person } from './team.ts'

interface Found {
  id: string
  username: string
  level: number
}

/**
 * People anywhere below an agent, those right below first: by the beginning of their name or id. Of
 * those below a downline no more of the name is matched than the agent sees, its first two letters,
 * or the whole of it: else one could guess a name letter by letter (docs/product.md §12.3).
 */
export function searchTeam(db: Db, agent: Person, text: string, limit: number): Found[] {
  const wanted = text.trim()
  if (wanted === '') return []
  const found = new Map<string, Found>()
  for (const search of [findDirects, findDeeper, findIds]) {
    for (const member of search(db, agent, wanted, limit)) found.set(member.username, member)
    if (found.size >= limit) break
  }
  return [...found.values()].slice(0, limit)
}

/** The highest text that begins so. */
const LAST = '\u{10ffff}'

const isBelow = ({ merchant, username }: Person) =>
  and(
    eq(teamClosure.merchant, merchant),
    eq(teamClosure.ancestor, username),
    gt(teamClosure.distance, 0),
  )

const member = {
  id: accounts.id,
  username: teamClosure.descendant,
  level: teamClosure.distance,
}

/** Those whose names begin so before those whose nicknames do. */
function findDirects(db: Db, agent: Person, text: string, limit: number): Found[] {
  const name = text.toLowerCase()
  const pattern = `${text.replace(/[\\%_]/g, '\\$&')}%`
  const isNamed = between(teamNodes.username, name, name + LAST)
  return db
    .select({ id: accounts.id, username: teamNodes.username, level: sql<number>`1` })
    .from(teamNodes)
    .innerJoin(
      accounts,
      and(eq(accounts.merchant, teamNodes.merchant), eq(accounts.username, teamNodes.username)),
    )
    .where(
      and(
        eq(teamNodes.merchant, agent.merchant),
        eq(teamNodes.parent, agent.username),
        or(isNamed, sql`${like(accounts.nickname, pattern)} ESCAPE '\\'`),
      ),
    )
    .orderBy(desc(isNamed!), asc(teamNodes.username))
    .limit(limit)
    .all()
}

function findDeeper(db: Db, agent: Person, text: string, limit: number): Found[] {
  const name = text.toLowerCase()
  // As the agent reads it: the first and the last two letters.
  const [, first, last] = /^(..)•+(..)$/.exec(name) ?? []
  const begins = first ?? (name.length <= 2 ? name : undefined)
  // Of a short name only the first letter is shown.
  const isShown =
    begins === undefined || begins.length < 2
      ? undefined
      : sql`length(${teamClosure.descendant}) > 4`
  const isNamed =
    begins === undefined
      ? eq(teamClosure.descendant, name)
      : and(
          between(teamClosure.descendant, begins, begins + LAST),
          last === undefined ? undefined : sql`substr(${teamClosure.descendant}, -2) = ${last}`,
        )
  return (
    db
      .select(member)
      .from(teamClosure)
      .innerJoin(
        accounts,
        and(
          eq(accounts.merchant, teamClosure.merchant),
          eq(accounts.username, teamClosure.descendant),
        ),
      )
      .where(and(isBelow(agent), isNamed, isShown))
      // Where the find is cut, too, nothing tells which of two hidden names comes first.
      .orderBy(asc(accounts.id))
      .limit(limit)
      .all()
  )
}

function findIds(db: Db, agent: Person, text: string, limit: number): Found[] {
  const id = text.toLowerCase()
  if (!/^[\da-f][\da-f-]{3,}$/.test(id)) return []
  return db
    .select(member)
    .from(accounts)
    .innerJoin(
      teamClosure,
      and(
        eq(teamClosure.merchant, accounts.merchant),
        eq(teamClosure.descendant, accounts.username),
      ),
    )
    .where(
      and(
        // Not for the index of names: ids have one of their own.
        eq(sql`+${accounts.merchant}`, agent.merchant),
        between(accounts.id, id, id + LAST),
        isBelow(agent),
      ),
    )
    .limit(limit)
    .all()
}
