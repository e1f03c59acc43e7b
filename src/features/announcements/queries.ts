import { listAnnouncements } from '#core/system/announcements/api.ts'
import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'

/** Query for the announcements that a member sees in the first session. */
export function welcomeQuery(context: PageContext) {
  return read(listAnnouncements, { types: 'PU', execution: 'F' }, { context })
}
