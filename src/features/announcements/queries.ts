import { listAnnouncements } from '#core/system/announcements/api.ts'
import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'

/** The announcements for a member's first session. */
export function welcomeQuery(context: PageContext) {
  return read(listAnnouncements, { types: 'PU', execution: 'F' }, { context })
}
