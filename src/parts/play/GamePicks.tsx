import { useId, type ReactNode } from 'react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import type { Game } from '#parts/games/schema.ts'
import { Picture } from '#ui/Picture.tsx'

/** Most games that are shown, so that they fit in one or two rows. */
export const PICKS = 6

interface Props {
  title: ReactNode
  games: readonly Game[]
  onPick: (game: Game) => void
  /** True in a dialog, where the tiles stay in one row, which phones scroll sideways. */
  oneRow?: boolean
}

/** The first few of the given games as small tiles to choose from; nothing if there are none. */
export function GamePicks({ title, games, onPick, oneRow = false }: Props) {
  const imageUrl = useImageUrl()
  const heading = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={heading} className="flex w-full flex-col gap-2.5 text-start">
      <h3 id={heading} className="text-label font-semibold text-muted">
        {title}
      </h3>
      <ul
        className={
          oneRow
            ? 'scroll-row -mx-5 flex gap-2.5 px-5 py-1 *:w-21 *:shrink-0 sm:grid sm:grid-cols-6 sm:*:w-auto'
            : 'grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2.5'
        }
      >
        {games.slice(0, PICKS).map((game) => (
          <li key={game.id}>
            <button
              type="button"
              onClick={() => onPick(game)}
              className="group flex w-full flex-col gap-1.5 rounded-tile text-start outline-offset-2"
            >
              <Picture
                src={imageUrl(game.icon)}
                alt=""
                className="aspect-3/4 w-full rounded-tile shadow-raised transition-[filter] duration-quick group-hover:brightness-110"
                fallback={
                  <span className="flex aspect-3/4 w-full items-center justify-center rounded-tile bg-raised">
                    <GameTypeIcon type={game.type} />
                  </span>
                }
              />
              <span className="line-clamp-2 w-full text-caption leading-tight font-semibold wrap-anywhere">
                {game.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
