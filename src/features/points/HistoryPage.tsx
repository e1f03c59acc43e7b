import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure, SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { ExchangePicture } from './GoodPicture.tsx'
import { STATUS_WORDS } from './messages.ts'
import { EXCHANGE_GROUPS, exchangePagesQuery, type ExchangeGroup } from './queries.ts'
import type { Exchange } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

const GROUPS: Record<ExchangeGroup, MessageDescriptor> = {
  open: msg({ message: 'In progress', context: 'filter of redemptions' }),
  done: msg({ message: 'Completed', context: 'filter of redemptions' }),
  rejected: msg({ message: 'Rejected', context: 'filter of redemptions' }),
}

/** All redemptions and conversions, the newest first. Each links to its receipt. */
export function HistoryPage() {
  const { t } = useLingui()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const [group, setGroup] = useState<ExchangeGroup>()
  const query = useInfiniteQuery({ ...exchangePagesQuery(group, context), enabled })
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const rows = data?.pages.flatMap(({ list }) => list)
  return (
    <section aria-label={t`Redemption history`} className="flex w-full min-w-0 flex-col gap-5">
      <ChipChoice
        label={t`Filters`}
        options={[undefined, ...EXCHANGE_GROUPS]}
        chosen={group}
        name={(each) =>
          each ? t(GROUPS[each]) : t({ message: 'All', context: 'filter of redemptions' })
        }
        onChoose={setGroup}
        className="scroll-row -mx-4 px-4 lg:mx-0 lg:px-0"
      />
      {!rows ? (
        error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<PackageOpen />}
          title={t`Nothing here yet`}
          detail={t`Everything you redeem or convert appears here, with its status.`}
          action={
            <Link to={paths.pointMall()} className={buttonClass({ variant: 'outline' })}>
              <Trans>Show all goods</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <ul className="flex flex-col overflow-hidden card">
            {rows.map((exchange) => (
              <Row key={exchange.id} exchange={exchange} />
            ))}
          </ul>
          {error ? (
            <LineFailure error={error} onRetry={() => void fetchNextPage()} />
          ) : (
            hasNextPage && (
              <Button
                variant="outline"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                <Trans>Show more</Trans>
              </Button>
            )
          )}
        </>
      )}
    </section>
  )
}

function Row({ exchange }: { exchange: Exchange }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const write = useWritePoints()
  const { id, kind, name, quantity, status, at, points, amount, currency } = exchange
  const { name: state, tone } = STATUS_WORDS[status]
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={paths.pointMall(`history/${id}`)}
        className="flex min-h-thumb items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-quick hover:bg-raised"
      >
        <ExchangePicture exchange={exchange} className="size-16" />
        <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <span className="text-body font-semibold wrap-anywhere">
            {quantity > 1 ? `${name} × ${quantity}` : name}
          </span>
          <span className="text-caption text-muted tabular-nums">{moments.write(at)}</span>
          <span className="flex flex-col items-start gap-x-3 gap-y-1.5 sm:flex-row sm:items-center">
            <StatusLabel tone={tone}>{t(state)}</StatusLabel>
            <span className="flex flex-wrap gap-x-3 text-label tabular-nums">
              <span className="font-bold whitespace-nowrap">{write.points(points)}</span>
              {kind === 'CONVERT' && (
                <span className="font-semibold whitespace-nowrap text-success-text">
                  {`+${formatMoney(amount, locale, currency)}`}
                </span>
              )}
            </span>
          </span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  )
}

const Loading = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} className="h-22 rounded-panel" />
    ))}
  </div>
)
