import { listFavoriteGames, listRecentGames, listRooms } from '#parts/browser/api.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { and, eq } from '../db/drizzle.ts'
import { games } from '../db/tables.ts'
import { playerOf, serve, type CallContext } from '../http/serve.ts'
import { countGames, type GameRow, selectGames, writeGame } from '../world/play/game-rows.ts'
import { selectListed } from '../world/play/player-games.ts'
import { listVendorRooms } from '../world/play/rooms.ts'

/** Writes one page of a player's own list, the last game first. */
function pageOfListed(
  context: CallContext,
  name: 'favorites' | 'recents',
  query: {
    gameType?: GameRow['game']['type'] | undefined
    vassalage?: string | undefined
    language: LanguageCode
  },
  page: number,
  pageSize: number,
) {
  const { db } = context
  const listed = selectListed(db, name, playerOf(context))
  const where = and(
    listed.where,
    query.gameType && eq(games.type, query.gameType),
    query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
  )
  const rows = selectGames(db, where, listed.order, pageSize, (page - 1) * pageSize)
  return {
    games: rows.map((row) => writeGame(row, query.language, context)),
    totalPages: Math.ceil(countGames(db, where) / pageSize),
  }
}

export const calls = [
  serve(listFavoriteGames, (context) => {
    const { query } = context
    const { games: content, totalPages } = pageOfListed(
      context,
      'favorites',
      query,
      query.pageNum,
      query.pageSize,
    )
    return { content, pageNum: query.pageNum, totalPages }
  }),

  serve(listRecentGames, (context) => {
    const { query } = context
    const { games: list, totalPages } = pageOfListed(
      context,
      'recents',
      query,
      query.page,
      query.pageSize,
    )
    return { list, totalPages }
  }),

  serve(listRooms, ({ query, merchant, now, db }) => ({
    rooms: listVendorRooms(db, query.vassalage, {
      currency: merchant.brand.currency,
      language: query.language,
      now,
    }),
  })),
]
