import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'

interface Props {
  /** Name of the game, as its title. */
  name: string
  /** Path of the game's picture; without it the ground stays plain. */
  cover?: string | undefined
  /** Text that is shown under the cover. */
  children?: ReactNode
  /** Buttons under the text, such as a retry. */
  actions?: ReactNode
  /** Content below the cover and its text, such as other games. */
  more?: ReactNode
}

/**
 * Fills the area of a game while no game runs: the game's picture, in front of a blurred copy of
 * the picture.
 */
export function GameCover({ name, cover, children, actions, more }: Props) {
  const imageUrl = useImageUrl()
  const src = imageUrl(cover)
  return (
    <div className="art-near absolute inset-0 isolate overflow-auto bg-surface">
      {src && (
        // Cut off at the cover, which would scroll otherwise, since the copy is larger.
        <span className="art art-copy absolute inset-0 -z-10 overflow-hidden">
          <img src={src} alt="" className="size-full scale-125 object-cover opacity-30 blur-2xl" />
        </span>
      )}
      <div
        className={`mx-auto flex min-h-full w-full flex-col items-center justify-center gap-4 p-6 text-center ${more ? 'max-w-2xl' : 'max-w-md'}`}
      >
        {cover && !more && (
          <Picture
            src={src}
            alt=""
            eager
            className="aspect-3/4 w-32 rounded-tile shadow-floating lg:w-44"
            fallback={null}
          />
        )}
        <h2 className="text-title text-balance">{name}</h2>
        {children}
        {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
        {more}
      </div>
    </div>
  )
}

/** The game's picture with a note, shown while the game loads. */
export function OpeningCover({
  slow,
  server,
  ...cover
}: Omit<Props, 'children' | 'more'> & {
  slow: boolean
  /** Number of the server to which the player has just switched. */
  server?: number | undefined
}) {
  return (
    <GameCover {...cover}>
      <div role="status" className="flex flex-col items-center gap-3 text-body text-muted">
        <span className="relative h-1.5 w-40 overflow-hidden rounded-pill bg-sunken">
          <span className="loading-bar absolute inset-y-0 start-0 rounded-pill bg-primary-mark" />
        </span>
        {slow ? (
          <Trans>This is taking longer than usual.</Trans>
        ) : server === undefined ? (
          <Trans>Opening the game…</Trans>
        ) : (
          <Trans>Switching to server {server}…</Trans>
        )}
      </div>
    </GameCover>
  )
}
