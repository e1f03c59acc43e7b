import { Plural, Trans } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { Badge } from '#ui/Badge.tsx'
import { GoodPicture } from './GoodPicture.tsx'
import type { Good } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

/** The largest stock of a good for which its card says how many are left. */
const FEW = 5

interface Props {
  good: Good
  currency: string
  /** Number of points that the player has; undefined if nobody is logged in. */
  points: number | undefined
}

/**
 * Card of a good in the points mall: picture, name, price and the reason why the player cannot
 * redeem it.
 */
export function GoodCard({ good, currency, points }: Props) {
  const { locale } = useLanguage()
  const imageUrl = useImageUrl()
  const write = useWritePoints()
  const { id, name, stock, amount, isHot, isNew } = good
  const missing = points === undefined ? 0 : Math.max(0, good.points - points)
  return (
    <Link
      to={paths.pointMall(`goods/${id}`)}
      className="group flex h-full min-w-0 flex-col overflow-hidden card transition-[border-color,translate] duration-quick hover:border-border-strong motion-safe:hover:-translate-y-(--lift)"
    >
      <span className="relative block">
        <GoodPicture
          src={imageUrl(good.imageUrl)}
          className={`aspect-square w-full ${stock === 0 ? 'opacity-50 grayscale' : ''}`}
        />
        <span className="absolute start-2 top-2 flex gap-1">
          {isHot && (
            <Badge tone="hot">
              <Trans context="badge on goods">Hot</Trans>
            </Badge>
          )}
          {isNew && (
            <Badge tone="new">
              <Trans context="badge on goods">New</Trans>
            </Badge>
          )}
        </span>
      </span>
      <span className="flex flex-1 flex-col gap-1.5 p-3">
        <span className="line-clamp-2 text-label font-semibold text-pretty wrap-anywhere">
          {name}
        </span>
        <span className="mt-auto flex flex-wrap items-center gap-x-1.5 pt-1 text-label font-bold text-primary-text tabular-nums sm:text-body">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <Coins aria-hidden="true" className="size-4 shrink-0" />
            <span>{write.points(good.points)}</span>
          </span>
          {!isZero(amount) && (
            <span className="text-label font-semibold">
              {`+ ${formatMoney(amount, locale, currency)}`}
            </span>
          )}
        </span>
        <span className="min-h-4 text-caption text-muted">
          {stock === 0 ? (
            <Trans comment="Mark on goods">Sold out</Trans>
          ) : missing > 0 ? (
            <Plural value={{ points: missing }} one="# point to go" other="# points to go" />
          ) : stock <= FEW ? (
            <Plural value={stock} one="Only # left" other="Only # left" />
          ) : null}
        </span>
      </span>
    </Link>
  )
}
