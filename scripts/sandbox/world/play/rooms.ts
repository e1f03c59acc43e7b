import type { LanguageCode } from '#rules/languages.ts'
import { random } from '#scripts/scenery/random.ts'
import { asc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { games } from '../../db/tables.ts'
import { writeMoney } from '../money/money.ts'

/** Number of a vendor's games that have tables. */
const GAMES_WITH_ROOMS = 12

/** Stakes of tables in baht, from the lowest up. */
const STAKES = [
  [1, 100],
  [10, 1000],
  [50, 5000],
  [200, 20_000],
] as const

/** How long the players at a table stay the same, in milliseconds. */
const COMPANY_STAYS = 30_000

/** Lists the tables of a card-game vendor; their players change with the gateway's clock. */
export function listVendorRooms(
  db: Db,
  vendor: string,
  { currency, language, now }: { currency: string; language: LanguageCode; now: Date },
) {
  return rowsOf(db, games, { vendor, type: 'PVP', isGame: 'GAME' })
    .list({ order: [asc(games.rank)], limit: GAMES_WITH_ROOMS })
    .flatMap((game) => {
      const stream = random(`rooms ${game.nodeId}`)
      const first = stream.whole(0, 1)
      return STAKES.slice(first, first + stream.whole(1, 3)).map(([least, most], index) => {
        const roomId = `${game.nodeId}-${index + 1}`
        const seatCount = stream.pick([4, 5, 6, 8])
        const company = random(`${roomId} ${Math.floor(now.getTime() / COMPANY_STAYS)}`)
        return {
          roomId,
          vassalage: vendor,
          nodeId: game.nodeId,
          roomName: `${game.names[language]} ${index + 1}`,
          minBet: writeMoney(least, currency),
          maxBet: writeMoney(most, currency),
          playerCount: company.whole(0, seatCount),
          seatCount,
        }
      })
    })
}
