import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { favoriteIdsQuery } from './queries.ts'
import type { Game } from './schema.ts'

/** The toggle is throttled (docs/product.md §9). */
const THROTTLE_MS = 1000

const loadToggle = () => import('./favorites.ts')

/** A heart on a game; asks visitors to log in and trials to sign up. */
export function FavoriteButton({ game }: { game: Game }) {
  const identity = useAtomValue(identityAtom)
  const requireAccount = useRequireAccount()
  // Subscribes only for players with favourites: one listener per tile is much for a slow phone.
  if (identity !== 'visitor' && identity !== 'trial') return <PlayersHeart game={game} />
  return <HeartButton game={game} active={false} onClick={() => requireAccount(() => {})} />
}

function PlayersHeart({ game }: { game: Game }) {
  const store = useStore()
  const queryClient = useQueryClient()
  const mayAsk = useAtomValue(mayAskAtom)
  const { data: active = false } = useQuery({
    ...favoriteIdsQuery,
    enabled: mayAsk,
    select: ({ nodeIds }) => nodeIds.includes(game.id),
  })
  const toggledAt = useRef(-Infinity)
  const toggle = async () => {
    if (performance.now() - toggledAt.current < THROTTLE_MS) return
    toggledAt.current = performance.now()
    try {
      const { toggleFavorite } = await loadToggle()
      await toggleFavorite(queryClient, game)
    } catch (error) {
      // These have words of their own by now.
      if (error instanceof GatewayError && hasOwnWords(error)) return
      store.set(noticeAtom, {
        message: msg`Your favorites could not be changed. Please try again.`,
      })
    }
  }
  return (
    <HeartButton
      game={game}
      active={active}
      onPointerDown={() => void loadToggle().catch(() => undefined)}
      onClick={() => void toggle()}
    />
  )
}

interface HeartButtonProps {
  game: Game
  active: boolean
  onClick: () => void
  onPointerDown?: () => void
}

function HeartButton({ game, active, ...on }: HeartButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-pressed={active}
      aria-label={t`Favorite: ${game.name}`}
      {...on}
      className="tile-heart group/heart absolute end-0 flex size-thumb items-center justify-center rounded-pill outline-offset-[-6px]"
    >
      <span className="flex size-7 items-center justify-center rounded-pill bg-surface/75 text-text transition-transform duration-quick group-active/heart:scale-90">
        <Heart
          className="size-4 group-aria-pressed/heart:fill-danger group-aria-pressed/heart:text-danger-text"
          aria-hidden="true"
        />
      </span>
    </button>
  )
}

const hasOwnWords = ({ status, code }: GatewayError) =>
  status === 401 || code === 'in_need_true_account'
