import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, UserRoundX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useMoments } from '#core/gateway/useMoments.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { HandOver } from './HandOver.tsx'
import { KIND_WORDS } from './messages.ts'
import { accountPaths } from './places.ts'
import { openedAccountQuery } from './queries.ts'
import { RateList } from './RateList.tsx'
import { RenewPassword } from './RenewPassword.tsx'

interface Props {
  id: string
  /** First password of the account; known only right after the account was opened. */
  password: string | undefined
  onRenewed: (password: string) => void
}

/** The receipt of an account that the agent opened for a downline. */
export function OpenedView({ id, password, onRenewed }: Props) {
  const { t } = useLingui()
  const { writeExactly } = useMoments()
  const { data: opened, error, refetch } = useQuery(openedAccountQuery(id))
  const heading = useRef<HTMLHeadingElement>(null)
  // The receipt of a new account takes the focus, because the button that had the focus is gone.
  const isNew = password !== undefined
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  if (error?.code === 'account_not_opened') {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t`You didn’t open this account`}
        action={
          <Link to={accountPaths.open} className={buttonClass({ variant: 'outline' })}>
            <Trans>Open an account</Trans>
          </Link>
        }
      />
    )
  }
  if (!opened) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-panel" />
    )
  }
  const { account, nickname, kind, rates, at, taken } = opened
  return (
    <article className="flex max-w-xl flex-col gap-5">
      <header className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success-text" />
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 text-heading outline-none wrap-anywhere normal-case!"
        >
          <Trans>Account {account} has been opened</Trans>
        </h2>
      </header>
      {password !== undefined && <HandOver opened={opened} password={password} />}
      <MoneyRows
        rows={[
          { label: t`Username`, value: account, strong: true },
          {
            label: t({ message: 'Account type', context: 'of a downline' }),
            value: t(KIND_WORDS[kind].name),
          },
          ...(nickname ? [{ label: t`Nickname`, value: nickname }] : []),
          { label: t({ message: 'Opened', context: 'when' }), value: writeExactly(at) },
        ]}
      />
      <section aria-labelledby="rates" className="flex flex-col gap-3 card p-4">
        <h3 id="rates" className="text-label font-semibold">
          <Trans comment="Heading above the rates that a member earns">Rates</Trans>
        </h3>
        <RateList rates={rates} />
      </section>
      {taken ? (
        <p className="text-label text-pretty text-muted">
          <Trans>The account’s owner has logged in and chosen a password.</Trans>
        </p>
      ) : (
        password === undefined && <RenewPassword id={id} onRenewed={onRenewed} />
      )}
      <Link to={accountPaths.open} className={buttonClass({ variant: 'outline' })}>
        <Trans>Open another account</Trans>
      </Link>
    </article>
  )
}
