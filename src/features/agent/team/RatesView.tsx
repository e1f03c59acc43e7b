import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { UserRoundX } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { makeRateEntries } from '../rates.ts'
import { RateTextsSchema } from '../schema.ts'
import { BackLink } from './BackLink.tsx'
import { memberMessage } from './messages.ts'
import { memberQuery } from './queries.ts'
import { RateChanges } from './RateChanges.tsx'
import { RatesCheck } from './RatesCheck.tsx'
import { RatesForm } from './RatesForm.tsx'
import { useTeamState } from './useTeamState.ts'

/** Changes a direct downline's commission rates: the form, the review step and the history. */
export function RatesView({ id, isChecking }: { id: string; isChecking: boolean }) {
  const { t } = useLingui()
  const { days, pathOf } = useTeamState()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...memberQuery(id, days), enabled })
  const store = useStore()
  const { locale } = useLanguage()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const reviewStep = useReviewStep(pathOf(`${id}/rates`), pathOf(`${id}/rates/check`))
  const draft = useMemo(() => makeTabDraft(`agent-rates-${id}:v1`, RateTextsSchema), [id])
  if (error && !data) {
    return error.code === 'member_not_found' ? (
      <EmptyState icon={<UserRoundX />} title={t(memberMessage(error))} />
    ) : (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Skeleton className="h-96 rounded-panel" />
  const { account, comingRates, bounds } = data.member
  // If a change has not taken effect yet, the form starts from the changed rates.
  const rates = comingRates?.rates ?? data.member.rates
  if (!rates || !bounds) {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t`Only the rates of your direct downlines can be changed.`}
      />
    )
  }
  const entered = isChecking
    ? v.safeParse(v.object(makeRateEntries(bounds, locale)), store.get(draft))
    : undefined
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <BackLink to={pathOf(id)} />
      <h2 className="text-heading wrap-anywhere normal-case!">
        <Trans comment="Title of a form for a member’s rates">Rates for {account}</Trans>
      </h2>
      {entered?.success ? (
        <RatesCheck
          {...{ id, bounds, before: rates, after: entered.output }}
          onChange={reviewStep.leave}
          onRefused={setRefusal}
          onDone={() => {
            store.set(draft, null)
            setRefusal(null)
            reviewStep.leave()
          }}
        />
      ) : (
        <RatesForm
          // If the bounds change, the form starts anew, because its rules have changed.
          key={JSON.stringify([rates, bounds])}
          {...{ rates, bounds, draft, refusal }}
          onDone={() => {
            setRefusal(null)
            reviewStep.open()
          }}
        />
      )}
      <RateChanges id={id} />
    </div>
  )
}
