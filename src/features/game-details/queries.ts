import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { getGameDetails } from './api.ts'

/** The facts about a game are loaded only once, because they hardly change. */
export const gameDetailsQuery = (nodeId: string, context: PageContext) => ({
  ...read(getGameDetails, { nodeId }, { context }),
  staleTime: Infinity,
})
