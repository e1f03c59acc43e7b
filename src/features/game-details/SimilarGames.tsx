import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { openPopupAtom, type ListedGame } from '#core/popups/popups.ts'
import { useGamePageQuery } from '#parts/browser/useGamePageQuery.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import type { Game, GameType } from '#parts/games/schema.ts'
import { similarGamesQuery } from '#parts/games/similar/queries.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { GamePicks, PICKS } from '#parts/play/GamePicks.tsx'
import { joinGames, playable } from '#parts/play/nextGames.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** As many as the game screen fetches, so that both share the answer in the cache. */
const FETCHED = 12

type Shown = Pick<ListedGame, 'id' | 'vendor'> & { type: GameType }

/** A row of games like the given one, which open their own details; nothing if there are none. */
export function SimilarGames({ game }: { game: Shown }) {
  const openPopup = useSetAtom(openPopupAtom)
  const similar = useSimilarGames(game)
  if (!similar) return <RowSkeleton />
  return (
    <GamePicks
      oneRow
      title={<Trans>More like this</Trans>}
      games={similar}
      onPick={(picked) => openPopup({ kind: 'gameDetails', game: picked })}
    />
  )
}

/**
 * Lists open games of the same category and vendor, then those that the gateway calls similar.
 * Returns undefined while they load. A call that fails brings no games, since they are only a
 * suggestion.
 */
function useSimilarGames({ id, type, vendor }: Shown): readonly Game[] | undefined {
  const options = useGameOptions()
  const context = usePageContext()
  const ofVendor = useQuery(
    useGamePageQuery({ kind: 'games', gameType: type, vassalage: vendor }, 1),
  )
  const arrange = (games: readonly Game[] | undefined) =>
    playable(arrangeGames(games ?? [], options), { played: id, trial: false })
  const own = arrange(ofVendor.data?.games)
  const isShort = !ofVendor.isPending && own.length < PICKS
  const others = useQuery({
    ...similarGamesQuery({ id, type }, FETCHED, context),
    enabled: isShort,
  })
  if (ofVendor.isPending || (isShort && others.isPending)) return undefined
  return joinGames(own, arrange(others.data))
}

/** Takes the room of the row, so that the popup does not grow when the games arrive. */
const RowSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-2.5 overflow-hidden">
    <Skeleton className="h-4 w-32" />
    <div className="flex gap-2.5 sm:grid sm:grid-cols-6">
      {Array.from({ length: PICKS }, (_, index) => (
        <div key={index} className="flex w-21 shrink-0 flex-col gap-1.5 sm:w-auto">
          <Skeleton className="aspect-3/4 w-full rounded-tile" />
          <Skeleton className="h-7 w-full" />
        </div>
      ))}
    </div>
  </div>
)
