import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router-dom'
import { normalizePath } from '#core/navigation/route.ts'
import { useIdentity } from '#core/session/useSession.ts'
import { paths } from '#core/paths.ts'
import { GameTypeIcon } from '#features/games/GameTypeIcon.tsx'
import { gameTypeNames } from '#features/games/messages.ts'
import type { GameType } from '#features/games/schema.ts'
import type { BrowserPlace } from './browserUrl.ts'
import { GameBrowser } from './GameBrowser.tsx'
import { ListHeading } from './ListHeading.tsx'
import { Rooms } from './Rooms.tsx'
import { SearchBox } from '#features/games/SearchBox.tsx'
import { useGameBrowser } from './useGameBrowser.ts'

/** The categories of each page, its own first; groups without a page stand on their parent's. */
const PLACES: Record<string, readonly [GameType, ...GameType[]]> = {
  [paths.live]: ['LIVE', 'BG'],
  [paths.fishing]: ['FISH'],
  [paths.slots]: ['RNG', 'BINGO'],
  [paths.cards]: ['PVP'],
}

/** The game list center: /live, /fish, /rng and /pvp (specification §2.1). */
export function GameListScreen() {
  const path = normalizePath(useLocation().pathname)
  const [start, ...groups] = PLACES[path] ?? ['RNG']
  // Another page is another list: nothing of the one before may stay.
  return <ListOf key={path} place={{ start, categories: [start, ...groups] }} />
}

function ListOf({ place }: { place: BrowserPlace }) {
  const { i18n } = useLingui()
  const identity = useIdentity()
  const browser = useGameBrowser(place)
  const category = browser.state.category as GameType
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-4 px-4 pt-4 pb-10 lg:px-8 lg:pt-6">
      <ListHeading
        id="games"
        icon={<GameTypeIcon type={category} />}
        title={i18n._(gameTypeNames[category])}
      >
        <SearchBox
          search={browser.state.search}
          onSearch={(text) => browser.go({ type: 'search', text })}
          className="md:w-80"
        />
      </ListHeading>
      <GameBrowser browser={browser} labelledBy="games">
        {category === 'PVP' && browser.state.vendor && identity !== 'visitor' && (
          <Rooms vendor={browser.state.vendor} />
        )}
      </GameBrowser>
    </div>
  )
}
