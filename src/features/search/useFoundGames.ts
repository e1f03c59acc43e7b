import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { writtenAs } from '#lib/fold.ts'
import { closedOf } from '#parts/games/closedOf.ts'
import { isOffered, shownName } from '#parts/games/lanes.ts'
import type { Game, Lane } from '#parts/games/schema.ts'
import { useGameOptions, useLanes } from '#parts/games/useLanes.ts'
import { putOpenFirst } from './openFirst.ts'
import { gameIndexQuery, gatewaySearchQuery, type GameIndex } from './queries.ts'
import type { IndexedGame } from './indexedGames.ts'
import { NOTHING, search } from './search.ts'
import { typosOfGuess } from './typos.ts'

/** Most names of games that are suggested if the search found nothing. */
const GUESSES = 3

const NO_LANES: readonly Lane[] = []

/**
 * Finds the games that match a text, in the search index and through the gateway's own search.
 * @param rested text after a pause in typing, which is sent to the gateway
 */
export function useFoundGames(text: string, rested: string) {
  const context = usePageContext()
  const options = useGameOptions()
  const lanes = useLanes().data ?? NO_LANES
  // Single fields are read from the query objects, because a query object is a new one at each
  // render.
  const { data: known, isPending, isError, refetch } = useQuery(gameIndexQuery(context, options))
  // The result is kept, because the same text is rendered again after a pause in typing.
  const found = useMemo(() => findGames(known, text), [known, text])
  const isMissing = known !== undefined && found.games.length === 0
  const rests = rested === text
  const guesses = known && isMissing && rests ? guessNames(known, text) : []

  const asks = text !== '' && (isMissing || isError)
  const {
    data,
    error,
    isPending: isAsking,
    refetch: askAgain,
  } = useQuery({
    ...gatewaySearchQuery(rested, context),
    enabled: asks && rested !== '',
  })
  const beyond = asks && rests ? data?.games : undefined

  const vendorNames = useMemo(
    () => new Map(lanes.flatMap(({ vendors }) => vendors).map(({ code, name }) => [code, name])),
    [lanes],
  )
  const games = useMemo(() => {
    const all = beyond?.map(withoutIndex) ?? found.games
    const offered = all.filter(({ game }) => isOffered(game, options))
    return putOpenFirst(offered, ({ game }) => closedOf(game, lanes))
  }, [beyond, found, options, lanes])
  const complete = (game: Game): Game => {
    const name = vendorNames.get(game.vendor) ?? game.vendorName ?? game.vendor
    return {
      ...game,
      vendorName: shownName(game.vendor, name, options),
      closed: closedOf(game, lanes),
    }
  }
  return {
    games,
    /** Adds the provider's data to a game; only games that are rendered need it. */
    complete,
    /** Search terms to be highlighted in the names of games. */
    terms: found.terms,
    /** Words of the search text that the found games lack, as the player typed them. */
    ignored: found.ignored.map((word) => writtenAs(word, text)),
    /** Whether the found games have all words as the player typed them. */
    asTyped: found.asTyped || beyond !== undefined,
    guesses,
    isPending: isPending || (asks && (!rests || isAsking)),
    error: asks && !known ? error : null,
    retry: () => {
      if (isError) void refetch()
      void askAgain()
    },
  }
}

function findGames(known: GameIndex | null | undefined, text: string) {
  if (!known) return { ...NOTHING, games: [] }
  const found = search(known.index, text)
  return { ...found, games: found.items.map((place) => known.games[place]!) }
}

/** Names of games that the player may have meant, if the search found nothing. */
function guessNames({ games, index }: GameIndex, text: string): string[] {
  const near = search(index, text, typosOfGuess)
  // A name that lacks a word of the search text is not similar enough.
  if (near.ignored.length > 0) return []
  return [...new Set(near.items.map((place) => games[place]!.game.name))].slice(0, GUESSES)
}

const withoutIndex = (game: Game): IndexedGame => ({ game, english: '', keys: [] })
