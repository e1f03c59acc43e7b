import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import type { Identity } from '#core/session/session.ts'
import { listAnnouncements, PLAYERS_ANNOUNCEMENTS, VISITORS_ANNOUNCEMENTS } from './api.ts'

/**
 * Loads every type of announcement for visitors or members (docs/product.md §4.7). After a login,
 * the announcements for visitors stay on screen until those for members arrive, so that nothing
 * flickers.
 */
export function announcementsQuery(reader: Identity, context: PageContext) {
  return read(
    listAnnouncements,
    reader === 'visitor' ? VISITORS_ANNOUNCEMENTS : PLAYERS_ANNOUNCEMENTS,
    { context, series: context.language },
  )
}
