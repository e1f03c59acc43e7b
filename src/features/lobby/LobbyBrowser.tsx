import { useLingui } from '@lingui/react/macro'
import { Flame, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { isGameType } from '#parts/browser/browserState.ts'
import { GameBrowser } from '#parts/browser/GameBrowser.tsx'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { ListSearch } from '#parts/browser/ListSearch.tsx'
import type { GameBrowserHandle } from '#parts/browser/useGameBrowser.ts'

/** What home shows in place of its sections: a category. */
export function LobbyBrowser({ browser }: { browser: GameBrowserHandle }) {
  const { t, i18n } = useLingui()
  const { category } = browser.state
  const [icon, title] = isGameType(category)
    ? [<GameTypeIcon key="icon" type={category} />, i18n._(CATEGORIES[category].name)]
    : category === 'FAV'
      ? [
          <Sign key="icon">
            <Heart />
          </Sign>,
          t`Favorites`,
        ]
      : [
          <Sign key="icon">
            <Flame />
          </Sign>,
          t`Hot games`,
        ]
  return (
    <div className="flex flex-col gap-4">
      <ListHeading id="games" icon={icon} title={title}>
        <ListSearch browser={browser} className="md:w-80" />
      </ListHeading>
      <GameBrowser browser={browser} labelledBy="games" />
    </div>
  )
}

const Sign = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft [&_svg]:size-5"
  >
    {children}
  </span>
)
