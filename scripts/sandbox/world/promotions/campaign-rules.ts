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

/** How often a player can get the reward. */
export type Round = 'once' | 'day' | 'week' | 'month' | 'year'

/** A condition of a round; amounts in baht, scaled to the merchant's currency. */
export interface Need {
  kind: NeedKind
  baht?: number
}

export interface Reward {
  kind: RewardKind
  /** Amount in baht or points; if a percentage is given, the highest amount. */
  amount: number
  /** Set if the amount is only the highest possible reward. */
  upTo?: true
  /** Percentage of a deposit, or of a loss. */
  percent?: number
  /** Smallest deposit that gets the reward, in baht. */
  least?: number
  /** How many times the reward must be bet; a deposit bonus together with the deposit. */
  turnover?: number
}

/** A campaign's rules, as an operator writes them. */
export interface CampaignRules {
  id: string
  category: PromotionCategory
  kind: (typeof PROMOTION_KINDS)[number]
  picture: BannerTheme
  /** Id of its picture; by default its own. A month's campaign has the same picture each year. */
  pictureId?: string
  /** Set if it runs from Friday to Sunday of each week; players can join from Monday on. */
  atWeekends?: true
  round: Round
  needs: readonly Need[]
  reward: Reward
  /**
   * Limits per round for all players together: number of rewards, and baht. `player` is one
   * player's number of rewards over all rounds.
   */
  limits?: { grants?: number; baht?: number; player?: number }
  /** Set if the campaign is only for players who have never deposited. */
  newcomers?: true
  /** Whether an application is refused without a picture. */
  picturesNeeded?: true
  link?: PromotionLink
  /** Feature without which a brand does not have the campaign. */
  feature?: FeatureName
  /** Currency of the brands that have the campaign; left out for all brands. */
  currency?: string
}

export interface Campaign extends CampaignRules {
  title: Words
  summary: Words
  /** HTML with a description of the campaign; its rules are added automatically. */
  about: Words
}
