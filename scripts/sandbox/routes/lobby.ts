import { desc, eq } from '../db/drizzle.ts'
import { listWinners } from '#features/lobby/api.ts'
import { games, winners } from '../db/tables.ts'
import { serve } from '../http/serve.ts'
import { writeUnits } from '../world/money/money.ts'

export const calls = [
  // The latest wins, the largest first.
  serve(listWinners, ({ query, merchant, db, pictures }) => {
    const rows = db
      .select({ winner: winners, names: games.names, gameType: games.type })
      .from(winners)
      .innerJoin(games, eq(games.nodeId, winners.nodeId))
      .where(eq(winners.merchant, merchant.code))
      .orderBy(desc(winners.id))
      .limit(query.limitNum)
      .all()
    return {
      list: rows
        .toSorted((one, other) => other.winner.amount - one.winner.amount)
        .map(({ winner, names, gameType }) => ({
          vo: {
            player: winner.player,
            gameName: names[query.language],
            nodeId: winner.nodeId,
            gameType,
            showIcon: pictures.game(winner.nodeId),
            winAmount: writeUnits(winner.amount, merchant.brand.currency),
          },
        })),
    }
  }),
]
