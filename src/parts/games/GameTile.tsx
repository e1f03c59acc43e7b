import { Trans, useLingui } from '@lingui/react/macro'
import { Flame, Play } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useImageUrl } from '#core/media/useImageUrl.ts'
import { useFeature } from '#core/system/permission.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Picture } from '#ui/Picture.tsx'
import { vendorPath } from './categoryTarget.ts'
import { ClosedLabel } from './ClosedLabel.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { GameTypeIcon } from './GameTypeIcon.tsx'
import type { Game } from './schema.ts'
import { useLaunch } from './useLaunch.ts'

/**
 * A game in a list (docs/product.md §2.3): the cover launches it, every type but slots has a start
 * button, a game that offers a free trial a trial button; a VASSALAGE entry opens its vendor's
 * list.
 */
export function GameTile({ game, eager = false }: { game: Game; eager?: boolean }) {
  const { t } = useLingui()
  const launch = useLaunch()
  const imageUrl = useImageUrl()
  const freePlay = useFeature('freePlay') === 'on'
  const start = (trial = false) =>
    launch({
      vendor: game.vendor,
      nodeId: game.id,
      code: game.code,
      type: game.type,
      name: game.name,
      cover: game.icon,
      trial,
    })
  const cover = (
    <Picture
      src={imageUrl(game.icon)}
      alt=""
      eager={eager}
      className="size-full transition-transform duration-calm ease-out-soft group-hover:scale-105"
      fallback={
        <span className="flex size-full items-center justify-center bg-raised">
          <GameTypeIcon type={game.type} />
        </span>
      }
    />
  )
  const coverLook =
    'game-cover relative block w-full overflow-hidden rounded-tile bg-skeleton shadow-raised outline-offset-2'
  return (
    <article className="group relative flex min-w-0 flex-col gap-2">
      <div className="relative">
        {game.opensVendor ? (
          <Link
            to={vendorPath(game.type, game.vendor)}
            aria-label={game.name}
            className={coverLook}
          >
            {cover}
          </Link>
        ) : (
          <button
            type="button"
            aria-label={game.name}
            onClick={() => start()}
            disabled={game.closed !== undefined}
            className={`${coverLook} disabled:cursor-default disabled:opacity-55 disabled:grayscale`}
          >
            {cover}
          </button>
        )}
        {game.closed && (
          <p className="pointer-events-none absolute inset-x-1 top-1/2 -translate-y-1/2 rounded-control bg-overlay px-1.5 py-1.5 text-center leading-tight text-caption font-semibold text-balance shadow-raised">
            <ClosedLabel closed={game.closed} />
          </p>
        )}
        {(game.hot || game.isNew) && !game.closed && (
          <div className="tile-badges">
            {game.hot && (
              <Badge tone="hot">
                <Flame className="size-3" aria-hidden="true" />
                <Trans context="badge on a game">Hot</Trans>
              </Badge>
            )}
            {game.isNew && (
              <Badge tone="new">
                <Trans context="badge on a game">New</Trans>
              </Badge>
            )}
          </div>
        )}
        {!game.opensVendor && <FavoriteButton game={game} />}
      </div>
      <div className="min-w-0 px-0.5">
        <h3 className="line-clamp-2 min-h-[2lh] text-label leading-tight font-semibold wrap-anywhere">
          {game.name}
        </h3>
        <p className="truncate text-caption text-muted">{game.vendorName ?? game.vendor}</p>
      </div>
      {/* Always there, so that a row is as high before and after its games arrive. */}
      <div className="mt-auto flex min-h-9 gap-1.5">
        {game.type !== 'RNG' && !game.opensVendor && !game.closed && (
          <button
            type="button"
            onClick={() => start()}
            aria-label={t`Start ${game.name}`}
            className="inline-flex min-h-9 flex-1 items-center justify-center gap-1 rounded-control bg-primary px-1 text-caption font-semibold text-on-primary hover:bg-primary-hover"
          >
            <Play className="size-3.5 fill-current max-sm:hidden" aria-hidden="true" />
            <Trans context="start a game">Start</Trans>
          </button>
        )}
        {game.trial && freePlay && !game.closed && (
          <button
            type="button"
            onClick={() => start(true)}
            aria-label={t`Try free: ${game.name}`}
            className="inline-flex min-h-9 flex-1 items-center justify-center rounded-control border border-border-strong px-1 text-caption font-semibold text-text hover:bg-raised"
          >
            <Trans context="free trial of a game">Try free</Trans>
          </button>
        )}
      </div>
    </article>
  )
}
