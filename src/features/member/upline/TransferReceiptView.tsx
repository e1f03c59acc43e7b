import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/locale/useMoments.ts'
import { paths } from '#core/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Receipt } from '#parts/money/Receipt.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { uplineMessage } from './messages.ts'
import { transferReceiptQuery } from './queries.ts'

/** What became of a transfer, at an address of its own. */
export function TransferReceiptView({ id }: { id: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { writeExactly } = useMoments()
  const { data, error, refetch } = useQuery(transferReceiptQuery(id))
  const another = (
    <Link to={paths.member('transferUpline')} className={buttonClass({ variant: 'outline' })}>
      <Trans>Make another transfer</Trans>
    </Link>
  )
  if (error?.code === 'transfer_not_found') {
    return <EmptyState icon={<UserRoundX />} title={t(uplineMessage(error))} action={another} />
  }
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 rounded-panel" />
  return (
    <Receipt
      title={<Trans>Transfer to your upline</Trans>}
      amount={formatMoney(data.amount, locale, data.currency)}
      tone="good"
      status={<Trans context="state of a transfer">Done</Trans>}
      sentence={<Trans>The money has arrived with your upline.</Trans>}
      rows={[
        {
          label: t({ message: 'To', context: 'who receives money' }),
          value: data.payee.nickname
            ? `${data.payee.account} · ${data.payee.nickname}`
            : data.payee.account,
        },
        { label: t`Fee`, value: t({ message: 'None', context: 'fee' }) },
        {
          label: t`Time`,
          value: <time dateTime={data.at}>{writeExactly(data.at)}</time>,
        },
        { label: t({ message: 'Number', context: 'of a receipt' }), value: data.id },
      ]}
    >
      {another}
    </Receipt>
  )
}
