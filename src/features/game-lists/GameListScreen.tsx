import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { normalizePath } from '#lib/urls.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { categoriesAt } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { BrowserPlace } from '#parts/browser/browserUrl.ts'
import { GameBrowser } from '#parts/browser/GameBrowser.tsx'
import { ListHeading } from '#parts/browser/ListHeading.tsx'
import { ListSearch } from '#parts/browser/ListSearch.tsx'
import { Rooms } from '#parts/browser/Rooms.tsx'
import { useGameBrowser } from '#parts/browser/useGameBrowser.ts'

/** The game list center: /live, /fish, /rng and /pvp (docs/product.md §2.1). */
export function GameListScreen() {
  const path = normalizePath(useLocation().pathname)
  const categories = categoriesAt(path)
  const [start = 'RNG'] = categories
  // Another page is another list: nothing of the one before may stay.
  return <ListOf key={path} place={{ start, categories }} />
}

function ListOf({ place }: { place: BrowserPlace }) {
  const { i18n } = useLingui()
  const mayAsk = useAtomValue(mayAskAtom)
  const browser = useGameBrowser(place)
  const { state, lane } = browser
  const category = state.category as GameType
  // With a single vendor there is none to choose.
  const vendor = state.vendor ?? (lane?.vendors.length === 1 ? lane.vendors[0]?.code : undefined)
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-4 px-4 pt-4 pb-10 lg:px-8 lg:pt-6">
      <ListHeading
        id="games"
        icon={<GameTypeIcon type={category} />}
        title={i18n._(CATEGORIES[category].name)}
      >
        <ListSearch browser={browser} className="md:w-80" />
      </ListHeading>
      <GameBrowser browser={browser} labelledBy="games">
        {category === 'PVP' && vendor && mayAsk && <Rooms vendor={vendor} />}
      </GameBrowser>
    </div>
  )
}
