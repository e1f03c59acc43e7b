import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { normalizePath } from '#lib/urls.ts'
import { CATEGORIES, categoriesAt } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import type { GameType } from '#parts/games/schema.ts'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { ListSearch } from '#parts/browser/ListSearch.tsx'
import { useGameBrowser, type GameBrowserHandle } from '#parts/browser/useGameBrowser.ts'

interface Props {
  className?: string
  /** The page under its heading. */
  children: (browser: GameBrowserHandle, category: GameType) => ReactNode
}

/** A page of a category, and of those that share its path. */
export function CategoryPage(props: Props) {
  const path = normalizePath(useLocation().pathname)
  // Another page is another list: nothing of the one before may stay.
  return <PageOf key={path} categories={categoriesAt(path)} {...props} />
}

function PageOf({
  categories,
  className = '',
  children,
}: Props & { categories: readonly GameType[] }) {
  const { i18n } = useLingui()
  const [start = 'RNG'] = categories
  const browser = useGameBrowser({ start, categories })
  const category = browser.state.category as GameType
  return (
    <div
      className={`mx-auto flex max-w-350 flex-col gap-4 px-4 pt-4 pb-10 lg:px-8 lg:pt-6 ${className}`}
    >
      <ListHeading
        id="games"
        icon={<GameTypeIcon type={category} />}
        title={i18n._(CATEGORIES[category].name)}
      >
        <ListSearch browser={browser} className="md:w-80" />
      </ListHeading>
      {children(browser, category)}
    </div>
  )
}
