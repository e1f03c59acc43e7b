import { queryOptions, skipToken } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { listGames } from '#parts/games/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { listSimilarGames } from './api.ts'

type Played = Pick<Game, 'id' | 'type'> & Partial<Pick<Game, 'classify'>>

/**
 * The query of games for players of a given game: the gateway's list, or games of the same kind if
 * there is none. Without a game, nothing is fetched.
 */
export function similarGamesQuery(
  played: Played | undefined,
  pageSize: number,
  context: PageContext,
) {
  if (!played)
    return queryOptions<readonly Game[], GatewayError>({
      queryKey: [listSimilarGames.definition.path],
      queryFn: skipToken,
    })
  const { id, type, classify } = played
  const kind = { gameType: type, ...(classify && { gameClassify: classify }) }
  const sameKind = read(listGames, { ...kind, pageNo: 1, pageSize }, { context })
  const similar = read(listSimilarGames, { nodeId: id, pageSize }, { context, edition: [kind] })
  const { queryKey, meta } = similar
  return queryOptions<readonly Game[], GatewayError>({
    queryKey,
    meta,
    queryFn: async (asked): Promise<readonly Game[]> => {
      // A failure is treated as an empty reply, since not every gateway has this call.
      const reply = await Promise.resolve(similar.queryFn(asked)).catch(() => undefined)
      if (reply && reply.list.length > 0) return reply.list
      return (await sameKind.queryFn(asked)).games
    },
  })
}
