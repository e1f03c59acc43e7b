import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { useImageUrl } from '#core/media/useImageUrl.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { Picture } from '#ui/Picture.tsx'

const SHOWN = 6

interface Props {
  /** To be played with play money, which not every game takes. */
  trial: boolean
  onPick: (target: LaunchTarget) => void
}

/** Hot games, shown in place of a game that cannot be played now (docs/product.md §4.5). */
export function HotInstead({ trial, onPick }: Props) {
  const context = usePageContext()
  const options = useGameOptions()
  const imageUrl = useImageUrl()
  const { data } = useQuery({
    ...hotGamesQuery(context),
    select: ({ list }) =>
      arrangeGames(list, options)
        .filter((game) => !game.opensVendor && (game.trial || !trial))
        .slice(0, SHOWN),
  })
  if (!data?.length) return null
  return (
    <section aria-labelledby="hot-instead" className="flex w-full flex-col gap-3 pt-4">
      <h3 id="hot-instead" className="text-label font-semibold text-muted">
        <Trans>Play one of these meanwhile</Trans>
      </h3>
      <ul className="grid grid-cols-3 gap-3">
        {data.map(({ id, code, name, vendor, type, icon }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick({ nodeId: id, code, vendor, type, trial, name, cover: icon })}
              className="flex w-full flex-col gap-1.5 rounded-tile text-start"
            >
              <Picture
                src={imageUrl(icon)}
                alt=""
                className="aspect-3/4 w-full rounded-tile shadow-raised"
                fallback={
                  <span className="flex aspect-3/4 w-full items-center justify-center rounded-tile bg-raised">
                    <GameTypeIcon type={type} />
                  </span>
                }
              />
              <span className="w-full truncate text-caption font-semibold">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
