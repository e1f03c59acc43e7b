import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { SearchX } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useFeature } from '#core/system/permission.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import type { MoneyRow } from '#parts/money/MoneyRows.tsx'
import { ReasonNote } from '#parts/money/ReasonNote.tsx'
import { Receipt } from '#parts/money/Receipt.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { WITHDRAWAL_WORDS } from './messages.ts'
import { Payouts } from './Payouts.tsx'
import { withdrawalQuery } from './queries.ts'
import { isRefused, reasonOf } from './reasons.ts'
import type { Withdrawal } from './schema.ts'
import { WithdrawalProgress } from './WithdrawalProgress.tsx'

/** The receipt of a withdrawal, with its progress and the player's actions. */
export function WithdrawalView({ id }: { id: string }) {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  // The withdrawal is fetched again at once, because no query received the socket's events between
  // the request and this receipt.
  const { data, error, refetch } = useQuery({ ...withdrawalQuery(id), enabled, staleTime: 0 })
  if (data) return <Shown withdrawal={data} />
  if (error?.code === 'withdrawal_not_found') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t`We couldn’t find this withdrawal`}
        detail={t`The address may be mistyped, or it belongs to another account.`}
        action={
          <Link to={paths.member('withdraw')} className={buttonClass({ variant: 'outline' })}>
            <Trans>Your withdrawals</Trans>
          </Link>
        }
      />
    )
  }
  if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <Skeleton className="h-44 rounded-panel" />
      <Skeleton className="h-60 rounded-panel" />
    </div>
  )
}

function Shown({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { id, state, amount, currency } = withdrawal
  const { name, tone, sentence } = WITHDRAWAL_WORDS[state]
  const mayAnswer = useFeature('withdrawalConfirmation') !== 'off'
  // If the page asks the player whether a payment arrived, the payments come first, on every
  // device.
  const asks = mayAnswer && withdrawal.payouts.some((payout) => payout.state === 'sent')
  const payouts = <Payouts key="payouts" withdrawal={withdrawal} asks={asks} />
  return (
    <div className="flex w-full max-w-form min-w-0 flex-col gap-6">
      {asks && payouts}
      <Receipt
        title={t({ message: `Withdrawal ${id}`, comment: 'Title of a receipt' })}
        amount={formatMoney(amount, locale, currency)}
        tone={tone}
        status={t(name)}
        sentence={t(sentence)}
        rows={useRows(withdrawal)}
        note={isRefused(withdrawal) && <ReasonNote words={reasonOf(withdrawal)} />}
      >
        {withdrawal.isCancellable && <CancelWithdrawal id={id} />}
      </Receipt>
      {!asks && payouts}
      <WithdrawalProgress withdrawal={withdrawal} />
      <Link
        to={paths.member('withdraw')}
        className={`${buttonClass({ variant: 'outline', block: true })} print:hidden`}
      >
        <Trans comment="Link back to a list">All withdrawals</Trans>
      </Link>
    </div>
  )
}

function useRows(withdrawal: Withdrawal): MoneyRow[] {
  const { account, amount, fee, net, currency, received, remainder, returned } = withdrawal
  const { createdAt, payouts } = withdrawal
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const write = (value: string) => formatMoney(value, locale, currency)
  const isBack = new Big(returned).gt(0)
  return [
    isBack
      ? { label: t`Back in your balance`, value: write(returned), strong: true }
      : { label: t`You receive`, value: write(net), strong: true },
    { label: t`From your balance`, value: write(amount) },
    // The fee is left out if the whole amount was returned, because the player then paid no fee.
    ...(new Big(returned).lt(amount)
      ? [{ label: t(msg({ message: 'Fee', context: 'of a payment' })), value: write(fee) }]
      : []),
    {
      label: t({ message: 'Withdraw to', comment: 'Label: the account to which money is paid' }),
      value: `${account.institution} ${account.number}`,
    },
    ...(account.holder
      ? [{ label: t(msg({ message: 'Name', context: 'of an account' })), value: account.holder }]
      : []),
    {
      label: t(msg({ message: 'Requested on', context: 'when a withdrawal was' })),
      value: moments.write(createdAt),
    },
    ...(payouts.length > 0 ? [{ label: t`Received so far`, value: write(received) }] : []),
    ...(payouts.length > 0 && new Big(remainder).gt(0)
      ? [{ label: t`Still to be sent`, value: write(remainder) }]
      : []),
  ]
}
