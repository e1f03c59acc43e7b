import { useAtomValue } from 'jotai'
import { identityAtom } from '#core/session/session.ts'
import { FavoriteButton } from '#parts/games/FavoriteButton.tsx'
import type { Game } from './useGame.ts'

/**
 * The heart button of the open game. There is none for a vendor's lobby, or for players who cannot
 * have favourites.
 */
export function GameHeart({ game: { gameId, vendorCode, type, name } }: { game: Game }) {
  const identity = useAtomValue(identityAtom)
  if (identity === 'visitor' || identity === 'trial') return null
  if (gameId === undefined || vendorCode === undefined || !type) return null
  return (
    <FavoriteButton
      key={gameId}
      game={{ id: gameId, vendor: vendorCode, type, name }}
      identity={identity}
      className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control hover:bg-raised [&_svg]:size-5"
    />
  )
}
