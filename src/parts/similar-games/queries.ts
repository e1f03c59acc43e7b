import { queryOptions } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { listGames } from '#parts/games/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { listSimilarGames } from './api.ts'

/** Games for players of another one: the gateway's list, or those of its kind if there is none. */
export function similarGamesQuery(
  { id, type, classify }: Pick<Game, 'id' | 'type' | 'classify'>,
  pageSize: number,
  context: PageContext,
) {
  const similar = read(listSimilarGames, { nodeId: id, pageSize }, { context })
  const kind = { gameType: type, ...(classify && { gameClassify: classify }) }
  const sameKind = read(listGames, { ...kind, pageNo: 1, pageSize }, { context })
  const { queryKey, meta } = similar
  return queryOptions<readonly Game[], GatewayError>({
    queryKey,
    meta,
    queryFn: async (asked): Promise<readonly Game[]> => {
      // Not every gateway has the call.
      const reply = await Promise.resolve(similar.queryFn(asked)).catch(() => undefined)
      if (reply && reply.list.length > 0) return reply.list
      return (await sameKind.queryFn(asked)).games
    },
  })
}
