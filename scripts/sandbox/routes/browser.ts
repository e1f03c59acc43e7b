import type * as v from 'valibot'
import { listFavoriteGames, listRecentGames, listRooms } from '#parts/browser/api.ts'
import { and } from '../db/drizzle.ts'
import { matches } from '../db/rows.ts'
import { games } from '../db/tables.ts'
import { playerOf, serve, type CallContext } from '../http/serve.ts'
import { countGames, selectGames, writeGame } from '../world/play/game-rows.ts'
import { selectListed } from '../world/play/player-games.ts'
import { listVendorRooms } from '../world/play/rooms.ts'

type ListedQuery = Pick<
  v.InferOutput<NonNullable<(typeof listRecentGames)['definition']['query']>>,
  'gameType' | 'vassalage' | 'language' | 'pageSize'
>

/** Writes one page of a player's own list, the last game first. */
function pageOfListed(
  context: CallContext,
  name: 'favorites' | 'recents',
  { gameType, vassalage, language, pageSize }: ListedQuery,
  page: number,
) {
  const { db } = context
  const listed = selectListed(db, name, playerOf(context))
  const isWanted = matches(games, { type: gameType, vendor: vassalage || undefined })
  const where = and(listed.where, isWanted)
  const rows = selectGames(db, where, listed.order, pageSize, (page - 1) * pageSize)
  return {
    list: rows.map((row) => writeGame(row, language, context)),
    totalPages: Math.ceil(countGames(db, where) / pageSize),
  }
}

export const calls = [
  serve(listFavoriteGames, (context) => {
    const { pageNum } = context.query
    const { list, totalPages } = pageOfListed(context, 'favorites', context.query, pageNum)
    return { content: list, pageNum, totalPages }
  }),

  serve(listRecentGames, (context) =>
    pageOfListed(context, 'recents', context.query, context.query.page),
  ),

  serve(listRooms, ({ query, merchant, now, db }) => ({
    rooms: listVendorRooms(db, query.vassalage, {
      currency: merchant.brand.currency,
      language: query.language,
      now,
    }),
  })),
]
