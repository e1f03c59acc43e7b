import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** The providers, categories, promotions and help topics that a text means. */
export function useFoundPlaces(text: string): { before: OptionGroup[]; after: OptionGroup[] } {
  const { i18n } = useLingui()
  const lanes = useLanes().data ?? NO_LANES
  const promotions = useFeature('promotions') === 'on'
  const { data: announcements } = useAnnouncements()
  const { data: topics } = useQuery(helpCenterQuery(usePageContext()))

  const categoryNames = lanes.map(({ type }) => i18n._(CATEGORIES[type].name)).join('\n')
  const categories = useMemo(() => {
    const names = categoryNames.split('\n')
    return lanes.map(({ type }, nth) => ({ type, name: names[nth]! }))
  }, [lanes, categoryNames])
  const categoryIndex = useMemo(() => indexCategories(categories), [categories])
  // A vendor with two categories is one provider in each.
  const vendors = useMemo(() => lanes.flatMap((lane) => lane.vendors), [lanes])
  const vendorIndex = useMemo(() => indexVendors(vendors), [vendors])
  const campaigns = announcements?.promotion
  const campaignIndex = useMemo(
    () => indexTitles(campaigns?.map(({ title }) => title) ?? []),
    [campaigns],
  )
  const answers = useMemo(
    () => topics?.flatMap((topic) => [topic, ...topic.questions]) ?? [],
    [topics],
  )
  const answerIndex = useMemo(() => indexTitles(answers.map(({ title }) => title)), [answers])

  const foundCategories = useMemo(
    () => pick(categories, categoryIndex, text),
    [categories, categoryIndex, text],
  )
  const foundVendors = useMemo(() => pick(vendors, vendorIndex, text), [vendors, vendorIndex, text])
  const foundCampaigns = useMemo(
    () => (promotions && campaigns ? pick(campaigns, campaignIndex, text) : []),
    [promotions, campaigns, campaignIndex, text],
  )
  const foundAnswers = useMemo(() => pick(answers, answerIndex, text), [answers, answerIndex, text])

  return useMemo(
    () => ({
      before: [
        ...group(
          'category',
          foundCategories.map((each) => ({ kind: 'category', id: each.type, ...each })),
        ),
        ...group(
          'provider',
          foundVendors.map((vendor) => ({
            kind: 'provider',
            id: `${vendor.type} ${vendor.code}`,
            vendor,
          })),
        ),
      ],
      after: [
        ...group(
          'promotion',
          foundCampaigns.map(({ id, title }) => ({
            kind: 'promotion',
            id,
            name: title,
            path: paths.promotions(id),
          })),
        ),
        ...group(
          'help',
          foundAnswers.map(({ id, title }) => ({
            kind: 'help',
            id,
            name: title,
            path: paths.help(id),
          })),
        ),
      ],
    }),
    [foundCategories, foundVendors, foundCampaigns, foundAnswers],
  )
}

const group = (kind: Option['kind'], items: readonly Option[]): OptionGroup[] =>
  items.length > 0 ? [{ kind, items: items.slice(0, LISTED), total: items.length }] : []
