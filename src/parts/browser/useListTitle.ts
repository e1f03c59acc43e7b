import { useLingui } from '@lingui/react/macro'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { isGameType, type Category } from './browserState.ts'
import { classifyName, FILTER_NAMES, LIST_NAMES } from './messages.ts'
import type { GameBrowserHandle } from './useGameBrowser.ts'

/** What a list is called, and the vendor in it that was chosen, if the category has it. */
export function useListName({ state, lane }: Pick<GameBrowserHandle, 'state' | 'lane'>) {
  const { i18n } = useLingui()
  const vendor = lane?.vendors.find(({ code }) => code === state.vendor)
  return { name: i18n._(nameOf(state.category)), vendor }
}

/** Titles the page with the way to what its list shows, the nearest first: “PG Soft – Slots”. */
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
