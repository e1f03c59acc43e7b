import { Trans } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useReach } from '#core/navigation/useReach.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { formatRate } from './formatRate.ts'

interface Props {
  total: string
  currency: string
  vip: { name: string; adds: string } | null
  busy: boolean
  onClaim: () => void
}

/** Sum of the rebates that can be claimed, and what the VIP level adds to the rates. */
export function RebateTotal({ total, currency, vip, busy, onClaim }: Props) {
  const { locale } = useLanguage()
  const hasVip = useReach()(paths.vip)
  const level = vip?.name
  const adds = vip && formatRate(vip.adds, locale)
  return (
    <section className="flex flex-col gap-5 rounded-panel border wash p-5 text-on-primary-soft sm:flex-row sm:items-end sm:justify-between">
      <div className="flex min-w-0 flex-col gap-2">
        <dl>
          <dt className="text-label">
            <Trans>To claim now</Trans>
          </dt>
          <dd className="text-display leading-tight font-bold tabular-nums wrap-anywhere">
            {formatMoney(total, locale, currency)}
          </dd>
        </dl>
        <p className="text-label text-pretty">
          <Trans>
            A part of your settled bets comes back, won or lost. It’s paid to your balance at once.
          </Trans>
        </p>
        {hasVip && (
          <p className="flex items-start gap-2 text-label text-pretty">
            <Crown aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            <span className="flex flex-wrap gap-x-1.5">
              {vip ? (
                <Trans>
                  Level {level} adds {adds} to each rate.
                </Trans>
              ) : (
                <Trans>Each VIP level raises your rates.</Trans>
              )}
              <Link to={paths.vip} className="font-semibold underline">
                <Trans>See the levels</Trans>
              </Link>
            </span>
          </p>
        )}
      </div>
      {!isZero(total) && (
        <Button size="lg" busy={busy} className="shrink-0" onClick={onClaim}>
          <Trans comment="Button: takes all rebates or rewards">Claim all</Trans>
        </Button>
      )}
    </section>
  )
}
