import { useAtomValue } from 'jotai'
import { mayAskAtom } from '#core/session/session.ts'
import { GameBrowser } from '#parts/browser/GameBrowser.tsx'
import { Rooms } from '#parts/browser/Rooms.tsx'
import { CategoryPage } from './CategoryPage.tsx'

/** The game list center: /live, /fish, /rng and /pvp (docs/product.md §2.1). */
export function GameListScreen() {
  const mayAsk = useAtomValue(mayAskAtom)
  return (
    <CategoryPage>
      {(browser, category) => {
        const vendors = browser.lane?.vendors ?? []
        // If the category has only one vendor, that vendor is chosen at once.
        const vendor = browser.state.vendor ?? (vendors.length === 1 ? vendors[0]?.code : undefined)
        return (
          <GameBrowser browser={browser} labelledBy="games">
            {category === 'PVP' && vendor && mayAsk && <Rooms vendor={vendor} />}
          </GameBrowser>
        )
      }}
    </CategoryPage>
  )
}
