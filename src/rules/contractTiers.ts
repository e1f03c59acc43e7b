import { Big } from 'big.js'

/*
 * Calculates the rates that the tiers of a contract pay (docs/product.md §12.6). Amounts are
 * decimal strings.
 */

/** Results of a team in a period: valid bets, active members and loss. */
export interface Reached {
  activeMembers: number
  validBet: string
  /** Loss of the team in the period; only dividend contracts use it. */
  loss: string
}

export interface Tier {
  activeMembers: number
  validBet: string
  /** Least loss of the team that the tier requires; only in dividend contracts. */
  loss?: string
  /** Rate that the tier pays, in hundredths of a percent. */
  rate: number
}

const lossOf = ({ loss = '0' }: Tier) => loss

const isReached = (tier: Tier, { activeMembers, validBet, loss }: Reached): boolean =>
  activeMembers >= tier.activeMembers &&
  Big(validBet).gte(tier.validBet) &&
  (Big(lossOf(tier)).lte(0) || Big(loss).gte(lossOf(tier)))

/**
 * Index of the tier that pays most among those that the team has reached; -1 if none is reached.
 */
export function findTier(tiers: readonly Tier[], reached: Reached): number {
  let found = -1
  for (const [place, tier] of tiers.entries()) {
    if (!isReached(tier, reached)) continue
    if (found < 0 || tier.rate > (tiers[found] as Tier).rate) found = place
  }
  return found
}

/** The rate that is paid for a team's results; 0 below the first tier. */
export const rateAt = (tiers: readonly Tier[], reached: Reached): number =>
  tiers[findTier(tiers, reached)]?.rate ?? 0

/**
 * The highest rate allowed for a tier of a downline: the rate that the upline's own contract pays a
 * team that has just reached that tier. Rates only rise with better results, so better teams need
 * no check.
 */
export const mostAt = (above: readonly Tier[], tier: Tier): number =>
  rateAt(above, {
    activeMembers: tier.activeMembers,
    validBet: tier.validBet,
    loss: lossOf(tier),
  })
