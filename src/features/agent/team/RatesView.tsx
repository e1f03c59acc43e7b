import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Rates } from '../schema.ts'
import { BackLink } from './BackLink.tsx'
import { memberMessage } from './messages.ts'
import { memberQuery } from './queries.ts'
import { RateChanges } from './RateChanges.tsx'
import { RatesCheck } from './RatesCheck.tsx'
import { RatesForm } from './RatesForm.tsx'
import { useTeamState } from './useTeamState.ts'

/** A change of a direct downline's rates: entered, checked, and then in the history below. */
export function RatesView({ id }: { id: string }) {
  const { t } = useLingui()
  const { days, pathOf } = useTeamState()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...memberQuery(id, days), enabled })
  const [entered, setEntered] = useState<Rates | null>(null)
  const [checking, setChecking] = useState(false)
  if (error && !data) {
    return error.code === 'member_not_found' ? (
      <EmptyState icon={<UserRoundX />} title={t(memberMessage(error))} />
    ) : (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Skeleton className="h-96 rounded-panel" />
  const { account, rates, bounds } = data.member
  if (!rates || !bounds) {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t`Only the rates of your direct downlines can be changed.`}
      />
    )
  }
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <BackLink to={pathOf(id)} />
      <h2 className="text-heading wrap-anywhere">
        <Trans>Rates of {account}</Trans>
      </h2>
      {checking && entered ? (
        <RatesCheck
          {...{ id, bounds, before: rates, after: entered }}
          onChange={() => setChecking(false)}
          onDone={() => {
            setChecking(false)
            setEntered(null)
          }}
        />
      ) : (
        <RatesForm
          // Other bounds are another form.
          key={JSON.stringify([rates, bounds])}
          {...{ rates: entered ?? rates, current: rates, bounds }}
          onDone={(next) => {
            setEntered(next)
            setChecking(true)
          }}
        />
      )}
      <RateChanges id={id} />
    </div>
  )
}
