import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listChatModels } from './api.ts'

/** The desks of the live chat, which come and go within minutes. */
export const chatModelsQuery = (context: PageContext) => ({
  ...read(listChatModels, {}, { context }),
  staleTime: 30_000,
})
