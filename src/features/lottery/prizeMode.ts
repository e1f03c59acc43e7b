import type { PrizeMode } from '#features/play/schema.ts'

/** Vendors whose players play for the prizes of e-lottery. */
const ELOTT_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/** Specification §4: ELOTT where vendor data has TCG_LOTTO_VN or LOTT, else LOTT. */
export function prizeModeOf(lanes: readonly { vendors: readonly { code: string }[] }[]): PrizeMode {
  const hasElott = lanes.some(({ vendors }) =>
    vendors.some(({ code }) => ELOTT_VENDORS.includes(code)),
  )
  return hasElott ? 'ELOTT' : 'LOTT'
}
