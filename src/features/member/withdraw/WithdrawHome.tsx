import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { isWaiting } from '#core/operations/useOperation.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useReviewStep } from '#parts/form/useReviewStep.ts'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { termsQuery } from './queries.ts'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import type { ChoosableAccount, WithdrawTerms } from './schema.ts'
import { TodoList } from './TodoList.tsx'
import { TurnoverList } from './TurnoverList.tsx'
import { useWithdrawal } from './useWithdrawal.ts'
import { WithdrawCheck } from './WithdrawCheck.tsx'
import { readEntry, withdrawEntryAtom } from './withdrawEntry.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Part of the withdrawal page's address that opens the review step. */
export const CHECK = 'check'
const FORM_PATH = paths.member('withdraw')

interface Props {
  isChecking: boolean
}

/**
 * The start of the withdrawal page: available amount, form or blockers, review step, latest
 * withdrawals.
 */
export function WithdrawHome({ isChecking }: Props) {
  const enabled = useAtomValue(mayAskAtom)
  const { data: terms, error, refetch } = useQuery({ ...termsQuery, enabled })
  if (terms) return <Request {...{ terms, isChecking }} />
  return (
    <Page>
      {error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <Loading />}
      <RecentWithdrawals />
    </Page>
  )
}

function Request({ terms, isChecking }: Props & { terms: WithdrawTerms }) {
  const { t } = useLingui()
  const withdrawal = useWithdrawal()
  const reviewStep = useReviewStep(FORM_PATH, paths.member('withdraw', CHECK))
  const [wentOn, setWentOn] = useState(false)
  const { state } = withdrawal
  if (isWaiting(state, isChecking)) return <Loading />
  if (state.kind === 'unknown') {
    return (
      <Page>
        <UnknownOutcome onFindOut={withdrawal.findOut} />
        <RecentWithdrawals />
      </Page>
    )
  }
  const retold = withdrawal.resumed && !wentOn && (
    <FormAlert tone="info" title={t`Your last request didn’t go through`}>
      <Trans>
        Nothing was withdrawn. What you entered is still below, and you can safely send it again.
      </Trans>
    </FormAlert>
  )
  if (isChecking) {
    return (
      <Page>
        {retold}
        <Check
          {...{ terms }}
          isSending={state.kind === 'sending'}
          onChange={reviewStep.leave}
          send={withdrawal.send}
        />
      </Page>
    )
  }
  return (
    // At a desk, what the form asks stands beside what it is decided by; phones read the balance first.
    <div className="flex min-w-0 flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
      <Funds terms={terms} />
      <div className="flex min-w-0 flex-col gap-8 xl:order-first xl:row-span-2">
        {terms.blockers.length > 0 ? (
          <TodoList terms={terms} />
        ) : (
          <>
            {retold}
            <WithdrawForm
              terms={terms}
              onCheck={() => {
                setWentOn(true)
                reviewStep.open()
              }}
            />
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {terms.turnovers.length > 0 && (
          <TurnoverList turnovers={terms.turnovers} currency={terms.currency} />
        )}
        <RecentWithdrawals />
      </div>
    </div>
  )
}

/**
 * The review step of a withdrawal. Its figures stay the same until the player sends or edits the
 * withdrawal. If it became impossible meanwhile, the step says what changed.
 */
function Check({
  terms,
  isSending,
  ...acts
}: Pick<ComponentProps<typeof WithdrawCheck>, 'terms' | 'onChange' | 'send'> & {
  isSending: boolean
}) {
  const store = useStore()
  const { locale } = useLanguage()
  const [entry] = useState(() => readEntry(store.get(withdrawEntryAtom), terms, locale))
  if (!entry) return <Redirect to={FORM_PATH} />
  const isThere = terms.accounts.some(({ id }) => id === entry.account.id)
  // While it is sent, the balance changes because of this withdrawal itself.
  if (!isSending && (!isThere || terms.blockers.length > 0)) {
    return <Changed {...{ terms }} onChange={acts.onChange} gone={isThere ? null : entry.account} />
  }
  return <WithdrawCheck {...{ terms, ...entry, ...acts }} />
}

interface ChangedProps {
  terms: WithdrawTerms
  /** The account that was to be paid, if it was removed. */
  gone: ChoosableAccount | null
  onChange: () => void
}

/** What has changed since the form was filled in, so that the withdrawal cannot be sent. */
function Changed({ terms, gone, onChange }: ChangedProps) {
  const { t } = useLingui()
  const account = gone && `${gone.institution} ${gone.number}`
  return (
    <>
      <FormAlert tone="warning" title={t`Something has changed since you filled in the form`}>
        {account && <Trans>{account} was removed. Choose another account.</Trans>}
      </FormAlert>
      {terms.blockers.length > 0 && <TodoList terms={terms} />}
      {terms.turnovers.length > 0 && (
        <TurnoverList turnovers={terms.turnovers} currency={terms.currency} />
      )}
      <Button variant="outline" block onClick={onChange}>
        <Trans>Back to the form</Trans>
      </Button>
    </>
  )
}

function Funds({
  terms: { available, blockers, held, atVendors, currency },
}: {
  terms: WithdrawTerms
}) {
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <section className="flex flex-col gap-4 card p-5">
      <dl className="flex flex-col gap-0.5">
        <dt className="text-label text-muted">
          {blockers.length > 0 ? <Trans>Balance</Trans> : <Trans>Available to withdraw</Trans>}
        </dt>
        <dd className="text-title font-bold tabular-nums wrap-anywhere">{write(available)}</dd>
      </dl>
      {(new Big(held).gt(0) || new Big(atVendors).gt(0)) && (
        <dl className="flex flex-col gap-2 border-t pt-4 text-label">
          {new Big(held).gt(0) && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-muted">
                <Trans>Set aside for open withdrawals</Trans>
              </dt>
              <dd className="font-semibold tabular-nums">{write(held)}</dd>
            </div>
          )}
          {new Big(atVendors).gt(0) && (
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <dt className="text-muted">
                <Trans>In game wallets</Trans>
              </dt>
              <dd className="flex flex-wrap items-center gap-x-4 font-semibold tabular-nums">
                <span>{write(atVendors)}</span>
                <Link
                  to={paths.member('transferFund')}
                  className="inline-flex min-h-thumb items-center text-primary-text hover:underline"
                >
                  <Trans>Move it first</Trans>
                </Link>
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="flex w-full max-w-form min-w-0 flex-col gap-8">{children}</div>
)

const Loading = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-28 rounded-panel" />
    <Skeleton className="h-64 rounded-panel" />
  </div>
)
