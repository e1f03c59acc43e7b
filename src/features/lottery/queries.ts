import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listDraws, listLatestDraws, listLotteries, listRecentLotteries } from './api.ts'

/** Number of past draws that one lottery's page shows. */
const DRAWS_SHOWN = 10

/** Query for all lotteries. In another language, the old list stays until the new one loads. */
export const lotteriesQuery = (context: PageContext) =>
  read(listLotteries, {}, { context, series: 'lotteries' })

/** Query for the lotteries that the player bet on last. */
export const recentLotteriesQuery = (context: PageContext) =>
  read(listRecentLotteries, {}, { context, series: 'recent lotteries' })

/**
 * Query for the newest draw of every lottery. A new time, in milliseconds, makes the query fetch
 * again.
 */
export const latestDrawsQuery = (asOf: number) =>
  read(listLatestDraws, {}, { edition: [asOf], series: 'latest draws' })

/** Query for the last draws of one lottery, before the draw that is open for bets. */
export const drawsQuery = (gameCode: string, openIssue: string) =>
  read(listDraws, { gameCode, size: DRAWS_SHOWN }, { edition: [openIssue], series: gameCode })
