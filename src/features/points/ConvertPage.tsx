import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleOff } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { useLanguage } from '#core/locale/language.ts'
import { paths } from '#core/navigation/paths.ts'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { isWaiting } from '#core/operations/useOperation.ts'
import type { PointBalance } from '#core/wallet/points/api.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { CheckStep } from '#parts/money/CheckStep.tsx'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { convertPoints } from './api.ts'
import { ConvertForm } from './ConvertForm.tsx'
import { CHECK } from './places.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { pointConfigQuery } from './queries.ts'
import type { Conversion } from './schema.ts'
import { useExchange } from './useExchange.ts'
import { usePointBalance, useWritePoints } from './usePoints.ts'

const FORM_PATH = paths.pointMall('convert')

const EnteredSchema = v.object({ points: v.number(), amount: v.string() })
type Entered = v.InferOutput<typeof EnteredSchema>

/** Converts points into money in three steps: form, review and receipt. */
export function ConvertPage({ isChecking }: { isChecking: boolean }) {
  const { t } = useLingui()
  const config = useQuery(pointConfigQuery)
  const balance = usePointBalance()
  const error = config.error ?? balance.error
  if (config.data && balance.data) {
    const { conversion, currency } = config.data
    return conversion ? (
      <Convert {...{ conversion, currency, balance: balance.data, isChecking }} />
    ) : (
      <EmptyState icon={<CircleOff />} title={t`Points aren’t converted to money here`} />
    )
  }
  if (error) {
    const retry = () => {
      void config.refetch()
      void balance.refetch()
    }
    return <SectionFailure error={error} onRetry={retry} />
  }
  return (
    <div role="status" className="mx-auto flex w-full max-w-form flex-col gap-3">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <Skeleton className="h-16 rounded-panel" />
      <Skeleton className="h-48 rounded-panel" />
    </div>
  )
}

interface Props {
  conversion: Conversion
  currency: string
  balance: PointBalance
  isChecking: boolean
}

function Convert({ conversion, currency, balance, isChecking }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const { state, findOut, resumed, send } = useExchange('convert', EnteredSchema, convertPoints)
  const [entered, setEntered] = useState<Entered | null>(null)
  const reviewStep = useReviewStep(FORM_PATH, paths.pointMall(`convert/${CHECK}`))
  if (isWaiting(state, isChecking))
    return <Skeleton className="mx-auto h-48 w-full max-w-form rounded-panel" />
  if (state.kind === 'unknown') return <UnknownOutcome onFindOut={findOut} />
  const money = (amount: string) => formatMoney(amount, locale, currency)
  if (isChecking) {
    if (!entered) return <Redirect to={FORM_PATH} />
    const pays = money(entered.amount)
    return (
      <div className="mx-auto w-full max-w-form min-w-0">
        <CheckStep
          title={t`Check your conversion`}
          rows={[
            {
              label: t({ message: 'Points required', comment: 'Label: what something costs' }),
              value: write.points(entered.points),
            },
            { label: t`Paid to your balance`, value: pays, strong: true },
            {
              label: t`Points left`,
              value: write.points(Math.max(0, balance.points - entered.points)),
            },
          ]}
          notes={<Trans>The money comes at once. A conversion can’t be canceled.</Trans>}
          onChange={reviewStep.leave}
        >
          <PasswordForm
            action={t({
              message: `Convert to ${pays}`,
              comment: 'Button: turns points into this amount',
            })}
            submit={(paymentPassword) => send(entered, paymentPassword)}
          />
        </CheckStep>
      </div>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-form min-w-0 flex-col gap-5">
      {resumed && !entered && (
        <FormAlert tone="info" title={t`Your last request didn’t go through`}>
          <Trans>
            Nothing was converted. What you entered is still below, and you can safely send it
            again.
          </Trans>
        </FormAlert>
      )}
      <ConvertForm
        {...{ conversion, currency, balance }}
        entered={entered ?? resumed}
        onCheck={async (next) => {
          setEntered(next)
          reviewStep.open()
        }}
      />
    </div>
  )
}
