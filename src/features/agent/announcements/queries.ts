import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listAgentAnnouncements } from './api.ts'

export const agentAnnouncementsQuery = (context: PageContext) =>
  read(listAgentAnnouncements, {}, { context })
