import { normalizePath } from '#lib/urls.ts'
import type { LotteryArea } from './schema.ts'

/** Addresses of the areas that have their own page (docs/product.md §2.1). */
const AREAS: readonly { path: string; area: LotteryArea | undefined }[] = [
  { path: '/lottery', area: undefined },
  { path: '/vnLottery', area: 'VN' },
  { path: '/seaLottery', area: 'SEA' },
]

/** Area that an address names; undefined for all areas. */
export function areaOf(pathname: string): LotteryArea | undefined {
  const wanted = normalizePath(pathname)
  return AREAS.find(({ path }) => normalizePath(path) === wanted)?.area
}

/** Address of an area's lotteries, or of one lottery in it. */
export function lotteryPath(area: LotteryArea | undefined, gameCode?: string): string {
  const { path } = AREAS.find((each) => each.area === area) ?? AREAS[0]!
  return gameCode ? `${path}?gameCode=${encodeURIComponent(gameCode)}` : path
}

/** Areas that have their own address; the first entry is undefined and means all areas. */
export const AREA_TABS: readonly (LotteryArea | undefined)[] = AREAS.map(({ area }) => area)
