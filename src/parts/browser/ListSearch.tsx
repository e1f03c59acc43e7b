import { SearchBox } from '#parts/games/SearchBox.tsx'
import { searchedIn } from './browserState.ts'
import type { GameBrowserHandle } from './useGameBrowser.ts'

interface Props {
  browser: GameBrowserHandle
  className?: string
}

/**
 * Searches the games of a list. If the player chooses another filter, an unfinished search text is
 * dropped.
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
