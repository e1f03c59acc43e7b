import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Banner } from '#core/system/announcements/api.ts'
import { useAnnouncements } from '#core/system/announcements/useAnnouncements.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { paths } from '#core/navigation/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Lane } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import type { HelpTopic } from '#parts/content/help/api.ts'
import { helpCenterQuery } from '#parts/content/help/queries.ts'
import type { Option, OptionGroup } from './options.ts'
import type { FacetWords } from './facetWords.ts'
import type { SitePage } from './pages.ts'
import { indexNamed, indexTitles, indexVendors, pick } from './placeIndex.ts'
import { listsQuery } from './queries.ts'
import type { SearchIndex } from './searchIndex.ts'
import { useSitePages } from './useSitePages.ts'

/** Most results that each group lists, which is small so that games stay visible. */
const LISTED = 3

const NO_LANES: readonly Lane[] = []
const NO_CAMPAIGNS: readonly Pick<Banner, 'id' | 'title'>[] = []

/**
 * Finds the pages, categories, providers, promotions and help topics that match a text, divided
 * into groups before and after the games.
 * @param gamesAsTyped whether games match the text exactly; if not, other exact matches come before
 * the games
 */
export function useFoundPlaces(text: string, gamesAsTyped: boolean) {
  const { i18n } = useLingui()
  const lanes = useLanes().data ?? NO_LANES
  const promotions = useFeature('promotions') === 'on'
  const { data: announcements } = useAnnouncements()
  const { data: topics } = useQuery(helpCenterQuery(usePageContext()))
  // Each list is a variable of its own, so that a key press creates none of the lists again.
  const { data: lists } = useQuery(listsQuery)
  const sitePages = useSitePages(lists?.pageWords)
  const words = lists?.facetWords
  const pages = useMemo(() => listPages(sitePages, i18n), [sitePages, i18n])
  const categories = useMemo(() => listCategories(lanes, i18n, words), [lanes, i18n, words])
  const providers = useMemo(() => listProviders(lanes), [lanes])
  const campaigns: typeof NO_CAMPAIGNS = (promotions && announcements?.promotion) || NO_CAMPAIGNS
  const promoted = useMemo(() => listPromotions(campaigns), [campaigns])
  const answers = useMemo(() => listAnswers(topics ?? []), [topics])
  const found = [pages, categories, providers, promoted, answers].flatMap((each) =>
    group(each, text),
  )
  const isMeant = ({ kind, isWhole }: FoundGroup) => kind === 'page' && isWhole
  const isPage = found.some(isMeant)
  // If the text names a page, results that only have a similar spelling are left out.
  const all = found.filter(({ asTyped }) => asTyped || !isPage)
  const isAfter = (each: FoundGroup) => {
    const hasGames = each.kind === 'category' || each.kind === 'provider'
    if (hasGames) return gamesAsTyped && !each.asTyped
    return !isMeant(each) && (gamesAsTyped || !each.asTyped)
  }
  return {
    before: all.filter((each) => !isAfter(each)),
    after: all.filter(isAfter),
    /** Whether one of the results has all words as the player typed them. */
    hasAll: all.some(({ asTyped }) => asTyped),
    /** Whether the text is the name of a page; that page is then the first result. */
    isPage,
  }
}

type FoundGroup = OptionGroup & { asTyped: boolean; isWhole: boolean }

/** All possible results of one kind, and the search index of their names. */
interface Places {
  options: readonly Option[]
  index: SearchIndex
}

function listPages(pages: readonly SitePage[], i18n: I18n): Places {
  const named = pages.map(({ path, title, words }) => ({
    path,
    name: i18n._(title),
    words: words ? i18n._(words).split(',') : [],
  }))
  return {
    options: named.map(({ path, name }) => ({ kind: 'page', id: `page ${path}`, name, path })),
    index: indexNamed(named),
  }
}

function listCategories(lanes: readonly Lane[], i18n: I18n, words: FacetWords | undefined): Places {
  const categories = lanes.map(({ type }) => ({
    type,
    name: i18n._(CATEGORIES[type].name),
    words: words?.CATEGORY_WORDS[type] ?? [],
  }))
  return {
    options: categories.map(({ type, name }) => ({ kind: 'category', id: type, type, name })),
    index: indexNamed(categories),
  }
}

/** Lists the providers. A vendor with two categories is listed as one provider in each. */
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
  const { items, ...how } = pick(options, index, text)
  const [first] = items
  if (!first) return []
  return [{ kind: first.kind, items: items.slice(0, LISTED), total: items.length, ...how }]
}
