import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ChevronRight, Play } from 'lucide-react'
import * as v from 'valibot'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Link } from '#core/navigation/Link.tsx'
import type { ListedGame, PopupProps } from '#core/popups/popups.ts'
import { identityAtom } from '#core/session/session.ts'
import { useFeature } from '#core/system/permission.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { vendorPath } from '#parts/games/categoryTarget.ts'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import { FavoriteButton } from '#parts/games/FavoriteButton.tsx'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { GameTypeSchema } from '#parts/games/schema.ts'
import { startsOf, type Start } from '#parts/games/tileRules.ts'
import { StartWord } from '#parts/games/StartWord.tsx'
import { targetOf, useLaunch } from '#parts/games/useLaunch.ts'
import { useStartLabel } from '#parts/games/useStartLabel.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Facts } from './Facts.tsx'
import { LinkedGame } from './LinkedGame.tsx'
import { SimilarGames } from './SimilarGames.tsx'

/** A game with its vendor's facts and all actions on it. */
export function GameDetailsPopup({ game, onClose }: PopupProps<'gameDetails'>) {
  if ('name' in game) return <KnownGame listed={game} onClose={onClose} />
  return (
    <LinkedGame id={game.id} onClose={onClose}>
      {(listed) => <KnownGame listed={listed} onClose={onClose} />}
    </LinkedGame>
  )
}

function KnownGame({ listed, onClose }: { listed: ListedGame; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const imageUrl = useImageUrl()
  const launch = useLaunch()
  const identity = useAtomValue(identityAtom)
  const freePlay = useFeature('freePlay') !== 'off'
  const game = { ...listed, type: v.parse(GameTypeSchema, listed.type) }
  const { name, type, vendor, closed } = game
  const startLabel = useStartLabel(name)
  const starts = startsOf(game, identity, freePlay)
  const start = (way: Start) => {
    // This popup closes before the game opens, so that the player returns to the list of games.
    onClose()
    launch(targetOf(game, way === 'try'))
  }
  return (
    <Dialog
      wide
      title={name}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        starts.length > 0 && (
          <div className="flex gap-3 tight:flex-wrap">
            {starts.map((way, index) => (
              <Button
                key={way}
                block
                size="lg"
                variant={index === 0 ? 'primary' : 'outline'}
                aria-label={startLabel(way)}
                onClick={() => start(way)}
              >
                {index === 0 && (
                  <Play className="size-4 shrink-0 fill-current" aria-hidden="true" />
                )}
                <StartWord start={way} />
              </Button>
            ))}
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-4 lg:flex-row lg:gap-6">
          <div className="art-near relative isolate -mx-5 -mt-2 flex h-64 items-center justify-center overflow-hidden bg-sunken sm:h-80 lg:mx-0 lg:mt-0 lg:h-88 lg:w-72 lg:shrink-0 lg:rounded-panel">
            {/* The cover itself, blurred, is the ground behind it, unless the brand is flat. */}
            <Picture
              src={imageUrl(game.icon)}
              alt=""
              eager
              ground=""
              className="art-copy absolute inset-0 -z-1 scale-125 opacity-60 blur-2xl"
              fallback={null}
            />
            {/* Covers are upright; here the whole cover is seen, whatever the shape of tiles. */}
            <div className="w-42 [--tile-crop:1] [--tile-ratio:3/4] sm:w-52 lg:w-56">
              <Picture
                src={imageUrl(game.icon)}
                alt=""
                eager
                className={`game-cover ${closed ? 'opacity-55 grayscale' : ''}`}
                fallback={
                  <span className="game-cover">
                    <span className="flex size-full items-center justify-center">
                      <GameTypeIcon type={type} />
                    </span>
                  </span>
                }
              />
            </div>
          </div>
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <div className="flex items-center justify-between gap-4 tight:flex-wrap">
              <div className="flex min-w-0 flex-col items-start">
                <p className="text-caption text-muted">{i18n._(CATEGORIES[type].name)}</p>
                <Link
                  to={vendorPath(type, vendor)}
                  className="flex min-h-thumb max-w-full items-center gap-1 rounded-control text-label font-semibold hover:text-primary-text"
                >
                  <span className="min-w-0 wrap-anywhere">{game.vendorName ?? vendor}</span>
                  <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
                </Link>
              </div>
              <FavoriteButton
                game={game}
                identity={identity}
                className="-me-2.5 inline-flex min-h-thumb shrink-0 items-center gap-2 rounded-control px-2.5 text-label font-semibold hover:bg-raised"
              >
                <Trans comment="Button: marks a game as a favorite">Favorite</Trans>
              </FavoriteButton>
            </div>
            {closed && (
              <p className="rounded-control bg-sunken px-4 py-3 text-label font-semibold">
                <ClosedLabel closed={closed} />
              </p>
            )}
            <Facts nodeId={game.id} />
          </div>
        </div>
        <SimilarGames game={game} />
      </div>
    </Dialog>
  )
}
