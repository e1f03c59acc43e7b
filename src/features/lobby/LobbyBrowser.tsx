import { Flame, Heart, Sparkles } from 'lucide-react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { isGameType } from '#parts/browser/browserState.ts'
import { CategorySwitcher, type Listed } from '#parts/browser/CategorySwitcher.tsx'
import { GameBrowser } from '#parts/browser/GameBrowser.tsx'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { ListSearch } from '#parts/browser/ListSearch.tsx'
import type { GameBrowserHandle } from '#parts/browser/useGameBrowser.ts'
import { useListName, useListTitle } from '#parts/browser/useListTitle.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { IconPlate } from '#ui/IconPlate.tsx'

const ICONS = { FAV: <Heart />, HOT: <Flame />, NEW: <Sparkles /> }

/** Shows the games of a category on the home page, in place of the sections. */
export function LobbyBrowser({ browser }: { browser: GameBrowserHandle }) {
  const category = browser.state.category as Exclude<Listed, 'RECENT'>
  const isWide = useIsWide()
  const { name } = useListName(browser)
  useListTitle(browser)
  const icon = isGameType(category) ? (
    <GameTypeIcon type={category} />
  ) : (
    <IconPlate tone="soft">{ICONS[category]}</IconPlate>
  )
  return (
    <div className="flex flex-col gap-3 lg:gap-4">
      {!isWide && <CategorySwitcher current={category} />}
      <ListHeading
        id="games"
        icon={isWide && icon}
        title={name}
        search={<ListSearch browser={browser} className="md:w-80" />}
        searching={browser.state.search !== ''}
      />
      <GameBrowser browser={browser} labelledBy="games" />
    </div>
  )
}
