import { SearchBox } from '#parts/games/SearchBox.tsx'
import { searchedIn } from './browserState.ts'
import type { GameBrowserHandle } from './useGameBrowser.ts'

interface Props {
  browser: GameBrowserHandle
  className?: string
}

/**
 * Searches the games of a list. When another filter is chosen, a text that is still being typed is
 * dropped too.
 */
export function ListSearch({ browser: { state, go }, className }: Props) {
  return (
    <SearchBox
      key={searchedIn(state)}
      search={state.search}
      onSearch={(text) => go({ type: 'search', text })}
      {...(className && { className })}
    />
  )
}
