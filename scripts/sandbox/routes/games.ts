import type * as v from 'valibot'
import * as api from '#parts/games/api.ts'
import type { GameType, VendorSchema } from '#parts/games/schema.ts'
import { and, asc, eq, like, ne, sql } from '../db/drizzle.ts'
import { rowsOf, matches } from '../db/rows.ts'
import { games, vendors } from '../db/tables.ts'
import { refuse } from '../http/call-error.ts'
import { playerOf, serve } from '../http/serve.ts'
import { foldName } from '../world/play/game-search.ts'
import {
  countGames,
  selectGames,
  type Shown,
  writeGame,
  writeStatus,
} from '../world/play/game-rows.ts'
import {
  addFavoriteNode,
  listFavoriteNodes,
  removeFavoriteNode,
  selectListed,
} from '../world/play/player-games.ts'
import type { Vendor } from '../world/play/vendor-state.ts'

type VendorReply = v.InferInput<typeof VendorSchema>

const writeVendor = (vendor: Vendor, context: Shown): VendorReply => ({
  vassalage: vendor.code,
  displayName: vendor.name,
  gameType: vendor.type,
  lagerIcon: context.pictures.vendor(vendor.code),
  showIcon: context.pictures.vendorMark(vendor.code),
  isHot: vendor.hot ? 1 : 0,
  ...writeStatus(vendor, context),
  openMode: vendor.openMode,
  mobileOpenMode: vendor.mobileOpenMode,
})

const LIST_ORDER = [asc(games.position)]
const HOT_ORDER = [asc(games.rank), asc(games.nodeId)]

export const calls = [
  serve(api.listVendors, (context) => {
    const { db } = context
    const kinds = db
      .selectDistinct({ lane: vendors.lane, key: games.classify, vendor: games.vendor })
      .from(games)
      .innerJoin(vendors, eq(vendors.code, games.vendor))
      .where(eq(games.isGame, 'GAME'))
      .orderBy(vendors.position)
      .all()
    const lanes = Map.groupBy(
      rowsOf(db, vendors).list({ order: [vendors.position] }),
      ({ lane }) => lane,
    )
    return {
      data: {
        lanes: [...lanes].map(([title, cards]) => ({
          title,
          cards: cards.map((vendor) => writeVendor(vendor, context)),
          gameClassify: [
            ...Map.groupBy(
              kinds.filter(({ lane }) => lane === title),
              ({ key }) => key,
            ),
          ].map(([key, rows]) => ({ key, vendors: rows.map(({ vendor }) => vendor) })),
        })),
      },
    }
  }),

  serve(api.listHotGames, (context) => {
    const { query, merchant, db } = context
    refuseOtherMerchant(query.merchantCode, merchant.code)
    const where = and(games.hot, isFiled(query))
    const rows = selectGames(db, where, HOT_ORDER, 100, 0)
    return { list: rows.map((row) => writeGame(row, query.language, context)) }
  }),

  serve(api.listGames, (context) => {
    const { query, merchant, player, db } = context
    refuseOtherMerchant(query.merchant, merchant.code)
    const { filter = 'ALL', gameName, pageNo, pageSize } = query
    if ((filter === 'FAV' || filter === 'RECENT') && !player) refuse('not_logged_in')
    const listed =
      player && (filter === 'FAV' || filter === 'RECENT')
        ? selectListed(db, filter === 'FAV' ? 'favorites' : 'recents', player)
        : undefined
    const where = and(
      listed?.where,
      isFiled(query),
      // A vendor's list and a search leave out tiles that only link to a vendor's list.
      query.vassalage || gameName ? ne(games.isGame, 'VASSALAGE') : undefined,
      query.gameClassify ? eq(games.classify, query.gameClassify) : undefined,
      gameName ? isNamed(gameName) : undefined,
      filter === 'HOT' ? games.hot : undefined,
      filter === 'NEW' ? games.isNew : undefined,
    )
    const total = countGames(db, where)
    const order = listed?.order ?? LIST_ORDER
    const rows = selectGames(db, where, order, pageSize, (pageNo - 1) * pageSize)
    return {
      games: rows.map((row) => writeGame(row, query.language, context)),
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  }),

  serve(api.listFavoriteIds, (context) => ({
    nodeIds: listFavoriteNodes(context.db, playerOf(context), context.query.pageSize),
  })),

  serve(api.addFavorite, (context) => {
    const { body, db } = context
    if (!rowsOf(db, games, { nodeId: body.nodeId }).find()) refuse('game_not_found')
    addFavoriteNode(db, playerOf(context), body.nodeId)
    return { nodeIds: listFavoriteNodes(db, playerOf(context)) }
  }),

  serve(api.removeFavorite, (context) => {
    const { query, db } = context
    removeFavoriteNode(db, playerOf(context), query.nodeId)
    return { nodeIds: listFavoriteNodes(db, playerOf(context)) }
  }),
]

/** Condition that a game is of the category and of the vendor that a query names. */
const isFiled = (query: { gameType?: GameType | undefined; vassalage?: string | undefined }) =>
  matches(games, { type: query.gameType, vendor: query.vassalage || undefined })

function refuseOtherMerchant(named: string, merchant: string): void {
  if (named !== merchant) refuse('unknown_merchant/query')
}

/**
 * Condition that one of a game's names contains the text; a text without letters and digits matches
 * no game.
 */
function isNamed(text: string) {
  const folded = foldName(text)
  return folded ? like(games.foundBy, `%${folded}%`) : sql`0`
}
