import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listDraws, listLatestDraws, listLotteries, listRecentLotteries } from './api.ts'

/** Past draws that are shown of one lottery. */
const DRAWS_SHOWN = 10

/** Every lottery; in another language, the last list until it is there. */
export const lotteriesQuery = (context: PageContext) =>
  read(listLotteries, {}, { context, series: 'lotteries' })

/** Lotteries that the player bet on last. */
export const recentLotteriesQuery = (context: PageContext) =>
  read(listRecentLotteries, {}, { context, series: 'recent lotteries' })

/** The newest draw of every lottery, as of a moment in milliseconds. */
export const latestDrawsQuery = (asOf: number) =>
  read(listLatestDraws, {}, { edition: [asOf], series: 'latest draws' })

/** The last draws of one lottery, as they were before the draw that is open for bets. */
export const drawsQuery = (gameCode: string, openIssue: string) =>
  read(listDraws, { gameCode, size: DRAWS_SHOWN }, { edition: [openIssue], series: gameCode })
