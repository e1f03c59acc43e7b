import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, like, ne, sql } from '../db/drizzle.ts'
import type * as v from 'valibot'
import type { LanguageCode } from '#core/locale/languages.ts'
import { listGames, listHotGames, listVendors } from '#parts/games/api.ts'
import { addFavorite, listFavoriteIds, removeFavorite } from '#parts/games/api.ts'
import { listFavoriteGames, listRecentGames, listRooms } from '#parts/browser/api.ts'
import type { GameSchema, VendorSchema } from '#parts/games/schema.ts'
import type { Db } from '../db/open.ts'
import { games, vendors } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve, type CallContext } from '../http/serve.ts'
import type { Account } from '../world/accounts.ts'
import {
  addFavoriteNode,
  listFavoriteNodes,
  removeFavoriteNode,
  selectListed,
} from '../world/player-games.ts'
import { listVendorRooms } from '../world/rooms.ts'
import { findVendor, stateOfVendor, type Vendor } from '../world/vendor-state.ts'

type GameReply = v.InferInput<typeof GameSchema>
type VendorReply = v.InferInput<typeof VendorSchema>

interface GameRow {
  game: typeof games.$inferSelect
  vendorName: string | undefined
}

type Shown = Pick<CallContext, 'db' | 'pictures' | 'merchant' | 'now'>

/** Whether a vendor's games can be started now. */
function writeStatus(vendor: Vendor | undefined, { merchant, now }: Shown) {
  const { state, endsAt } = vendor ? stateOfVendor(vendor, merchant.settings, now) : {}
  if (state === 'restricted') return { status: 'RESTRICTED' as const }
  if (state !== 'maintenance') return {}
  return { status: 'MAINTENANCE' as const, ...(endsAt && { maintenanceEndsAt: endsAt }) }
}

function writeGame(
  { game, vendorName }: GameRow,
  language: LanguageCode,
  context: Shown,
): GameReply {
  const { db, pictures } = context
  return {
    nodeId: game.nodeId,
    nodeName: game.names[language],
    gameType: game.type,
    vassalage: game.vendor,
    ...(vendorName !== undefined && { vassalageName: vendorName }),
    gameCode: game.code,
    isGame: game.isGame,
    gameClassify: game.classify,
    showIcon: pictures.game(game.nodeId),
    isHot: game.hot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    supportPlay: game.trial ? 0 : 1,
    ...writeStatus(findVendor(db, game.vendor), context),
  }
}

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

function selectGames(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  // Without a join, so that the rows before the page are only counted.
  const rows = db
    .select()
    .from(games)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all()
  const names = new Map(
    db
      .select()
      .from(vendors)
      .all()
      .map(({ code, name }) => [code, name]),
  )
  return rows.map((game): GameRow => ({ game, vendorName: names.get(game.vendor) }))
}

const countGames = (db: Db, where: SQL | undefined) =>
  db.select({ total: count() }).from(games).where(where).get()?.total ?? 0

/** The player of a call that asks for one. */
const member = ({ player }: CallContext) => player as Account

/** One page of a player's own list, the last game first. */
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
  const listed = selectListed(db, name, member(context))
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
      // A vendor's list and a search leave out the tiles that lead to a vendor's list.
      query.vassalage || gameName ? ne(games.isGame, 'VASSALAGE') : undefined,
      query.gameClassify ? eq(games.classify, query.gameClassify) : undefined,
      gameName ? like(games.search, sql`${likePattern(gameName)} ESCAPE '\\'`) : undefined,
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
    nodeIds: listFavoriteNodes(context.db, member(context), context.query.pageSize),
  })),

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

  serve(addFavorite, (context) => {
    const { body, db } = context
    const known = db.select().from(games).where(eq(games.nodeId, body.nodeId)).get()
    if (!known) throw new CallError(404, 'game_not_found', 'There is no such game.')
    addFavoriteNode(db, member(context), body.nodeId)
    return { nodeIds: listFavoriteNodes(db, member(context)) }
  }),

  serve(removeFavorite, (context) => {
    const { query, db } = context
    removeFavoriteNode(db, member(context), query.nodeId)
    return { nodeIds: listFavoriteNodes(db, member(context)) }
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

function refuseOtherMerchant(named: string, merchant: string): void {
  if (named === merchant) return
  throw new CallError(400, 'unknown_merchant', 'The query names another merchant than the header.')
}

const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
