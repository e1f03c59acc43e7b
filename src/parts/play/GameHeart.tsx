import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { Heart } from 'lucide-react'
import { noticeAtom } from '#core/notices/notices.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { toggleFavorite } from '#parts/games/favorites.ts'
import { favoriteIdsQuery } from '#parts/games/queries.ts'
import type { Game as ListedGame } from '#parts/games/schema.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Game } from './useGame.ts'

type Favorite = Pick<ListedGame, 'id' | 'vendor' | 'type' | 'name'>

/** What the heart of a game is for; undefined for a lobby, and for those without favourites. */
export function useFavoriteOf({ gameId, vendorCode, type, name }: Game): Favorite | undefined {
  const identity = useAtomValue(identityAtom)
  if (identity === 'visitor' || identity === 'trial') return undefined
  if (gameId === undefined || vendorCode === undefined || !type) return undefined
  return { id: gameId, vendor: vendorCode, type, name }
}

/** The heart of the game that is open. */
export function GameHeart({ game }: { game: Favorite }) {
  const { t } = useLingui()
  const store = useStore()
  const queryClient = useQueryClient()
  const mayAsk = useAtomValue(mayAskAtom)
  const { attempt } = useAttempt()
  const { data: active = false } = useQuery({
    ...favoriteIdsQuery,
    enabled: mayAsk,
    select: ({ nodeIds }) => nodeIds.includes(game.id),
  })
  const toggle = async () => {
    const refusal = await attempt(() => toggleFavorite(queryClient, game))
    // The end of a session has words of its own.
    if (!refusal || refusal.status === 401) return
    store.set(noticeAtom, {
      message: msg`Your favorites could not be changed. Please try again.`,
    })
  }
  return (
    <IconButton
      label={t`Favorite: ${game.name}`}
      aria-pressed={active}
      onClick={() => void toggle()}
      className="group/heart"
    >
      <Heart
        className="size-5 group-aria-pressed/heart:fill-danger group-aria-pressed/heart:text-danger-text"
        aria-hidden="true"
      />
    </IconButton>
  )
}
