import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { UnknownOutcome } from '#parts/money/UnknownOutcome.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { termsQuery } from './queries.ts'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import type { WithdrawTerms } from './schema.ts'
import { TodoList } from './TodoList.tsx'
import type { TurnoverList as TurnoverListType } from './TurnoverList.tsx'
import { useWithdrawal, type WithdrawDraft } from './useWithdrawal.ts'
import { WithdrawCheck } from './WithdrawCheck.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Few players have any, and its dialog weighs as much as all else here. */
const { Component: TurnoverList } = lazyScreen<
  'TurnoverList',
  ComponentProps<typeof TurnoverListType>
>([], 'TurnoverList', () => import('./TurnoverList.tsx'))

/** What can be withdrawn, the form or what stands in its way, and the last withdrawals. */
export function WithdrawHome() {
  const enabled = useAtomValue(mayAskAtom)
  const { data: terms, error, refetch } = useQuery({ ...termsQuery, enabled })
  if (terms) return <Request terms={terms} />
  return (
    <Page>
      {error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <Loading />}
      <RecentWithdrawals />
    </Page>
  )
}

function Request({ terms }: { terms: WithdrawTerms }) {
  const { t } = useLingui()
  const withdrawal = useWithdrawal()
  const [draft, setDraft] = useState<WithdrawDraft | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const account = terms.accounts.find(({ id }) => id === draft?.accountId)
  const { lost } = withdrawal
  if (lost.kind === 'asking') return <Loading />
  if (lost.kind === 'unknown') {
    return (
      <Page>
        <UnknownOutcome error={lost.error} onFindOut={withdrawal.findOut} />
        <RecentWithdrawals />
      </Page>
    )
  }
  if (isChecking && draft && account) {
    return (
      <Page>
        <WithdrawCheck
          {...{ terms, draft, account }}
          onChange={() => setIsChecking(false)}
          send={withdrawal.send}
        />
      </Page>
    )
  }
  return (
    <Page>
      <Funds terms={terms} />
      {terms.blockers.length > 0 ? (
        <TodoList terms={terms} />
      ) : (
        <>
          {withdrawal.resumed && !draft && (
            <FormAlert tone="info" title={t`Your last try got no answer`}>
              <Trans>
                Nothing was withdrawn. What you had entered stands below; it cannot be sent twice.
              </Trans>
            </FormAlert>
          )}
          <WithdrawForm
            terms={terms}
            draft={draft ?? withdrawal.resumed}
            onCheck={async (entered) => {
              await withdrawal.begin(entered)
              setDraft(entered)
              setIsChecking(true)
            }}
          />
        </>
      )}
      {terms.turnovers.length > 0 && (
        <LazyPart failure="tell">
          <TurnoverList turnovers={terms.turnovers} currency={terms.currency} />
        </LazyPart>
      )}
      <RecentWithdrawals />
    </Page>
  )
}

function Funds({ terms: { available, held, atVendors, currency } }: { terms: WithdrawTerms }) {
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <section className="flex flex-col gap-4 rounded-panel border bg-surface p-5">
      <dl className="flex flex-col gap-0.5">
        <dt className="text-label text-muted">
          <Trans>Available to withdraw</Trans>
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
                {write(atVendors)}
                <Link
                  to={paths.member('transferFund')}
                  className="inline-flex min-h-thumb items-center text-primary-text hover:underline"
                >
                  <Trans>Transfer it first</Trans>
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
  <div className="flex w-full max-w-180 min-w-0 flex-col gap-8">{children}</div>
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
