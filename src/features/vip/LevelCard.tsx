import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { LevelEmblem } from './LevelEmblem.tsx'
import type { Level } from './schema.ts'

interface Props {
  level: Level
  currency: string
  isOwn: boolean
}

/** Card with the requirements and the benefits of a VIP level. */
export function LevelCard({ level, currency, isOwn }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const { rank, name, upgradeMultiplier, rebate, dailyCount } = level
  const amount = write(level.from)
  const factor = formatCount(upgradeMultiplier, locale)
  const added = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(Number(rebate ?? 0) / 100)
  const dailyMax = write(level.dailyMax)
  const rows: [string, string][] = [
    [t`Weekly gift`, write(level.weekly)],
    [t`Birthday gift`, write(level.birthday)],
    [t`Upgrade bonus (bet ${factor}×)`, write(level.upgrade)],
    ...(rebate === null ? [] : ([[t`Added to your rebate`, added]] as [string, string][])),
    [t`Withdrawals in 24 hours`, dailyMax],
    [t`Number of withdrawals`, t`${plural(dailyCount, { other: 'up to #' })}`],
  ]
  return (
    <li
      aria-current={isOwn || undefined}
      className="flex min-w-0 flex-col gap-4 card p-5 aria-[current=true]:border-primary aria-[current=true]:inset-ring aria-[current=true]:inset-ring-primary"
    >
      <div className="flex items-center gap-4 tight:flex-wrap">
        <LevelEmblem rank={rank} className="size-16 shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col tight:basis-full">
          <h3 className="text-heading font-bold wrap-anywhere">{name}</h3>
          <p className="text-caption text-pretty text-muted tabular-nums">
            <Trans>From {amount} of valid bets</Trans>
          </p>
          {isOwn && (
            <span className="pt-1.5">
              <StatusLabel tone="good">
                <Trans>Your level</Trans>
              </StatusLabel>
            </span>
          )}
        </div>
      </div>
      <dl className="flex flex-col">
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="flex items-baseline justify-between gap-x-4 border-b tight:flex-wrap border-dashed py-2 text-label last:border-b-0"
          >
            <dt className="min-w-0 text-pretty text-muted">{term}</dt>
            <dd className="text-end font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
