import type * as v from 'valibot'
import {
  addFavorite,
  listFavoriteIds,
  listGames,
  listHotGames,
  listVendors,
  removeFavorite,
} from '#parts/games/api.ts'
import type { VendorSchema } from '#parts/games/schema.ts'
import { and, asc, eq, like, ne, sql } from '../db/drizzle.ts'
import { findRow } from '../db/rows.ts'
import { games, vendors } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
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
  serve(listVendors, (context) => {
    const { db } = context
    const kinds = db
      .selectDistinct({ lane: vendors.lane, key: games.classify, vendor: games.vendor })
      .from(games)
      .innerJoin(vendors, eq(vendors.code, games.vendor))
      .where(eq(games.isGame, 'GAME'))
      .orderBy(vendors.position)
      .all()
    const lanes = Map.groupBy(
      db.select().from(vendors).orderBy(vendors.position).all(),
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

  serve(listHotGames, (context) => {
    const { query, merchant, db } = context
    refuseOtherMerchant(query.merchantCode, merchant.code)
    const where = and(
      games.hot,
      query.gameType && eq(games.type, query.gameType),
      query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
    )
    const rows = selectGames(db, where, HOT_ORDER, 100, 0)
    return { list: rows.map((row) => writeGame(row, query.language, context)) }
  }),

  serve(listGames, (context) => {
    const { query, merchant, player, db } = context
    refuseOtherMerchant(query.merchant, merchant.code)
    const { filter = 'ALL', gameName, pageNo, pageSize } = query
    if ((filter === 'FAV' || filter === 'RECENT') && !player) {
      throw new CallError(401, 'not_logged_in', 'You are not logged in, please login.')
    }
    const listed =
      player && (filter === 'FAV' || filter === 'RECENT')
        ? selectListed(db, filter === 'FAV' ? 'favorites' : 'recents', player)
        : undefined
    const where = and(
      listed?.where,
      query.gameType && eq(games.type, query.gameType),
      query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
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

  serve(listFavoriteIds, (context) => ({
    nodeIds: listFavoriteNodes(context.db, playerOf(context), context.query.pageSize),
  })),

  serve(addFavorite, (context) => {
    const { body, db } = context
    const known = findRow(db, games, { nodeId: body.nodeId })
    if (!known) throw new CallError(404, 'game_not_found', 'There is no such game.')
    addFavoriteNode(db, playerOf(context), body.nodeId)
    return { nodeIds: listFavoriteNodes(db, playerOf(context)) }
  }),

  serve(removeFavorite, (context) => {
    const { query, db } = context
    removeFavoriteNode(db, playerOf(context), query.nodeId)
    return { nodeIds: listFavoriteNodes(db, playerOf(context)) }
  }),
]

function refuseOtherMerchant(named: string, merchant: string): void {
  if (named === merchant) return
  throw new CallError(400, 'unknown_merchant', 'The query names another merchant than the header.')
}

/**
 * Condition that one of a game's names contains the text; a text without letters and digits matches
 * no game.
 */
function isNamed(text: string) {
  const folded = foldName(text)
  return folded ? like(games.foundBy, `%${folded}%`) : sql`0`
}
