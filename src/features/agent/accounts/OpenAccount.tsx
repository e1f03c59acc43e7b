import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { Layers } from 'lucide-react'
import { useRef, useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { useEncryption } from '#core/gateway/loadEncryption.ts'
import { useLanguage } from '#core/locale/language.ts'
import { isWaiting } from '#core/operations/useOperation.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useRegisterRules } from '#parts/form/field-rules/useRegisterRules.ts'
import { Drafted } from '#parts/form/Drafted.tsx'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AccountCheck } from './AccountCheck.tsx'
import { AccountForm } from './AccountForm.tsx'
import { buildAccountSchema } from './accountSchema.ts'
import { accountDraftAtom } from './drafts.ts'
import { OpenedList } from './OpenedList.tsx'
import { accountPaths } from './places.ts'
import { accountTermsQuery } from './queries.ts'
import { useOpenAccount } from './useOpenAccount.ts'

interface Props {
  isChecking: boolean
  /**
   * Called after the gateway has opened the account. Only this page knows the account's password.
   */
  onOpened: (id: string, password: string) => void
}

/**
 * Opens the account of a downline in two steps, the form and a review; then its receipt is shown.
 */
export function OpenAccount({ isChecking, onOpened }: Props) {
  const { t } = useLingui()
  useEncryption()
  const { data: terms, error, refetch } = useQuery(accountTermsQuery)
  const { rules, pending } = useRegisterRules()
  const store = useStore()
  const { locale } = useLanguage()
  const reviewStep = useReviewStep(accountPaths.open, accountPaths.checkOpen)
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const password = useRef('')
  const { state, findOut, resumed, send } = useOpenAccount(({ id }) => {
    store.set(accountDraftAtom, null)
    // After a reload this component has lost the password, so it does not open the receipt that
    // shows the password.
    if (password.current) onOpened(id, password.current)
  })
  if (error && !terms) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!terms || pending || isWaiting(state, isChecking)) return <FormSkeleton />
  if (state.kind === 'unknown') return <UnknownOutcome onFindOut={findOut} />
  if (!terms.mayOpen) {
    return (
      <EmptyState
        icon={<Layers />}
        title={t`Nobody can join below you`}
        detail={t`Your team has reached the maximum number of levels. Your uplines can still open accounts.`}
      />
    )
  }
  if (isChecking) {
    return (
      <Drafted
        draft={accountDraftAtom}
        schema={buildAccountSchema(rules, terms.rates, locale)}
        form={accountPaths.open}
      >
        {(entered) => (
          <AccountCheck
            entered={entered}
            onChange={reviewStep.leave}
            onRefused={setRefusal}
            send={async () => {
              password.current = entered.password
              await send(entered)
            }}
          />
        )}
      </Drafted>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <AccountForm
        terms={terms}
        rules={rules}
        entered={resumed}
        refusal={refusal}
        onCheck={() => {
          setRefusal(null)
          reviewStep.open()
        }}
      />
      <OpenedList />
    </div>
  )
}

const FormSkeleton = () => (
  <div role="status" className="flex max-w-3xl flex-col gap-5">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-20 rounded-panel" />
    <Skeleton className="h-control-lg rounded-control" />
    <Skeleton className="h-control-lg rounded-control" />
    <Skeleton className="h-40 rounded-panel" />
  </div>
)
