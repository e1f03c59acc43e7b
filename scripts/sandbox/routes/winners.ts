import { listWins, type WinnerListName } from '#features/winners/api.ts'
import { boundsOf, daysOf, type Preset, dayOf } from '#lib/periods.ts'
import { and, desc, eq, gte, lte } from '../db/drizzle.ts'
import { games, winners } from '../db/tables.ts'
import { serve } from '../http/serve.ts'
import { listHotGames } from '../world/content/banners.ts'
import { zoneOf, writeTime } from '../world/days.ts'
import { writeUnits } from '../world/money/money.ts'
import { keepWinning } from '../world/play/winners.ts'

const PRESETS: Record<Exclude<WinnerListName, 'LATEST'>, Preset> = {
  DAY: 'today',
  WEEK: 'last7',
  MONTH: 'last30',
}

export const calls = [
  serve(listWins, ({ query, merchant, db, pictures, now }) => {
    const { currency } = merchant.brand
    const { list, gameType, language, limitNum } = query
    const at = now.getTime()
    keepWinning(db, merchant.code, { nodeIds: listHotGames(db), currency, now: at })
    const zone = zoneOf(db, merchant.code)
    const since =
      list === 'LATEST'
        ? 0
        : boundsOf(daysOf({ preset: PRESETS[list] }, dayOf(at, zone)), zone).start
    const order =
      list === 'LATEST'
        ? [desc(winners.at), desc(winners.id)]
        : [desc(winners.amount), desc(winners.at), desc(winners.id)]
    const rows = db
      .select({ win: winners, names: games.names, type: games.type, vendor: games.vendor })
      .from(winners)
      .innerJoin(games, eq(games.nodeId, winners.nodeId))
      .where(
        and(
          eq(winners.merchant, merchant.code),
          gte(winners.at, since),
          lte(winners.at, at),
          gameType && eq(games.type, gameType),
        ),
      )
      .orderBy(...order)
      .limit(limitNum)
      .all()
    return {
      currency,
      list: rows.map(({ win, names, type, vendor }) => ({
        id: String(win.id),
        player: win.player,
        amount: writeUnits(win.amount, currency),
        at: writeTime(win.at),
        nodeId: win.nodeId,
        gameName: names[language],
        gameType: type,
        vendor,
        icon: pictures.game(win.nodeId),
      })),
    }
  }),
]
