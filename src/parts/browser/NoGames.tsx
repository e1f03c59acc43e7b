import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Heart, History, LogIn, Search, SearchX } from 'lucide-react'
import { openPopupAtom } from '#core/popups/popups.ts'
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

/** Says that a list of games is empty (`in_no_data`), with a link to a list that has games. */
export function NoGames({ state, go }: Props) {
  const { t } = useLingui()
  const own = ownListOf(state)
  const openPopup = useSetAtom(openPopupAtom)
  const { search } = state
  const reset = (
    <Button variant={search ? 'quiet' : 'soft'} onClick={() => go({ type: 'reset' })}>
      <Trans>Show all games</Trans>
    </Button>
  )
  if (own && !search && !state.vendor && !state.classify) {
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
      title={search ? t`No “${search}” in this list` : t`Nothing here yet`}
      {...(isNarrowed(state) && {
        detail: search
          ? t`Try searching the whole site.`
          : t`Try other filters, or look at all games.`,
        action: search ? (
          <div className="flex flex-col items-center gap-2">
            <Button onClick={() => openPopup({ kind: 'search', text: search })}>
              <Search className="size-4" aria-hidden="true" />
              <Trans>Search the whole site</Trans>
            </Button>
            {reset}
          </div>
        ) : (
          reset
        ),
      })}
    />
  )
}

/** Replaces a player's own list of games for a visitor, with a button to log in. */
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
