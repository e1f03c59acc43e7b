import type { FeatureName } from '#core/brand/features.ts'
import type {
  NeedKind,
  PROMOTION_KINDS,
  PromotionCategory,
  PromotionLink,
} from '#features/promotions/schema.ts'
import type { BannerTheme } from '#scripts/scenery/world.ts'
import type { RewardKind } from '../../db/reward-tables.ts'
import type { Words } from '../../content/words.ts'

/** The days on which a campaign runs. */
export type Schedule =
  /** From now on, without an end. */
  | { kind: 'open' }
  /** From Friday to Sunday, each week; it can be joined from Monday on. */
  | { kind: 'weekend' }
  /** In one month, such as `2026-11`. */
  | { kind: 'month'; month: string }

/** How often a player can have it. */
export type Round = 'once' | 'day' | 'week' | 'month' | 'year'

/** What must be done in a round; amounts in baht, scaled to the merchant's currency. */
export interface Need {
  kind: NeedKind
  baht?: number
}

export interface Reward {
  kind: RewardKind
  /** In baht, or points; with a share, the most. */
  amount: number
  /** Whether the amount is the most that there may be. */
  upTo?: true
  /** Percent of a deposit, or of a loss. */
  percent?: number
  /** The least deposit that gets it, in baht. */
  least?: number
  /** How many times it must be bet; of a deposit bonus, with the deposit. */
  turnover?: number
}

/** A campaign's rules, as an operator writes them. */
export interface CampaignRules {
  id: string
  category: PromotionCategory
  kind: (typeof PROMOTION_KINDS)[number]
  picture: BannerTheme
  schedule: Schedule
  round: Round
  needs: readonly Need[]
  reward: Reward
  /** For all players, the most grants and baht in a round; as `player`, one player's most grants ever. */
  limits?: { grants?: number; baht?: number; player?: number }
  /** Only for those who have never deposited. */
  newcomers?: true
  /** Whether an application is refused without a picture. */
  picturesNeeded?: true
  link?: PromotionLink
  /** Feature without which a brand does not have the campaign. */
  feature?: FeatureName
  /** Only at brands in this currency. */
  currency?: string
}

export interface Campaign extends CampaignRules {
  title: Words
  summary: Words
  /** HTML: what it is about; the rules follow by themselves. */
  about: Words
}
