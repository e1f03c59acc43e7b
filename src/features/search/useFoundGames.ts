import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { isOffered, shownName } from '#parts/games/lanes.ts'
import type { Game } from '#parts/games/schema.ts'
import { useGameOptions, useLanes } from '#parts/games/useLanes.ts'
import { gameIndexQuery, gatewaySearchQuery } from './queries.ts'
import type { IndexedGame } from './indexedGames.ts'
import { NOTHING, search } from './search.ts'
import { typosOfGuess } from './typos.ts'

/** The pause in typing after which the gateway is asked. */
const PAUSE_MS = 300

/** How many names are offered for what nothing was found for. */
const GUESSES = 3

/** The games that a text means: by the index, and by the gateway's own search beyond it. */
export function useFoundGames(text: string) {
  const context = usePageContext()
  const options = useGameOptions()
  const vendors = useLanes().data?.flatMap((lane) => lane.vendors) ?? []
  const index = useQuery(gameIndexQuery(context, options))
  const known = index.data
  const found = useMemo(() => (known ? search(known.index, text) : NOTHING), [known, text])
  const indexed = useMemo(
    () => (known ? found.items.map((place) => known.games[place]!) : []),
    [known, found],
  )
  const isMissing = known !== undefined && indexed.length === 0
  const guesses = useMemo(() => {
    if (!known || !isMissing) return []
    const near = search(known.index, text, typosOfGuess)
    return [...new Set(near.items.map((place) => known.games[place]!.game.name))].slice(0, GUESSES)
  }, [known, isMissing, text])

  const wanted = text.trim()
  const asked = usePaused(wanted)
  const asks = wanted !== '' && (isMissing || index.isError)
  const gateway = useQuery({
    ...gatewaySearchQuery(asked, context),
    enabled: asks && asked !== '',
  })
  const beyond = asks && asked === wanted ? gateway.data?.games : undefined

  const games = (beyond?.map(withoutIndex) ?? indexed).filter(({ game }) =>
    isOffered(game, options),
  )
  return {
    games,
    /** A game with what its provider has; only those that are drawn need it. */
    complete: (game: Game): Game => {
      const vendor = vendors.find(({ code }) => code === game.vendor)
      const name = vendor?.name ?? game.vendorName ?? game.vendor
      return {
        ...game,
        vendorName: shownName(game.vendor, name, options),
        closed: game.closed ?? vendor?.closed,
      }
    },
    /** Words to be marked in names. */
    terms: found.terms,
    /** Words that nothing was found for. */
    ignored: found.ignored,
    /** Names that may have been meant, if nothing was found. */
    guesses,
    isPending: index.isPending || (asks && (asked !== wanted || gateway.isPending)),
    error: asks && index.isError ? gateway.error : null,
    retry: () => {
      if (index.isError) void index.refetch()
      void gateway.refetch()
    },
  }
}

const withoutIndex = (game: Game): IndexedGame => ({ game, english: '', keys: [] })

/** A text after a pause in typing. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
