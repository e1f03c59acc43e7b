import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Gamepad2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import type { ListedGame } from '#core/popups/popups.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { gameDetailsQuery } from './queries.ts'

interface Props {
  id: string
  onClose: () => void
  children: (game: ListedGame) => ReactNode
}

/** A game of which only the id is known, as from a link that a friend has sent. */
export function LinkedGame({ id, onClose, children }: Props) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(gameDetailsQuery(id, usePageContext()))
  // A brand may have turned off the game's category, and a vendor's entry is no game.
  const [game] = arrangeGames(data?.game ? [data.game] : [], useGameOptions())
  if (game && !game.opensVendor) return children(game)
  return (
    <Dialog wide title={t`Game`} closeLabel={t`Close`} onClose={onClose}>
      {data || error?.code === 'game_not_found' ? (
        <EmptyState
          icon={<Gamepad2 />}
          title={t`We couldn’t find this game`}
          detail={t`The link may be old. All games are in the lobby.`}
          action={
            <Link to={paths.games} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <Trans>All games</Trans>
            </Link>
          }
        />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-56 rounded-panel sm:h-80" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-24 rounded-panel" />
        </div>
      )}
    </Dialog>
  )
}
