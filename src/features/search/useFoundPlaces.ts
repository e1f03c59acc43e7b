import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Banner } from '#core/announcements/api.ts'
import { useAnnouncements } from '#core/announcements/useAnnouncements.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { paths } from '#core/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Lane } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import type { HelpTopic } from '#parts/help/api.ts'
import { helpCenterQuery } from '#parts/help/queries.ts'
import type { Option, OptionGroup } from './options.ts'
import { indexCategories, indexTitles, indexVendors, pick } from './placeIndex.ts'
import type { SearchIndex } from './searchIndex.ts'

/** How many of each group are listed, so that games stay in view. */
const LISTED = 3

const NO_LANES: readonly Lane[] = []
const NO_CAMPAIGNS: readonly Pick<Banner, 'id' | 'title'>[] = []

/**
 * The providers, categories, promotions and help topics that a text means: what stands before the
 * games, and what after them.
 *
 * @param gamesAsTyped whether the games have what was typed; if not, what has it stands before them
 */
export function useFoundPlaces(text: string, gamesAsTyped: boolean) {
  const { i18n } = useLingui()
  const lanes = useLanes().data ?? NO_LANES
  const promotions = useFeature('promotions') === 'on'
  const { data: announcements } = useAnnouncements()
  const { data: topics } = useQuery(helpCenterQuery(usePageContext()))
  // Each a value of its own: a key makes none of them anew.
  const categories = useMemo(() => listCategories(lanes, i18n), [lanes, i18n])
  const providers = useMemo(() => listProviders(lanes), [lanes])
  const campaigns: typeof NO_CAMPAIGNS = (promotions && announcements?.promotion) || NO_CAMPAIGNS
  const promoted = useMemo(() => listPromotions(campaigns), [campaigns])
  const answers = useMemo(() => listAnswers(topics ?? []), [topics])
  const all = [categories, providers, promoted, answers].flatMap((each) => group(each, text))
  const isAfter = ({ kind, asTyped }: FoundGroup) =>
    (kind === 'promotion' || kind === 'help') && (gamesAsTyped || !asTyped)
  return {
    before: all.filter((each) => !isAfter(each)),
    after: all.filter(isAfter),
    /** Whether any of them has all of the words as they were typed. */
    hasAll: all.some(({ asTyped }) => asTyped),
  }
}

type FoundGroup = OptionGroup & { asTyped: boolean }

/** Options of one kind, and what finds them. */
interface Places {
  options: readonly Option[]
  index: SearchIndex
}

function listCategories(lanes: readonly Lane[], i18n: I18n): Places {
  const categories = lanes.map(({ type }) => ({ type, name: i18n._(CATEGORIES[type].name) }))
  return {
    options: categories.map((each) => ({ kind: 'category', id: each.type, ...each })),
    index: indexCategories(categories),
  }
}

/** A vendor with two categories is one provider in each. */
function listProviders(lanes: readonly Lane[]): Places {
  const vendors = lanes.flatMap((lane) => lane.vendors)
  return {
    options: vendors.map((vendor) => ({
      kind: 'provider',
      id: `${vendor.type} ${vendor.code}`,
      vendor,
    })),
    index: indexVendors(vendors),
  }
}

const listPromotions = (campaigns: typeof NO_CAMPAIGNS): Places => ({
  options: campaigns.map(({ id, title }) => ({
    kind: 'promotion',
    id,
    name: title,
    path: paths.promotions(id),
  })),
  index: indexTitles(campaigns.map(({ title }) => title)),
})

function listAnswers(topics: readonly HelpTopic[]): Places {
  const answers = topics.flatMap((topic) => [topic, ...topic.questions])
  return {
    options: answers.map(({ id, title }) => ({
      kind: 'help',
      id,
      name: title,
      path: paths.help(id),
    })),
    index: indexTitles(answers.map(({ title }) => title)),
  }
}

function group({ options, index }: Places, text: string): FoundGroup[] {
  const { items, asTyped } = pick(options, index, text)
  const [first] = items
  if (!first) return []
  return [{ kind: first.kind, items: items.slice(0, LISTED), total: items.length, asTyped }]
}
