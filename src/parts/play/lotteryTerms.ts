import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { isLottery } from '#parts/games/schema.ts'
import type { Lane } from '#parts/games/schema.ts'
import type { LotteryLaunch, PrizeMode } from './schema.ts'

type Area = LotteryLaunch['lottoArea']

/** Launch target; the lottery page adds the lottery's area. */
export interface PlayTarget extends LaunchTarget {
  area?: Area | undefined
}

/** Areas of vendors whose lotteries are all in one area; all other vendors have daily draws. */
const AREAS: Readonly<Record<string, Area>> = { TCG_LOTTO_VN: 'VN', TCG_SEA: 'SEA' }

/** If one of these vendors is offered, the prize mode is ELOTT. */
const ELOTT_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/**
 * Returns the fields that a lottery's launch sends in addition; undefined for all other games.
 * Rejects if the vendors fail to load, since bets under a wrong prize table would be real.
 *
 * @param askLanes fetches the vendors by category, if the prize mode depends on them
 * @param lotteryType the brand's own lotteries, if no vendor decides the prize mode
 */
export async function lotteryTerms(
  { type, vendor, nodeId, code, area }: PlayTarget,
  askLanes: () => Promise<readonly Lane[]>,
  lotteryType: RuntimeBrand['lotteryType'],
): Promise<LotteryLaunch | undefined> {
  // A banner names only a game id, and only the gateway knows which kind of game that is.
  if (type === undefined && vendor === undefined) return undefined
  if (type !== undefined && !isLottery(type)) return undefined
  const lanes = await askLanes()
  if (!isLottery(type ?? typeOf(vendor, lanes))) return undefined
  return {
    lottoArea: area ?? AREAS[vendor ?? ''] ?? 'TH',
    launchMode: 'LOTT',
    prizeMode: prizeModeOf(lanes, lotteryType),
    gameCode: code,
    view: nodeId === undefined && code === undefined ? 'lobby' : 'betting',
  }
}

const typeOf = (vendor: string | undefined, lanes: readonly Lane[]) =>
  lanes.flatMap(({ vendors }) => vendors).find(({ code }) => code === vendor)?.type

/**
 * The prize mode is ELOTT if the vendors include TCG_LOTTO_VN or LOTT, else the brand's
 * (docs/product.md §4.9).
 */
function prizeModeOf(lanes: readonly Lane[], lotteryType: RuntimeBrand['lotteryType']): PrizeMode {
  const hasElott = lanes.some(({ vendors }) =>
    vendors.some(({ code }) => ELOTT_VENDORS.includes(code)),
  )
  return hasElott || lotteryType === 'Elott' ? 'ELOTT' : 'LOTT'
}
