import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { isLottery } from '#parts/games/schema.ts'
import type { Lane } from '#parts/games/schema.ts'
import type { LotteryLaunch, PrizeMode } from './schema.ts'

type Area = LotteryLaunch['lottoArea']

/** The target of a launch. The lottery page adds the area in which the lottery is drawn. */
export interface PlayTarget extends LaunchTarget {
  area?: Area | undefined
}

/**
 * Areas of vendors whose lotteries are all drawn in one area, by vendor; lotteries of all other
 * vendors are daily draws (TH).
 */
const AREAS: Readonly<Record<string, Area>> = { TCG_LOTTO_VN: 'VN', TCG_SEA: 'SEA' }

/** Vendors whose presence on the site sets the prize mode to ELOTT. */
const ELOTT_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/**
 * Returns the fields that only the launch of a lottery sends; undefined for all other games.
 * Rejects if the vendors fail to load, since real bets would be paid by the wrong prize table.
 *
 * @param askLanes fetches the vendors by category, if the prize mode depends on them
 * @param lotteryType the brand's own lotteries, if no vendor decides the prize mode
 */
export async function lotteryTerms(
  { type, vendor, nodeId, code, area }: PlayTarget,
  askLanes: () => Promise<readonly Lane[]>,
  lotteryType: RuntimeBrand['lotteryType'],
): Promise<LotteryLaunch | undefined> {
  // A target without category and vendor comes from a banner, which names only a game id; only the
  // gateway knows what kind of game that is.
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
 * Returns the prize mode: ELOTT if TCG_LOTTO_VN or LOTT is among the vendors, else that of the
 * brand's own lotteries (docs/product.md §4.9).
 */
function prizeModeOf(lanes: readonly Lane[], lotteryType: RuntimeBrand['lotteryType']): PrizeMode {
  const hasElott = lanes.some(({ vendors }) =>
    vendors.some(({ code }) => ELOTT_VENDORS.includes(code)),
  )
  return hasElott || lotteryType === 'Elott' ? 'ELOTT' : 'LOTT'
}
