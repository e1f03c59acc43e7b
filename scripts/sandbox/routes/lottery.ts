import { inLanguage } from '../content/words.ts'
import type * as v from 'valibot'
import * as api from '#features/lottery/api.ts'
import type { LotterySchema } from '#features/lottery/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { and, desc, isNotNull, sql } from '../db/drizzle.ts'
import { matches } from '../db/rows.ts'
import { bets } from '../db/play-tables.ts'
import { refuse } from '../http/call-error.ts'
import { playerOf, serve, type CallContext, type RouteParts } from '../http/serve.ts'
import {
  describeOpenDraw,
  listDrawn,
  listOffered,
  type LotteryOnOffer,
} from '../world/play/lotteries.ts'
import { findVendor, stateOfVendor } from '../world/play/vendor-state.ts'

/** Number of the player's last lotteries that are returned. */
const RECENT = 12

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'pictures'>

/** Lists the lotteries that this merchant offers; none if its lottery feature is off. */
const offered = ({ db, merchant }: Context) =>
  merchant.brand.features.lottery ? listOffered(db) : []

function writeLottery(
  lottery: LotteryOnOffer,
  { db, merchant, now, pictures }: Context,
  language: LanguageCode,
): v.InferInput<typeof LotterySchema> {
  const { game, area } = lottery
  const vendor = findVendor(db, game.vendor)
  return {
    gameCode: game.code,
    vassalage: game.vendor,
    gameType: game.type as 'LOTT' | 'ELOTT',
    name: inLanguage(game.names, language),
    area,
    icon: pictures.game(game.nodeId),
    ...describeOpenDraw(lottery, now),
    inMaintenance:
      vendor !== undefined && stateOfVendor(vendor, merchant.settings, now).state === 'maintenance',
  }
}

export const calls = ({ seed }: RouteParts) => [
  serve(api.listLotteries, (context) => {
    const { language } = context.query
    return { list: offered(context).map((lottery) => writeLottery(lottery, context, language)) }
  }),

  serve(api.listRecentLotteries, (context) => {
    const { merchant, username } = playerOf(context)
    const nodeIds = context.db
      .select({ nodeId: bets.nodeId })
      .from(bets)
      .where(and(matches(bets, { merchant, username }), isNotNull(bets.nodeId)))
      .groupBy(bets.nodeId)
      .orderBy(desc(sql`MAX(${bets.at})`))
      .all()
    const byNode = new Map(offered(context).map((lottery) => [lottery.game.nodeId, lottery]))
    const list = nodeIds.flatMap(({ nodeId }) => byNode.get(nodeId as string) ?? [])
    return {
      list: list
        .slice(0, RECENT)
        .map((lottery) => writeLottery(lottery, context, context.query.language)),
    }
  }),

  serve(api.listDraws, (context) => {
    const { gameCode, size } = context.query
    const lottery =
      offered(context).find(({ game }) => game.code === gameCode) ??
      refuse('game_not_found/lottery')
    return { list: listDrawn(lottery, { seed, now: context.now, size }) }
  }),

  serve(api.listLatestDraws, (context) => ({
    list: offered(context).flatMap((lottery) =>
      listDrawn(lottery, { seed, now: context.now, size: 1 }),
    ),
  })),
]
