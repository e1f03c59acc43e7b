import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Receipt } from '#parts/money/Receipt.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TRANSFER_WORDS, transferMessage } from './messages.ts'
import { transferReceiptQuery } from './queries.ts'

interface Props {
  id: string
  /** Builds the address of the form for another transfer to the same payee. */
  anotherPath: (payeeId: string) => string
}

/** The receipt of a transfer, on a page with its own address. */
export function TransferReceiptView({ id, anotherPath }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { writeExactly } = useMoments()
  const { data, error, refetch } = useQuery(transferReceiptQuery(id))
  const another = (
    <Link to={anotherPath(data?.payee.id ?? '')} className={buttonClass({ variant: 'outline' })}>
      <Trans>Make another transfer</Trans>
    </Link>
  )
  if (error?.code === 'transfer_not_found') {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t(transferMessage('UPLINE')(error))}
        action={another}
      />
    )
  }
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 rounded-panel" />
  const words = TRANSFER_WORDS[data.direction]
  return (
    <Receipt
      title={t(words.title)}
      amount={formatMoney(data.amount, locale, data.currency)}
      tone="good"
      status={<Trans context="state of a transfer">Done</Trans>}
      sentence={t(words.arrived)}
      rows={[
        {
          label: t({ message: 'To', context: 'who receives money' }),
          value: data.payee.nickname
            ? `${data.payee.account} · ${data.payee.nickname}`
            : data.payee.account,
        },
        { label: t`Fee`, value: t({ message: 'None', context: 'fee' }) },
        {
          label: t({ message: 'Time', comment: 'When the transfer was made' }),
          value: <time dateTime={data.at}>{writeExactly(data.at)}</time>,
        },
        { label: t({ message: 'Number', context: 'of a receipt' }), value: data.id },
      ]}
    >
      {another}
    </Receipt>
  )
}
