import { read } from '#core/gateway/read.ts'
import { getGameDetails } from './api.ts'

/** The facts about a game are loaded only once, because they hardly change. */
export const gameDetailsQuery = (nodeId: string) => ({
  ...read(getGameDetails, { nodeId }),
  staleTime: Infinity,
})
