import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { normalizePath } from '#lib/urls.ts'
import { CATEGORIES, categoriesAt } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import type { GameType } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { CategorySwitcher } from '#parts/browser/CategorySwitcher.tsx'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { ListSearch } from '#parts/browser/ListSearch.tsx'
import { useListName, useListTitle } from '#parts/browser/useListTitle.ts'
import { useGameBrowser, type GameBrowserHandle } from '#parts/browser/useGameBrowser.ts'

interface Props {
  className?: string
  /** Renders the part of the page below its heading. */
  children: (browser: GameBrowserHandle, category: GameType) => ReactNode
}

/** A page of one game category, or of several categories that share an address. */
export function CategoryPage(props: Props) {
  const path = normalizePath(useLocation().pathname)
  // Another address has another key, so that a new list starts without the state of the old one.
  return <PageOf key={path} categories={categoriesAt(path)} {...props} />
}

function PageOf({
  categories,
  className = '',
  children,
}: Props & { categories: readonly GameType[] }) {
  const { i18n } = useLingui()
  const isWide = useIsWide()
  const [start = 'RNG'] = categories
  const browser = useGameBrowser({ start, categories })
  const category = browser.state.category as GameType
  const { path, parent } = CATEGORIES[category]
  const { name, vendor } = useListName(browser)
  useListTitle(browser)
  const crumb = (type: GameType) => ({
    name: i18n._(CATEGORIES[type].name),
    to: CATEGORIES[type].path,
  })
  return (
    <div
      className={`mx-auto flex max-w-page flex-col gap-3 px-4 pb-10 lg:gap-4 lg:px-8 lg:pt-3 ${className}`}
    >
      {!isWide && <CategorySwitcher current={category} />}
      <ListHeading
        id="games"
        icon={vendor ? <VendorMark vendor={vendor} /> : isWide && <GameTypeIcon type={category} />}
        title={vendor?.name ?? name}
        within={[...(parent ? [crumb(parent)] : []), ...(vendor ? [{ name, to: path }] : [])]}
        search={<ListSearch browser={browser} className="md:w-80" />}
        searching={browser.state.search !== ''}
      />
      {children(browser, category)}
    </div>
  )
}
