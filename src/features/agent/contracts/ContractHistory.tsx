import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import type { Contract, Side } from './contractSchema.ts'
import { ContractSteps } from './ContractSteps.tsx'
import { STATE_WORDS } from './messages.ts'
import { contractHistoryQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { StateLine } from './StateLine.tsx'
import { TermsView } from './TermsView.tsx'
import { useTermsWords } from './useTermsWords.ts'
import { VersionName } from './VersionName.tsx'

interface Props {
  kind: ContractKind
  /** Id of the downline whose contract history is shown; if left out, the agent's own. */
  downlineId?: string
  side: Side
  currency: string
}

/** Past versions and offers of a contract, the latest to end first. Each opens its terms. */
export function ContractHistory({ kind, downlineId, side, currency }: Props) {
  const { t } = useLingui()
  const query = useInfiniteQuery(contractHistoryQuery(kind, downlineId, usePageContext()))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data) {
    if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />
    return <Skeleton className="h-18 rounded-panel" />
  }
  const shown = data.pages.flatMap(({ list }) => list)
  const total = Math.max(data.pages.at(-1)?.total ?? 0, shown.length)
  if (total === 0) return null
  return (
    <section aria-label={t`History`} className="flex min-w-0 flex-col gap-2">
      <h2 className="flex items-baseline justify-between gap-4 text-heading">
        <Trans comment="Of a contract: versions that are over">History</Trans>
        <span className="text-caption font-normal text-muted">
          <Plural value={total} one="# version" other="# versions" />
        </span>
      </h2>
      <ul className="flex flex-col divide-y overflow-hidden card">
        {shown.map((contract) => (
          <li key={contract.id}>
            <Version {...{ contract, side, currency }} />
          </li>
        ))}
      </ul>
      {error ? (
        <LineFailure
          error={error}
          onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())}
        />
      ) : (
        hasNextPage && (
          <Button
            variant="outline"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            className="self-center"
          >
            <Trans comment="Button under a list">Show more</Trans>
          </Button>
        )
      )}
    </section>
  )
}

interface VersionProps {
  contract: Contract
  side: Side
  currency: string
}

function Version({ contract, side, currency }: VersionProps) {
  const { t } = useLingui()
  const { write } = useMoments()
  const words = useTermsWords(currency)
  const { version, terms, state, steps, endedAt, offeredAt } = contract
  return (
    <details className="group">
      <summary className="flex min-h-thumb cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="text-label font-semibold tabular-nums">
            <VersionName version={version} /> <span>{`· ${words.upTo(terms)}`}</span>
          </span>
          <span className="text-caption text-muted tabular-nums">
            {write(endedAt ?? offeredAt)}
          </span>
        </span>
        <StatusLabel tone={STATE_WORDS[state].tone}>{t(STATE_WORDS[state].name)}</StatusLabel>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 bg-sunken p-4">
        <StateLine contract={contract} side={side} />
        <TermsView terms={terms} currency={currency} />
        <ContractSteps steps={steps} side={side} />
      </div>
    </details>
  )
}
