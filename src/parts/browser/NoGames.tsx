import { Trans, useLingui } from '@lingui/react/macro'
import { Heart, History, LogIn, SearchX } from 'lucide-react'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { isNarrowed, type BrowserAction, type BrowserState } from './browserState.ts'
import { NoOwnGames } from './NoOwnGames.tsx'
import { ownListOf } from './sourceOf.ts'

interface Props {
  state: BrowserState
  go: (action: BrowserAction) => void
}

/** An empty list (`in_no_data`) and a way on from it. */
export function NoGames({ state, go }: Props) {
  const { t } = useLingui()
  const own = ownListOf(state)
  const reset = (
    <Button variant="soft" onClick={() => go({ type: 'reset' })}>
      <Trans>Show all games</Trans>
    </Button>
  )
  if (own && !state.search && !state.vendor && !state.classify) {
    const home = state.category === 'FAV'
    return (
      <NoOwnGames
        kind={own === 'FAV' ? 'favorites' : 'recents'}
        action={
          home ? (
            <Button variant="soft" onClick={() => go({ type: 'category', category: 'HOME' })}>
              <Trans>Find a game</Trans>
            </Button>
          ) : (
            reset
          )
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={state.search ? t`No game by that name` : t`Nothing here yet`}
      {...(isNarrowed(state) && {
        detail: t`Try other filters, or look at all games.`,
        action: reset,
      })}
    />
  )
}

/** Shown in place of a player's own list if nobody is logged in. */
export function LogInForList({ own }: { own: 'FAV' | 'RECENT' }) {
  const { t } = useLingui()
  const requireAccount = useRequireAccount()
  return (
    <EmptyState
      icon={own === 'FAV' ? <Heart /> : <History />}
      title={own === 'FAV' ? t`Your favorites are waiting` : t`Your recent games are waiting`}
      detail={t`Log in to see them.`}
      action={
        <Button onClick={() => requireAccount(() => undefined)}>
          <LogIn className="size-4" aria-hidden="true" />
          <Trans>Log in</Trans>
        </Button>
      }
    />
  )
}
