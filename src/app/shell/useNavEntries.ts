import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { normalizePath } from '#lib/urls.ts'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { categoryTarget, type CategoryTarget } from '#parts/games/categoryTarget.ts'
import { CATEGORIES, NAVIGATION } from '#parts/games/categories.ts'
import type { GameType, Vendor } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'

export interface NavEntry {
  id: string
  label: string
  target: CategoryTarget
  type?: GameType
  vendors: readonly Vendor[]
  /** True if the entry's page is on screen. */
  current: boolean
}

/** Entries of the category navigation; a category without vendors has none. */
export function useNavEntries(): { entries: readonly NavEntry[]; isPending: boolean } {
  const { t, i18n } = useLingui()
  const location = useLocation()
  const { data: lanes, isPending } = useLanes()
  const hasPromotions = useReach()(paths.promotions())
  const categories = NAVIGATION.flatMap((type): Omit<NavEntry, 'current'>[] => {
    const lane = lanes?.find((each) => each.type === type)
    if (!lane) return []
    const label = i18n._(CATEGORIES[type].name)
    return [{ id: type, label, target: categoryTarget(lane), type, vendors: lane.vendors }]
  })
  const page = (id: string, label: string, path: string): Omit<NavEntry, 'current'> => ({
    id,
    label,
    target: { kind: 'page', path },
    vendors: [],
  })
  const entries = [
    page('HOME', t`Home`, paths.home),
    ...categories,
    ...(hasPromotions ? [page('PROMO', t`Promotions`, paths.promotions())] : []),
  ]
  const current = idAt(location, entries)
  return {
    isPending,
    entries: entries.map((entry) => ({ ...entry, current: entry.id === current })),
  }
}

/**
 * Returns the id of the category entry to which an address belongs: the entry of its group of games
 * if there is one, else the entry of its category.
 */
function idAt(
  { pathname, search }: { pathname: string; search: string },
  entries: readonly Pick<NavEntry, 'id' | 'target'>[],
): string | undefined {
  const here = normalizePath(pathname)
  const gameType = new URLSearchParams(search).get('gameType')
  const at = (path: string) =>
    entries.find(({ target }) => target.kind === 'page' && target.path === path)
  return (at(`${here}?gameType=${gameType}`) ?? at(here))?.id
}
