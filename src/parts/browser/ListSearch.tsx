import { SearchBox } from '#parts/games/SearchBox.tsx'
import { searchedIn } from './browserState.ts'
import type { GameBrowserHandle } from './useGameBrowser.ts'

interface Props {
  browser: GameBrowserHandle
  className?: string
}

/** Searches what a list shows; another filter forgets also a text that is still being typed. */
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
