import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listChatModels } from './api.ts'

/** Query for the chat desks, which open and close within minutes. */
export const chatModelsQuery = (context: PageContext) => ({
  ...read(listChatModels, {}, { context }),
  staleTime: 30_000,
})
