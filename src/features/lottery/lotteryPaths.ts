import { normalizePath } from '#lib/urls.ts'
import type { LotteryArea } from './schema.ts'

/** Addresses of the areas that have one (docs/product.md §2.1). */
const AREAS: readonly { path: string; area: LotteryArea | undefined }[] = [
  { path: '/lottery', area: undefined },
  { path: '/vnLottery', area: 'VN' },
  { path: '/seaLottery', area: 'SEA' },
]

/** The area that an address is about; undefined for all. */
export function areaOf(pathname: string): LotteryArea | undefined {
  const wanted = normalizePath(pathname)
  return AREAS.find(({ path }) => normalizePath(path) === wanted)?.area
}

/** The address of an area's lotteries, or of one of them. */
export function lotteryPath(area: LotteryArea | undefined, gameCode?: string): string {
  const { path } = AREAS.find((each) => each.area === area) ?? AREAS[0]!
  return gameCode ? `${path}?gameCode=${encodeURIComponent(gameCode)}` : path
}

/** Areas that have an address of their own, all of them first. */
export const AREA_TABS: readonly (LotteryArea | undefined)[] = AREAS.map(({ area }) => area)
