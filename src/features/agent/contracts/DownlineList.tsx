import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight, Search, UsersRound } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { paths } from '#core/navigation/paths.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import type { DownlineDeal } from './contractSchema.ts'
import { KINDS } from './kinds.ts'
import { NOT_OPEN, STATE_WORDS } from './messages.ts'
import { PartyName } from './PartyName.tsx'
import { downlineContractsQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { useTermsWords } from './useTermsWords.ts'
import { tidyText } from '#lib/tidyText.ts'

/** List of the direct downlines who are agents, each with the contract of one kind. */
export function DownlineList({ kind }: { kind: ContractKind }) {
  const { t } = useLingui()
  const context = usePageContext()
  const [text, setText] = useState('')
  const search = useDeferredValue(tidyText(text).slice(0, 40))
  const query = useInfiniteQuery(downlineContractsQuery(kind, search, context))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const deals = data?.pages.flatMap(({ list }) => list)
  const currency = data?.pages[0]?.currency ?? ''
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TextField
        type="search"
        label={t`Find a downline`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={40}
        autoComplete="off"
        icon={<Search />}
        className="max-w-md"
      />
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : !deals ? (
        <ContractSkeleton />
      ) : deals.length === 0 ? (
        <EmptyState
          icon={<UsersRound />}
          title={search ? t`No agents found` : t`No agents below you yet`}
          detail={
            search
              ? t`Only agents directly below you can have a contract with you.`
              : t`Open an account for an agent, and offer a contract here.`
          }
        />
      ) : (
        <>
          <ul
            aria-label={t`Contracts of your downlines`}
            className="flex flex-col divide-y overflow-hidden card"
          >
            {deals.map((deal) => (
              <li key={deal.id}>
                <DealRow deal={deal} kind={kind} currency={currency} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              variant="outline"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
              className="self-center"
            >
              <Trans>Show more</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  )
}

interface RowProps {
  deal: DownlineDeal
  kind: ContractKind
  currency: string
}

function DealRow({ deal, kind, currency }: RowProps) {
  const { t } = useLingui()
  const words = useTermsWords(currency)
  const { id, member, hasWallet, isOpen, current, offered } = deal
  const shown = offered ?? current
  return (
    <Link
      to={paths.agentHome(KINDS[kind].page, `downlines/${id}`)}
      state={FROM_LIST}
      className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-quick hover:bg-raised"
    >
      <Avatar name={member.nickname ?? member.account} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_minmax(6rem,auto)]">
        <span className="text-label font-semibold">
          <PartyName member={member} />
        </span>
        <span className="max-sm:col-span-2 max-sm:row-start-2">
          {shown ? (
            <StatusLabel tone={STATE_WORDS[shown.state].tone}>
              {t(STATE_WORDS[shown.state].name)}
            </StatusLabel>
          ) : (
            <span className="text-caption text-muted">
              {!hasWallet ? (
                <Trans>Office agent, without a wallet</Trans>
              ) : isOpen ? (
                <Trans>No contract in force</Trans>
              ) : (
                t(NOT_OPEN)
              )}
            </span>
          )}
        </span>
        <span className="text-end text-label font-bold tabular-nums max-sm:col-start-2 max-sm:row-start-1">
          {current ? words.upTo(current.terms) : '—'}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
