import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronLeft, Coins, PackageX } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom } from '#core/session/session.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GoodBonus } from './GoodBonus.tsx'
import { GoodPicture } from './GoodPicture.tsx'
import { CATEGORY_NAMES } from './messages.ts'
import { goodsQuery } from './queries.ts'
import { Redeem } from './Redeem.tsx'
import type { Good } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

/** One good with all that the player must know before the redemption. */
export function GoodPage({ id, isChecking }: { id: string; isChecking: boolean }) {
  const { t } = useLingui()
  const context = usePageContext()
  const { data, error, refetch } = useQuery(goodsQuery(context))
  const good = data?.list.find((each) => each.id === id)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BackToGoods />
      {good ? (
        <Shown good={good} currency={data!.currency} isChecking={isChecking} />
      ) : data ? (
        <EmptyState
          icon={<PackageX />}
          title={t`This item is no longer in the mall`}
          action={
            <Link to={paths.pointMall()} className={buttonClass({ variant: 'outline' })}>
              <Trans>Show all goods</Trans>
            </Link>
          }
        />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-6 lg:grid-cols-2">
          <span className="sr-only">
            <Trans>Loading…</Trans>
          </span>
          <Skeleton className="aspect-square rounded-panel" />
          <Skeleton className="h-80 rounded-panel" />
        </div>
      )}
    </div>
  )
}

export const BackToGoods = () => (
  <Link
    to={paths.pointMall()}
    className="-ms-2 inline-flex min-h-thumb items-center gap-1 self-start rounded-control px-2 text-label font-semibold text-muted hover:text-text print:hidden"
  >
    <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    <Trans>Points mall</Trans>
  </Link>
)

function Shown({
  good,
  currency,
  isChecking,
}: {
  good: Good
  currency: string
  isChecking: boolean
}) {
  const { t } = useLingui()
  const imageUrl = useImageUrl()
  const identity = useAtomValue(identityAtom)
  const mayRedeem = identity !== 'visitor' && identity !== 'trial'
  const { stock } = good
  useScreenTitle(good.name)
  return (
    <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-10">
      <GoodPicture
        src={imageUrl(good.imageUrl)}
        className={`aspect-square w-full rounded-panel lg:sticky lg:top-24 ${isChecking && mayRedeem ? 'max-lg:hidden' : ''}`}
      />
      <div className="flex min-w-0 flex-col gap-6">
        <div className={`flex flex-col gap-3 ${isChecking && mayRedeem ? 'max-lg:hidden' : ''}`}>
          <div className="flex flex-wrap items-center gap-2 text-label text-muted">
            <span>{t(CATEGORY_NAMES[good.category])}</span>
            {good.isHot && (
              <Badge tone="hot">
                <Trans context="badge on goods">Hot</Trans>
              </Badge>
            )}
            {good.isNew && (
              <Badge tone="new">
                <Trans context="badge on goods">New</Trans>
              </Badge>
            )}
          </div>
          <h2 className="text-title text-balance wrap-anywhere">{good.name}</h2>
          <Price good={good} currency={currency} />
          {good.summary && <p className="text-body text-pretty text-muted">{good.summary}</p>}
          <GoodBonus {...{ good, currency }} quantity={1} />
          <p className="text-label font-semibold">
            {good.stock === 0 ? (
              <Trans>Sold out</Trans>
            ) : (
              <Plural value={stock} one="# item left" other="# items left" />
            )}
          </p>
        </div>
        {identity === 'visitor' ? (
          <Link
            to={paths.login(paths.pointMall(`goods/${good.id}`))}
            className={buttonClass({ size: 'lg', block: true })}
          >
            <Trans>Log in to redeem</Trans>
          </Link>
        ) : identity === 'trial' ? (
          <Link to={paths.register()} className={buttonClass({ size: 'lg', block: true })}>
            <Trans>Sign up to earn points</Trans>
          </Link>
        ) : (
          <Redeem good={good} currency={currency} isChecking={isChecking} />
        )}
      </div>
    </div>
  )
}

function Price({ good, currency }: { good: Good; currency: string }) {
  const { locale } = useLanguage()
  const write = useWritePoints()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-primary-text">
      <Coins aria-hidden="true" className="size-6 shrink-0 self-center" />
      <span className="text-title font-extrabold tabular-nums">{write.points(good.points)}</span>
      {!isZero(good.amount) && (
        <span className="text-heading font-bold tabular-nums">
          {`+ ${formatMoney(good.amount, locale, currency)}`}
        </span>
      )}
    </p>
  )
}
