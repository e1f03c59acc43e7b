import type { BannerTheme } from '#scripts/scenery/world.ts'
import campaigns from '../../content/campaigns.json' with { type: 'json' }
import months from '../../content/months.json' with { type: 'json' }
import { entryOf, wordsOf } from '../../content/texts.ts'
import type { Campaign, CampaignRules } from './campaign-rules.ts'

/**
 * Recurring campaigns, in the order in which they are offered; the side menu has the first ones.
 * Monthly campaigns are made by `campaignOf`.
 */
export const CAMPAIGNS: readonly Campaign[] = (campaigns as CampaignRules[]).map((rules) => ({
  ...rules,
  ...entryOf(`campaigns.${rules.id}`, 'title', 'summary', 'about'),
}))

/** Names and pictures of the months' campaigns, January first. */
const MONTHS = months as { id: string; picture: BannerTheme }[]

/** Pictures of all campaigns, by their ids. */
export const CAMPAIGN_PICTURES: readonly { id: string; picture: BannerTheme }[] = [
  ...CAMPAIGNS,
  ...MONTHS,
]

/** Makes the campaign of a month, such as `2026-11`. */
export function campaignOf(month: string): Campaign {
  const { id, picture } = MONTHS[Number(month.slice(5)) - 1]!
  return {
    id: `${id}-${month}`,
    category: 'event',
    kind: 'claim',
    picture,
    pictureId: id,
    ...entryOf(`campaigns.${id}`, 'title'),
    summary: wordsOf('campaigns.month.summary'),
    about: wordsOf('campaigns.month.about'),
    round: 'once',
    needs: [
      { kind: 'deposit', baht: 3000 },
      { kind: 'bet', baht: 20_000 },
    ],
    reward: { kind: 'bonus', amount: 388, turnover: 5 },
    limits: { grants: 500, baht: 194_000, player: 1 },
  }
}
