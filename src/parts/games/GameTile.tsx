import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Link } from '#core/navigation/Link.tsx'
import { openPopupAtom } from '#core/popups/popups.ts'
import { identityAtom } from '#core/session/session.ts'
import { useFeature } from '#core/system/permission.tsx'
import { Picture } from '#ui/Picture.tsx'
import { vendorPath } from './categoryTarget.ts'
import { ClosedLabel } from './ClosedLabel.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { type FollowedTile, followTile, type TileEvent } from './followTile.ts'
import { GameTypeIcon } from './GameTypeIcon.tsx'
import type { Game } from './schema.ts'
import type { TileOverlay } from './TileOverlay.tsx'
import { badgeOf, startsOf, type Start } from './tileRules.ts'
import { targetOf, useLaunch } from './useLaunch.ts'
import { useStartLabel } from './useStartLabel.ts'

function handlersOf(tile: FollowedTile) {
  const on = (event: TileEvent) => followTile(event, tile)
  return {
    onPointerEnter: on,
    onPointerLeave: on,
    onPointerDown: on,
    onFocus: on,
    onBlur: on,
    onContextMenu: on,
  }
}

interface Props {
  /** The game, as lists of the gateway have it. */
  game: Game
  /** Whether the cover loads at once, as in the first row of a page. */
  eager?: boolean
}

/**
 * A game in a list (docs/product.md §2.3). A press on the cover starts the game; for a VASSALAGE
 * entry it opens the vendor's list. On hover or keyboard focus, a second button appears if there is
 * another way to start. A long press, a right click or the button with dots opens details and all
 * actions.
 */
export function GameTile({ game, eager = false }: Props) {
  const { t } = useLingui()
  const launch = useLaunch()
  const imageUrl = useImageUrl()
  const identity = useAtomValue(identityAtom)
  const openPopup = useSetAtom(openPopupAtom)
  const freePlay = useFeature('freePlay') !== 'off'
  // The overlay is mounted while the pointer or the focus is on the tile.
  const [Overlay, setOverlay] = useState<typeof TileOverlay>()
  const { name } = game
  const startLabel = useStartLabel(name)
  const starts = startsOf(game, identity, freePlay)
  const [first] = starts
  const start = (way: Start) => launch(targetOf(game, way === 'try'))
  const openDetails = () => openPopup({ kind: 'gameDetails', game })
  const cover = (
    <Picture
      src={imageUrl(game.icon)}
      alt=""
      eager={eager}
      className="size-full transition-transform duration-calm ease-out-soft group-hover:scale-(--zoom)"
      fallback={
        <span className="flex size-full items-center justify-center bg-raised">
          <GameTypeIcon type={game.type} />
        </span>
      }
    />
  )
  const badge = badgeOf(game)
  const words = {
    hot: t({ message: 'Hot', context: 'badge on a game' }),
    new: t({ message: 'New', context: 'badge on a game' }),
  }
  const mark = badge && badge !== 'closed' ? words[badge] : undefined
  const caption = (
    <>
      {/* A brand may show the badge as a word before the name; the style does it. */}
      <h3 className="tile-name" data-badge={mark}>
        {name}
      </h3>
      <p className="tile-vendor">{game.vendorName ?? game.vendor}</p>
    </>
  )
  if (game.opensVendor) {
    return (
      <article className="tile group">
        <Link to={vendorPath(game.type, game.vendor)} aria-label={name} className="game-cover">
          {cover}
        </Link>
        <div className="tile-caption">{caption}</div>
      </article>
    )
  }
  return (
    <article
      className="tile group"
      data-overlaid={Overlay && first && ''}
      {...handlersOf({ setOverlay, openDetails })}
    >
      <div className="relative">
        <button
          type="button"
          aria-label={first ? startLabel(first) : name}
          aria-haspopup={first ? undefined : 'dialog'}
          onClick={() => (first ? start(first) : openDetails())}
          className="game-cover aria-[haspopup]:opacity-55 aria-[haspopup]:grayscale"
        >
          {cover}
        </button>
        {badge === 'closed' ? (
          <p className="tile-closed">
            <ClosedLabel closed={game.closed!} />
          </p>
        ) : (
          mark && <p className={`tile-badge tile-${badge}`}>{mark}</p>
        )}
        {Overlay && first && <Overlay name={name} starts={starts} onStart={start} />}
      </div>
      <div className="tile-caption">
        {caption}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t({
            message: `More about ${name}`,
            comment: 'Button on a game: opens its details',
          })}
          onClick={openDetails}
          className="tile-more"
        />
      </div>
      <FavoriteButton game={game} identity={identity} className="tile-heart" />
    </article>
  )
}
