import { and, desc, eq, inArray, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { favorites, recents } from '../../db/play-tables.ts'
import { games } from '../../db/tables.ts'
import { addMissing, rowsOf, addRow } from '../../db/rows.ts'
import type { Person } from '../team/tree.ts'

type Table = typeof favorites | typeof recents

const isOf = (table: Table, { merchant, username }: Person) =>
  and(eq(table.merchant, merchant), eq(table.username, username))

/** Selects a player's favourites or recent games among all games, the last first. */
export function selectListed(db: Db, name: 'favorites' | 'recents', player: Person) {
  const table = name === 'favorites' ? favorites : recents
  const nodeIds = db.select({ nodeId: table.nodeId }).from(table).where(isOf(table, player))
  const added = sql`(SELECT rowid FROM ${table} AS listed WHERE listed.merchant = ${player.merchant}
    AND listed.username = ${player.username} AND listed.nodeId = ${games.nodeId})`
  return { where: inArray(games.nodeId, nodeIds), order: [desc(added)] }
}

/** Lists the ids of a player's favourites, the last added first. */
export function listFavoriteNodes(db: Db, player: Person, limit = 999): string[] {
  return rowsOf(db, favorites, isOf(favorites, player))
    .list({ order: [desc(sql`rowid`)], limit })
    .map(({ nodeId }) => nodeId)
}

/** Adds a favourite; changes nothing if the game already is one. */
export function addFavoriteNode(db: Db, { merchant, username }: Person, nodeId: string): void {
  addMissing(db, favorites, { merchant, username, nodeId })
}

export function removeFavoriteNode(db: Db, player: Person, nodeId: string): void {
  rowsOf(db, favorites, { nodeId }, isOf(favorites, player)).remove()
}

/** Moves a game to the front of the player's recent games. */
export function addRecentNode(db: Db, player: Person, nodeId: string): void {
  const { merchant, username } = player
  db.transaction((tx) => {
    rowsOf(tx, recents, { nodeId }, isOf(recents, player)).remove()
    addRow(tx, recents, { merchant, username, nodeId })
  })
}
