import { read } from '#core/gateway/read.ts'
import { getGameDetails } from './api.ts'

/** What a vendor tells of a game stays true while a player is here. */
export const gameDetailsQuery = (nodeId: string) => ({
  ...read(getGameDetails, { nodeId }),
  staleTime: Infinity,
})
