import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { FRIEND_STATE_WORDS, LEVEL_NAMES } from './messages.ts'
import { friendsQuery } from './queries.ts'
import { isAboveZero, LEVELS, type Friend, type Level } from './schema.ts'

/**
 * List of the friends who registered by the player's referral link, and of those whom these friends
 * referred.
 */
export function FriendList() {
  const { t } = useLingui()
  const [level, setLevel] = useState<Level>('DIRECT')
  return (
    <section aria-labelledby="friends" className="flex min-w-0 flex-col gap-3">
      <h2 id="friends" className="section-title text-heading">
        <Trans>Friends who joined</Trans>
      </h2>
      <Tabs
        label={t({
          message: 'Levels',
          comment: 'Name of tabs: friends, friends of friends and so on',
        })}
        items={LEVELS.map((value) => ({ value, label: t(LEVEL_NAMES[value]) }))}
        value={level}
        onChange={setLevel}
      >
        <Friends level={level} />
      </Tabs>
    </section>
  )
}

function Friends({ level }: { level: Level }) {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...friendsQuery(level, usePageContext()), enabled })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data) {
    if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />
    return <Skeleton className="h-40 rounded-panel" />
  }
  const friends = data.pages.flatMap(({ list }) => list)
  if (friends.length === 0) {
    return (
      <EmptyState
        icon={<UserPlus />}
        title={t({ message: 'Nobody yet', comment: 'Title of an empty list of friends' })}
        detail={
          level === 'DIRECT'
            ? t`Friends who sign up through your link appear here at once.`
            : t`People your friends invite appear here.`
        }
      />
    )
  }
  const { currency = '' } = data.pages.at(-1) ?? {}
  return (
    <div className="flex flex-col gap-3">
      <ul className="overflow-hidden card">
        {friends.map((friend) => (
          <FriendRow key={friend.id} {...{ friend, currency }} />
        ))}
      </ul>
      {error ? (
        <LineFailure error={error} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        )
      )}
    </div>
  )
}

function FriendRow({ friend, currency }: { friend: Friend; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const { player, at, state, earned } = friend
  const { name, tone } = FRIEND_STATE_WORDS[state]
  return (
    <li className="flex min-h-16 items-center gap-3 border-b px-4 py-3 last:border-b-0">
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="text-label font-semibold wrap-anywhere">{player}</span>
        <time dateTime={at} className="text-caption text-muted">
          {moments.write(at)}
        </time>
        <StatusLabel tone={tone}>{t(name)}</StatusLabel>
      </span>
      <span
        className={`text-label font-bold tabular-nums ${isAboveZero(earned) ? 'text-success-text' : 'text-muted'}`}
      >
        {formatMoney(earned, locale, currency)}
      </span>
    </li>
  )
}
