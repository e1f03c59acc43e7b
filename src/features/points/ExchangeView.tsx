import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronLeft, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import type { MoneyRow } from '#parts/money/MoneyRows.tsx'
import { Receipt } from '#parts/money/Receipt.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CopyLine } from './CopyLine.tsx'
import { ExchangePicture } from './GoodPicture.tsx'
import { CONVERTED_SENTENCE, STATUS_WORDS } from './messages.ts'
import { exchangeQuery } from './queries.ts'
import { addressLines, type Exchange } from './schema.ts'
import { Timeline } from './Timeline.tsx'
import { useWritePoints } from './usePoints.ts'

/** The receipt of a redemption or a conversion, with its progress. */
export function ExchangeView({ id }: { id: string }) {
  const { t } = useLingui()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...exchangeQuery(id, context), enabled })
  return (
    <div className="mx-auto flex w-full max-w-form min-w-0 flex-col gap-4">
      <Link
        to={paths.pointMall('history')}
        className="-ms-2 inline-flex min-h-thumb items-center gap-1 self-start rounded-control px-2 text-label font-semibold text-muted hover:text-text print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        <Trans comment="Title of a list">Redemption history</Trans>
      </Link>
      {data ? (
        <Shown exchange={data} />
      ) : error?.code === 'exchange_not_found' ? (
        <EmptyState
          icon={<SearchX />}
          title={t`We couldn’t find this redemption`}
          detail={t`The address may be mistyped, or it belongs to another account.`}
          action={
            <Link to={paths.pointMall('history')} className={buttonClass({ variant: 'outline' })}>
              <Trans>Redemption history</Trans>
            </Link>
          }
        />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">
            <Trans>Loading…</Trans>
          </span>
          <Skeleton className="h-44 rounded-panel" />
          <Skeleton className="h-60 rounded-panel" />
        </div>
      )}
    </div>
  )
}

function Shown({ exchange }: { exchange: Exchange }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const { id, kind, name, quantity, status, amount, currency, points } = exchange
  const { name: state, tone, sentence } = STATUS_WORDS[status]
  const isDone = kind === 'CONVERT' && status === 'completed'
  useScreenTitle(name)
  return (
    <>
      {kind === 'GOODS' && (
        <div className="flex items-center gap-4">
          <ExchangePicture exchange={exchange} className="size-24" />
          <p className="min-w-0 text-heading text-balance wrap-anywhere">
            {quantity > 1 ? `${name} × ${quantity}` : name}
          </p>
        </div>
      )}
      <Receipt
        title={
          kind === 'CONVERT'
            ? t({ message: `Conversion ${id}`, comment: 'Title: points that became money' })
            : t({ message: `Redemption ${id}`, comment: 'Title: points that were spent on goods' })
        }
        amount={
          kind === 'CONVERT' ? `+${formatMoney(amount, locale, currency)}` : write.points(points)
        }
        tone={tone}
        status={t(state)}
        sentence={t(isDone ? CONVERTED_SENTENCE : sentence)}
        rows={useRows(exchange)}
      />
      <Timeline exchange={exchange} />
      {exchange.delivery === 'credit' && status === 'completed' && (
        <Link
          to={paths.member('bonusDetails')}
          className={`${buttonClass({ block: true })} print:hidden`}
        >
          <Trans>See what’s left to bet</Trans>
        </Link>
      )}
      <Link
        to={paths.pointMall()}
        className={`${buttonClass({ variant: 'outline', block: true })} print:hidden`}
      >
        <Trans>Show all goods</Trans>
      </Link>
    </>
  )
}

function useRows(exchange: Exchange): MoneyRow[] {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const write = useWritePoints()
  const { amount, currency, points, kind, at, code, tracking, remark } = exchange
  const { pointsRatio: ratio, receivingAddress, paidAccount } = exchange
  const money = formatMoney(amount, locale, currency)
  const row = (label: string, value: ReactNode, isThere: unknown = true): MoneyRow[] =>
    isThere ? [{ label, value }] : []
  return [
    ...row(
      t({ message: 'Gift code', comment: 'Label: a code that was sent as a prize' }),
      <CopyLine text={code} />,
      code,
    ),
    ...row(
      t({ message: 'Tracking number', comment: 'Label: number of a parcel' }),
      <CopyLine text={tracking} />,
      tracking,
    ),
    ...row(t({ message: 'Remark', context: 'of the operator' }), remark, remark),
    ...row(t`Points required`, write.points(points)),
    ...row(
      kind === 'CONVERT'
        ? t`Paid to your balance`
        : t({ message: 'Amount required', comment: 'Label: money that goods cost besides points' }),
      money,
      kind === 'CONVERT' || !isZero(amount),
    ),
    ...(ratio
      ? row(
          t({ message: 'Conversion rate', comment: 'How many points are worth how much money' }),
          t({
            message: `${plural({ points: ratio.points }, { one: '# point', other: '# points' })} = ${{ amount: formatMoney(ratio.amount, locale, currency) }}`,
            comment: 'What points are worth in money',
          }),
        )
      : []),
    ...row(
      t({ message: 'Account', comment: 'The bank account to which converted points were paid' }),
      paidAccount,
      paidAccount,
    ),
    ...(receivingAddress
      ? row(
          t({ message: 'Delivery address', comment: 'Label: where goods are sent' }),
          <span className="whitespace-pre-line">{addressLines(receivingAddress)}</span>,
        )
      : []),
    ...row(t({ message: 'Requested on', comment: 'Label of a date' }), moments.write(at)),
  ]
}
