import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { CheckCheck, ListChecks, MailOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { RecordList } from '#parts/records/RecordList.tsx'
import { Button } from '#ui/Button.tsx'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { MESSAGE_FILTERS, MOST_AT_ONCE, type MessageFilter } from './api.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { InboxRow } from './InboxRow.tsx'
import { EMPTY_WORDS, FILTER_NAMES } from './messages.ts'
import { inboxQuery } from './queries.ts'
import type { MessageEntry } from './schema.ts'
import { useInboxActs } from './useInboxActs.ts'

/** The player's inbox, which may be very long; the address holds its filter. */
export function InboxList() {
  const { t } = useLingui()
  const { filter, choose } = useFilter()
  useScreenTitle(t`Messages`)
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...inboxQuery(filter, context), enabled })
  const entries = query.data?.pages.flatMap(({ list }) => list)
  const acts = useInboxActs()
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  useNewsOf(filter === 'DELETED' ? undefined : entries)
  const isEmpty = entries?.length === 0 && !query.hasNextPage
  const newest = entries?.[0]
  const canRead = filter !== 'DELETED' && entries?.some(({ read }) => !read)

  const chooseOne = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (!isChosen) next.delete(id)
    else if (next.size < MOST_AT_ONCE) next.add(id)
    setChosen(next)
  }
  const finish = (act: (ids: readonly string[]) => void) => {
    const ids = [...(chosen ?? [])]
    setChosen(null)
    if (ids.length > 0) act(ids)
  }

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChipChoice
        label={t({
          message: 'Which messages',
          comment: 'Name of a group of choices, for screen readers',
        })}
        options={MESSAGE_FILTERS}
        chosen={filter}
        name={(each) => t(FILTER_NAMES[each])}
        onChoose={(each) => {
          setChosen(null)
          choose(each)
        }}
        className="scroll-row -mx-4 px-4 lg:mx-0 lg:flex-wrap lg:px-0"
      />
      {chosen ? (
        <ChosenBar
          count={chosen.size}
          isDeleted={filter === 'DELETED'}
          onAll={() => setChosen(new Set(entries?.slice(0, MOST_AT_ONCE).map(({ id }) => id)))}
          onDelete={() => finish(acts.remove)}
          onRestore={() => finish(acts.restore)}
          onCancel={() => setChosen(null)}
        />
      ) : (
        !isEmpty && (
          <div className="-my-1 flex flex-wrap items-center gap-x-2">
            <Button variant="quiet" size="sm" onClick={() => setChosen(new Set())}>
              <ListChecks aria-hidden="true" className="size-4.5" />
              <Trans context="messages">Select</Trans>
            </Button>
            {canRead && newest && (
              <Button variant="quiet" size="sm" onClick={() => acts.markAllRead(newest.id)}>
                <CheckCheck aria-hidden="true" className="size-4.5" />
                <Trans>Mark all as read</Trans>
              </Button>
            )}
          </div>
        )
      )}
      {isEmpty ? (
        <EmptyState
          icon={<MailOpen />}
          title={t(EMPTY_WORDS[filter].title)}
          detail={t(EMPTY_WORDS[filter].detail)}
        />
      ) : (
        <RecordList
          // Another filter has another key, so that a new list starts scrolled to its top.
          key={filter}
          label={t`Messages`}
          query={query}
          rowHeight={96}
          renderRow={(entry) => (
            <InboxRow entry={entry} chosen={chosen && chosen.has(entry.id)} onChoose={chooseOne} />
          )}
        />
      )}
    </div>
  )
}

const NAMES: Record<MessageFilter, string> = {
  ALL: '',
  UNREAD: 'unread',
  REWARD: 'reward',
  DELETED: 'deleted',
}

function useFilter() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const shown = new URLSearchParams(search).get('show') ?? ''
  return {
    filter: MESSAGE_FILTERS.find((each) => NAMES[each] === shown) ?? 'ALL',
    choose: (filter: MessageFilter) =>
      void navigate({ search: NAMES[filter] && `show=${NAMES[filter]}`, hash }),
  }
}

/**
 * Announces to screen readers when a message arrives while the inbox is open. Such a message is
 * newer than all others.
 */
function useNewsOf(entries: readonly MessageEntry[] | undefined): void {
  const notify = useSetAtom(noticeAtom)
  const newest = useRef<string>(undefined)
  const at = entries?.[0]?.at ?? ''
  const isThere = entries !== undefined
  useEffect(() => {
    if (!isThere) return
    if (newest.current !== undefined && Date.parse(at) > (Date.parse(newest.current) || 0)) {
      notify({ message: msg`A new message has arrived.` })
    }
    if (newest.current === undefined || at > newest.current) newest.current = at
  }, [at, isThere, notify])
}
