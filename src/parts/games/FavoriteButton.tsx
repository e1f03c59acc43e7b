import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { Heart } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { mayAskAtom, type Identity } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { pressHeart } from './pressHeart.ts'
import { favoriteIdsQuery } from './queries.ts'
import type { Game } from './schema.ts'

/**
 * Shortest time in milliseconds between two presses on the heart that have an effect
 * (docs/product.md §9).
 */
const THROTTLE_MS = 1000

interface Props {
  game: Pick<Game, 'id' | 'name' | 'vendor' | 'type'>
  identity: Identity
  className: string
  /** Label beside the heart; without a label, the button shows only the icon. */
  children?: ReactNode
}

/**
 * A heart button that makes a game a favourite; asks visitors to log in and trial players to sign
 * up.
 */
export function FavoriteButton(props: Props) {
  const requireAccount = useRequireAccount()
  // Only players who may have favourites get the component that observes them, since one observer
  // in each tile is slow on a cheap phone.
  if (props.identity !== 'visitor' && props.identity !== 'trial') return <PlayersHeart {...props} />
  return <HeartButton {...props} active={false} onClick={() => requireAccount(() => {})} />
}

function PlayersHeart(props: Props) {
  const { game } = props
  const store = useStore()
  const queryClient = useQueryClient()
  const mayAsk = useAtomValue(mayAskAtom)
  const { data: active = false } = useQuery({
    ...favoriteIdsQuery,
    enabled: mayAsk,
    select: ({ nodeIds }) => nodeIds.includes(game.id),
  })
  const toggledAt = useRef(-Infinity)
  const toggle = () => {
    if (performance.now() - toggledAt.current < THROTTLE_MS) return
    toggledAt.current = performance.now()
    void pressHeart(queryClient, store, game)
  }
  return <HeartButton {...props} active={active} onClick={toggle} />
}

interface HeartButtonProps extends Omit<Props, 'identity'> {
  active: boolean
  onClick: () => void
}

function HeartButton({ game, active, className, children, onClick }: HeartButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-pressed={active}
      aria-label={t({
        message: `Favorite: ${{ name: game.name }}`,
        comment: 'Button on a game, for screen readers',
      })}
      onClick={onClick}
      className={`group/heart text-muted hover:text-text ${className}`}
    >
      <Heart
        className="size-4.5 shrink-0 transition-transform duration-quick group-active/heart:scale-85 group-aria-pressed/heart:fill-danger group-aria-pressed/heart:text-danger-text"
        aria-hidden="true"
      />
      {children}
    </button>
  )
}
