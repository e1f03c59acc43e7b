import type { GameType, Lane, Vendor } from './schema.ts'

/**
 * Groups that the gateway sends inside another category and players look for beside it
 * (specification §3: e-sports split out of sports and inserted after it, BG after live).
 */
const GROUPS: readonly { within: GameType; type: GameType; vendors: readonly string[] }[] = [
  { within: 'LIVE', type: 'BG', vendors: ['BG'] },
  { within: 'SPORTS', type: 'ESPORTS', vendors: ['IMES', 'TF', 'IA'] },
]

export interface VendorNameRule {
  currency: string
  vendors: readonly string[]
  prefixes: readonly string[]
  name: string
}

interface LaneOptions {
  currency: string
  vendorNames: readonly VendorNameRule[]
  lotteryEnabled: boolean
}

/** Lanes as players see them: groups split out, vendor names by currency, no empty category. */
export function arrangeLanes(lanes: readonly Lane[], options: LaneOptions): Lane[] {
  return lanes
    .filter(({ type }) => options.lotteryEnabled || (type !== 'LOTT' && type !== 'ELOTT'))
    .map((lane) => ({
      ...lane,
      vendors: lane.vendors.map((vendor) => ({ ...vendor, name: shownName(vendor, options) })),
    }))
    .flatMap(splitGroups)
    .filter(({ vendors }) => vendors.length > 0)
}

function splitGroups(lane: Lane): Lane[] {
  const group = GROUPS.find(({ within }) => within === lane.type)
  if (!group) return [lane]
  const belongs = ({ code }: Vendor) => group.vendors.includes(code)
  const own = lane.vendors.filter((vendor) => !belongs(vendor))
  const split = lane.vendors.filter(belongs).map((vendor) => ({ ...vendor, type: group.type }))
  return [
    { ...lane, vendors: own },
    { type: group.type, vendors: split, classifies: [] },
  ]
}

/** Specification §3: where the currency is TLB, BTI and TCG… display as 123BET; brands may add rules. */
function shownName(vendor: Vendor, { currency, vendorNames }: LaneOptions): string {
  const rule = vendorNames.find(
    (each) =>
      each.currency === currency &&
      (each.vendors.includes(vendor.code) ||
        each.prefixes.some((prefix) => vendor.code.startsWith(prefix))),
  )
  return rule?.name ?? vendor.name
}
