import { inLanguage } from '../../content/words.ts'
import type { SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { LanguageCode } from '#rules/languages.ts'
import type { GameSchema } from '#parts/games/schema.ts'
import type { Db } from '../../db/open.ts'
import { games, vendors } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'
import type { CallContext } from '../../http/serve.ts'
import { findVendor, stateOfVendor, type Vendor } from './vendor-state.ts'

type GameReply = v.InferInput<typeof GameSchema>

/** A game as it is stored, with its vendor's name. */
export interface GameRow {
  game: typeof games.$inferSelect
  vendorName: string | undefined
}

/** Context in which a game or a vendor is written for a reply. */
export type Shown = Pick<CallContext, 'db' | 'pictures' | 'merchant' | 'now'>

/** The fields of a reply that tell whether a vendor's games can be started now. */
export function writeStatus(vendor: Vendor | undefined, { merchant, now }: Shown) {
  const { state, endsAt } = vendor ? stateOfVendor(vendor, merchant.settings, now) : {}
  if (state === 'restricted') return { status: 'RESTRICTED' as const }
  if (state !== 'maintenance') return {}
  return { status: 'MAINTENANCE' as const, ...(endsAt && { maintenanceEndsAt: endsAt }) }
}

/** Turns a row into the game that a reply of the gateway carries. */
export function writeGame(
  { game, vendorName }: GameRow,
  language: LanguageCode,
  context: Shown,
): GameReply {
  const { db, pictures } = context
  return {
    nodeId: game.nodeId,
    nodeName: inLanguage(game.names, language),
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

/** Selects a page of games, each with its vendor's name. */
export function selectGames(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  offset: number,
) {
  // The page is selected without a join, so that SQLite only counts the rows before it.
  const rows = db
    .select()
    .from(games)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all()
  const names = new Map(
    rowsOf(db, vendors)
      .list()
      .map(({ code, name }) => [code, name]),
  )
  return rows.map((game): GameRow => ({ game, vendorName: names.get(game.vendor) }))
}

export const countGames = (db: Db, where: SQL | undefined) => rowsOf(db, games, where).count()
