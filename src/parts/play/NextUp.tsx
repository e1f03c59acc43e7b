import { Trans } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import type { Game as ListedGame } from '#parts/games/schema.ts'
import { Picture } from '#ui/Picture.tsx'
import { GamePicks } from './GamePicks.tsx'
import type { Game } from './useGame.ts'
import { useLastGames, useNextGames, useWithPlayMoney } from './useNextGames.ts'
import type { usePick } from './usePick.ts'

interface Props {
  game: Game
  onPick: ReturnType<typeof usePick>['pick']
}

/**
 * Games to play after a game: the next game in its vendor's list, similar games, and the games that
 * were played last.
 */
export function NextUp({ game: { target, type, gameId, vendorCode }, onPick }: Props) {
  const trial = useWithPlayMoney(target)
  const { next, similar } = useNextGames(type, vendorCode, gameId, trial)
  const last = useLastGames(gameId, trial)
  const pick = (picked: ListedGame) => onPick(picked, trial)
  return (
    <div className="flex w-full flex-col gap-6 pt-2">
      {next && <NextCard game={next} onPick={() => pick(next)} />}
      <GamePicks title={<Trans>More like this</Trans>} games={similar} onPick={pick} />
      <GamePicks title={<Trans>Your recent games</Trans>} games={last} onPick={pick} />
    </div>
  )
}

function NextCard({
  game: { name, vendorName, icon },
  onPick,
}: {
  game: ListedGame
  onPick: () => void
}) {
  const imageUrl = useImageUrl()
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex w-full items-center gap-4 card bg-raised p-3 text-start transition-colors duration-quick hover:border-primary"
    >
      <Picture
        src={imageUrl(icon)}
        alt=""
        className="aspect-3/4 w-16 shrink-0 rounded-tile"
        fallback={null}
      />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-caption text-muted">
          <Trans context="the game that follows">Next</Trans>
        </span>
        <span className="line-clamp-2 text-body font-bold wrap-anywhere">{name}</span>
        <span className="truncate text-caption text-muted">{vendorName}</span>
      </span>
      <span className="flex size-thumb shrink-0 items-center justify-center rounded-pill bg-primary text-on-primary">
        <Play className="size-5 fill-current" aria-hidden="true" />
      </span>
    </button>
  )
}
