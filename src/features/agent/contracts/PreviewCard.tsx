import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ArithmeticView } from './ArithmeticView.tsx'
import { previewQuery } from './queries.ts'
import type { ContractKind, Terms } from './schema.ts'
import { useSettlementPeriod } from './useSettlementPeriod.ts'

interface Props {
  kind: ContractKind
  downlineId: string
  /** Terms that the form holds; undefined while its values are not valid. */
  terms: Terms | undefined
  /**
   * Terms of the contract in force, to which the preview is compared; undefined without a
   * contract.
   */
  current: Terms | undefined
}

/** Milliseconds without typing after which the preview is requested. */
const PAUSE_MS = 400

/**
 * Shows what the offered terms would have paid for the last period, computed from the results of
 * the downline's team.
 */
export function PreviewCard({ kind, downlineId, terms, current }: Props) {
  const { t } = useLingui()
  const asked = useSettled(terms)
  return (
    <section
      aria-label={t`What it would have paid`}
      aria-live="polite"
      className="flex flex-col gap-3 rounded-panel bg-sunken p-4"
    >
      <h3 className="text-label font-semibold text-balance">
        <Trans>What it would have paid for the last period</Trans>
      </h3>
      {asked ? (
        <Computed kind={kind} downlineId={downlineId} terms={asked} current={current} />
      ) : (
        <p className="text-label text-muted">
          <Trans>Fill in the terms to see this, calculated from the team’s figures.</Trans>
        </p>
      )}
    </section>
  )
}

function Computed({ kind, downlineId, terms, current }: Props & { terms: Terms }) {
  const { locale } = useLanguage()
  const writePeriod = useSettlementPeriod()
  const { data, error, refetch, isPlaceholderData } = useQuery(
    previewQuery(kind, downlineId, terms),
  )
  const before = useQuery({
    ...previewQuery(kind, downlineId, current ?? terms),
    enabled: current !== undefined,
  }).data
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-10 w-40" />
  const { amount, currency, start, end, activeMembers } = data
  return (
    <div className={`flex flex-col gap-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <div>
        <p className="text-title font-bold tabular-nums wrap-anywhere">
          {formatMoney(amount, locale, currency)}
        </p>
        <p className="text-caption text-muted tabular-nums">
          <span>{writePeriod({ kind, start, end })}</span>
          {activeMembers !== null && (
            <>
              <span>{' · '}</span>
              <Plural value={activeMembers} one="# active member" other="# active members" />
            </>
          )}
        </p>
        {before && current && (
          <p className="pt-1 text-label">
            <Trans>
              With the terms in force:{' '}
              {{ amount: formatMoney(before.amount, locale, before.currency) }}
            </Trans>
          </p>
        )}
      </div>
      <ArithmeticView arithmetic={data} currency={currency} />
    </div>
  )
}

/** Returns the terms once they have not changed for a while. */
function useSettled(terms: Terms | undefined): Terms | undefined {
  const text = JSON.stringify(terms)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === undefined ? undefined : (JSON.parse(settled) as Terms)
}
