import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Banner } from '#core/announcements/api.ts'
import { useAnnouncements } from '#core/announcements/useAnnouncements.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { paths } from '#core/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Lane } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { helpCenterQuery } from '#parts/help/queries.ts'
import type { Option, OptionGroup } from './options.ts'
import { indexCategories, indexTitles, indexVendors, pick } from './placeIndex.ts'

/** How many of each group are listed, so that games stay in view. */
const LISTED = 3

const NO_LANES: readonly Lane[] = []
const NO_CAMPAIGNS: readonly Banner[] = []

/** The providers, categories, promotions and help topics that a text means. */
export function useFoundPlaces(text: string): { before: OptionGroup[]; after: OptionGroup[] } {
  const { i18n } = useLingui()
  const lanes = useLanes().data ?? NO_LANES
  const promotions = useFeature('promotions') === 'on'
  const { data: announcements } = useAnnouncements()
  const { data: topics } = useQuery(helpCenterQuery(usePageContext()))

  const categories = lanes.map(({ type }) => ({ type, name: i18n._(CATEGORIES[type].name) }))
  const categoryIndex = indexCategories(categories)
  // A vendor with two categories is one provider in each.
  const vendors = lanes.flatMap((lane) => lane.vendors)
  const vendorIndex = indexVendors(vendors)
  const campaigns = (promotions && announcements?.promotion) || NO_CAMPAIGNS
  const campaignIndex = indexTitles(campaigns.map(({ title }) => title))
  const answers = topics?.flatMap((topic) => [topic, ...topic.questions]) ?? []
  const answerIndex = indexTitles(answers.map(({ title }) => title))

  return {
    before: [
      ...group(
        'category',
        pick(categories, categoryIndex, text).map((each) => ({
          kind: 'category',
          id: each.type,
          ...each,
        })),
      ),
      ...group(
        'provider',
        pick(vendors, vendorIndex, text).map((vendor) => ({
          kind: 'provider',
          id: `${vendor.type} ${vendor.code}`,
          vendor,
        })),
      ),
    ],
    after: [
      ...group(
        'promotion',
        pick(campaigns, campaignIndex, text).map(({ id, title }) => ({
          kind: 'promotion',
          id,
          name: title,
          path: paths.promotions(id),
        })),
      ),
      ...group(
        'help',
        pick(answers, answerIndex, text).map(({ id, title }) => ({
          kind: 'help',
          id,
          name: title,
          path: paths.help(id),
        })),
      ),
    ],
  }
}

const group = (kind: Option['kind'], items: readonly Option[]): OptionGroup[] =>
  items.length > 0 ? [{ kind, items: items.slice(0, LISTED), total: items.length }] : []
