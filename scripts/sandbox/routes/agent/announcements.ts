import {
  listAgentAnnouncements,
  readAgentAnnouncements,
} from '#features/agent/announcements/api.ts'
import { and, asc, desc, eq, inArray } from '../../db/drizzle.ts'
import { agentNewsReads } from '../../db/agent-news-tables.ts'
import { announcements, type Words } from '../../db/tables.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { isOffered } from '../../world/offered.ts'
import { fillWords } from '../../world/labels.ts'

/** AG announcements for agents, AH those above the others. */
const AGENT_TYPES = ['AG', 'AH'] as const

const listRows = ({ db, merchant }: Pick<CallContext, 'db' | 'merchant'>) =>
  db
    .select()
    .from(announcements)
    .where(and(eq(announcements.merchant, merchant.code), inArray(announcements.type, AGENT_TYPES)))
    .orderBy(desc(announcements.type), asc(announcements.daysAgo), asc(announcements.position))
    .all()
    .filter(isOffered(merchant.brand))

function listRead(context: Pick<CallContext, 'db' | 'merchant' | 'player'>): Set<string> {
  const { db, merchant } = context
  const { username } = playerOf(context)
  const rows = db
    .select({ id: agentNewsReads.announcement })
    .from(agentNewsReads)
    .where(and(eq(agentNewsReads.merchant, merchant.code), eq(agentNewsReads.username, username)))
    .all()
  return new Set(rows.map(({ id }) => id))
}

export const calls = [
  serveAgent(listAgentAnnouncements, (context) => {
    const { query, merchant, now } = context
    const fill = (words: Words) => fillWords(words, merchant.brand, query.language)
    const read = listRead(context)
    const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
    return {
      list: listRows(context).map((row) => ({
        id: row.id,
        title: fill(row.title),
        content: fill(row.content),
        promotionType: row.type === 'AH' ? ('AH' as const) : ('AG' as const),
        timestamp: new Date(today - row.daysAgo * 86_400_000).toISOString(),
        read: read.has(row.id),
      })),
    }
  }),

  serveAgent(readAgentAnnouncements, (context) => {
    const { body, db, merchant } = context
    const { username } = playerOf(context)
    const known = listRows(context).map(({ id }) => id)
    const rows = known
      .filter((id) => body.ids.includes(id))
      .map((announcement) => ({ merchant: merchant.code, username, announcement }))
    if (rows.length > 0) db.insert(agentNewsReads).values(rows).onConflictDoNothing().run()
    const read = listRead(context)
    return { unread: known.filter((id) => !read.has(id)).length }
  }),
]
