import * as api from '#features/agent/announcements/api.ts'
import { rowsOf, addMissing } from '../../db/rows.ts'
import { agentNewsReads } from '../../db/agent-news-tables.ts'
import type { Words } from '../../content/words.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { ANNOUNCEMENTS } from '../../world/content/announcements.ts'
import { isOffered } from '../../world/offered.ts'
import { fillWords } from '../../content/fill.ts'
import { writeTime } from '../../world/days.ts'

/** AG announcements for agents, AH those above the others. */
const listNews = ({ merchant }: Pick<CallContext, 'merchant'>) =>
  ANNOUNCEMENTS.filter(({ type }) => type === 'AG' || type === 'AH')
    .filter(isOffered(merchant.brand))
    .toSorted((one, other) => other.type.localeCompare(one.type) || one.daysAgo - other.daysAgo)

function listRead(context: Pick<CallContext, 'db' | 'merchant' | 'player'>): Set<string> {
  const { db, merchant } = context
  const { username } = playerOf(context)
  const rows = rowsOf(db, agentNewsReads, { merchant: merchant.code, username }).list()
  return new Set(rows.map(({ announcement }) => announcement))
}

export const calls = [
  serveAgent(api.listAgentAnnouncements, (context) => {
    const { query, merchant, now } = context
    const fill = (words: Words) => fillWords(words, merchant.brand, query.language)
    const read = listRead(context)
    const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
    return {
      list: listNews(context).map((row) => ({
        id: row.id,
        title: fill(row.title),
        content: fill(row.content),
        promotionType: row.type === 'AH' ? ('AH' as const) : ('AG' as const),
        timestamp: writeTime(today - row.daysAgo * 86_400_000),
        read: read.has(row.id),
      })),
    }
  }),

  serveAgent(api.readAgentAnnouncements, (context) => {
    const { body, db, merchant } = context
    const { username } = playerOf(context)
    const known = listNews(context).map(({ id }) => id)
    const rows = known
      .filter((id) => body.ids.includes(id))
      .map((announcement) => ({ merchant: merchant.code, username, announcement }))
    if (rows.length > 0) addMissing(db, agentNewsReads, rows)
    const read = listRead(context)
    return { unread: known.filter((id) => !read.has(id)).length }
  }),
]
