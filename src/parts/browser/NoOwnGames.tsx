import { useLingui } from '@lingui/react/macro'
import { Heart, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'

interface Props {
  kind: 'favorites' | 'recents'
  /** Button or link that leads to games. */
  action?: ReactNode
}

/** Says that the player has no favourites, or has not played anything yet. */
export function NoOwnGames({ kind, action }: Props) {
  const { t } = useLingui()
  return kind === 'favorites' ? (
    <EmptyState
      icon={<Heart />}
      title={t`No favorites yet`}
      detail={t`Tap the heart on a game and it will appear here.`}
      action={action}
    />
  ) : (
    <EmptyState
      icon={<History />}
      title={t`Nothing played yet`}
      detail={t`Games you play appear here.`}
      action={action}
    />
  )
}
