import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, eq, like, ne, sql } from '../db/drizzle.ts'
import type * as v from 'valibot'
import type { LanguageCode } from '#core/locale/languages.ts'
import { listGames, listHotGames, listVendors } from '#features/games/api.ts'
import type { GameSchema, VendorSchema } from '#features/games/schema.ts'
import type { Db } from '../db/open.ts'
import { games, vendors } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import type { PictureAddresses } from '../pictures/addresses.ts'

type GameReply = v.InferInput<typeof GameSchema>
type VendorReply = v.InferInput<typeof VendorSchema>

interface GameRow {
  game: typeof games.$inferSelect
  vendorName: string
}

function writeGame(
  { game, vendorName }: GameRow,
  language: LanguageCode,
  pictures: PictureAddresses,
): GameReply {
  return {
    nodeId: game.nodeId,
    nodeName: game.names[language],
    gameType: game.type,
    vassalage: game.vendor,
    vassalageName: vendorName,
    gameCode: game.code,
    isGame: game.isGame,
    gameClassify: game.classify,
    showIcon: pictures.game(game.nodeId),
    isHot: game.hot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    supportPlay: game.trial ? 0 : 1,
  }
}

const writeVendor = (
  vendor: typeof vendors.$inferSelect,
  pictures: PictureAddresses,
): VendorReply => ({
  vassalage: vendor.code,
  displayName: vendor.name,
  gameType: vendor.type,
  lagerIcon: pictures.vendor(vendor.code),
  showIcon: pictures.vendorMark(vendor.code),
  isHot: vendor.hot ? 1 : 0,
  inMaintenance: vendor.inMaintenance,
})

/** New releases lead a list, so that it does not repeat the hot games; then what players open most. */
const LIST_ORDER = [desc(games.isNew), asc(games.rank), asc(games.nodeId)]
const HOT_ORDER = [asc(games.rank), asc(games.nodeId)]

function selectGames(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  return db
    .select({ game: games, vendorName: vendors.name })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all()
}

export const gameCalls = [
  serve(listVendors, ({ db, pictures }) => {
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
      lanes: [...lanes].map(([title, cards]) => ({
        title,
        cards: cards.map((vendor) => writeVendor(vendor, pictures)),
        gameClassify: [
          ...Map.groupBy(
            kinds.filter(({ lane }) => lane === title),
            ({ key }) => key,
          ),
        ].map(([key, rows]) => ({ key, vendors: rows.map(({ vendor }) => vendor) })),
      })),
    }
  }),

  serve(listHotGames, ({ query, merchant, db, pictures }) => {
    refuseOtherMerchant(query.merchantCode, merchant.code)
    const where = and(
      games.hot,
      query.gameType && eq(games.type, query.gameType),
      query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
    )
    const rows = selectGames(db, where, HOT_ORDER, 100, 0)
    return { list: rows.map((row) => writeGame(row, query.language, pictures)) }
  }),

  serve(listGames, ({ query, merchant, player, db, pictures }) => {
    refuseOtherMerchant(query.merchant, merchant.code)
    const { filter = 'ALL', gameName, pageNo, pageSize } = query
    if ((filter === 'FAV' || filter === 'RECENT') && !player) {
      throw new CallError(401, 'not_logged_in', 'You are not logged in, please login.')
    }
    const where = and(
      query.gameType && eq(games.type, query.gameType),
      query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
      // A vendor's own list, and a search, need no tile that leads to a vendor's list.
      query.vassalage || gameName ? ne(games.isGame, 'VASSALAGE') : undefined,
      query.gameClassify ? eq(games.classify, query.gameClassify) : undefined,
      gameName ? like(games.search, sql`${likePattern(gameName)} ESCAPE '\\'`) : undefined,
      filter === 'HOT' ? games.hot : undefined,
      filter === 'NEW' ? games.isNew : undefined,
      // Nobody has favourites or recent games before play exists.
      filter === 'FAV' || filter === 'RECENT' ? sql`FALSE` : undefined,
    )
    const total = db.select({ total: count() }).from(games).where(where).get()?.total ?? 0
    const rows = selectGames(db, where, LIST_ORDER, pageSize, (pageNo - 1) * pageSize)
    return {
      games: rows.map((row) => writeGame(row, query.language, pictures)),
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  }),
]

function refuseOtherMerchant(named: string, merchant: string): void {
  if (named === merchant) return
  throw new CallError(400, 'unknown_merchant', 'The query names another merchant than the header.')
}

const likePattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
