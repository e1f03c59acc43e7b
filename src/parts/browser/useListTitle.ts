import { useLingui } from '@lingui/react/macro'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { isGameType, type Category } from './browserState.ts'
import { classifyName, FILTER_NAMES, LIST_NAMES } from './messages.ts'
import type { GameBrowserHandle } from './useGameBrowser.ts'

/**
 * Returns the name of a list, and the name of the vendor that is chosen in the list, if the
 * category has that vendor.
 */
export function useListName({ state, lane }: Pick<GameBrowserHandle, 'state' | 'lane'>) {
  const { i18n } = useLingui()
  const vendor = lane?.vendors.find(({ code }) => code === state.vendor)
  return { name: i18n._(nameOf(state.category)), vendor }
}

/**
 * Sets the page title to the names of a list and the lists around it, the innermost first: “PG Soft
 * – Slots”.
 */
export function useListTitle(browser: Pick<GameBrowserHandle, 'state' | 'lane'>): void {
  const { t, i18n } = useLingui()
  const { name, vendor } = useListName(browser)
  const { filter, classify, search } = browser.state
  const kind = classify && classifyName(classify)
  const way = [
    filter !== 'ALL' && i18n._(FILTER_NAMES[filter]),
    kind && i18n._(kind),
    vendor?.name,
    name,
  ]
  useScreenTitle(search ? t`Results for “${search}”` : way.filter(Boolean).join(' – '))
}

const nameOf = (category: Category) =>
  isGameType(category) ? CATEGORIES[category].name : LIST_NAMES[category]
