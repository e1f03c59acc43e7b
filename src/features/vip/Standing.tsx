import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney } from '#lib/money.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { LevelEmblem } from './LevelEmblem.tsx'
import type { Level, Standing as OwnStanding } from './schema.ts'

interface Props {
  levels: readonly Level[]
  standing: OwnStanding
  currency: string
}

/** The player's VIP level, and the progress to the next level. */
export function Standing({ levels, standing, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { rank, validBet } = standing
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const own = levels.find((level) => level.rank === rank)
  const next = levels.find((level) => level.rank > rank)
  const reached = write(validBet)
  const nextName = next?.name ?? ''
  const aim = next ? write(next.from) : ''
  const missing = new Big(next?.from ?? 0).minus(validBet)
  const rest = write((missing.gt(0) ? missing : new Big(0)).toFixed())
  // The bar is the part of the figures beside it: all bets so far, of those that the level needs.
  const share = Number(next?.from) > 0 ? Number(new Big(validBet).div(next!.from).toFixed(4)) : 1
  return (
    <section
      aria-label={t`Your level`}
      className="flex flex-col gap-6 rounded-panel border wash p-5 sm:p-8"
    >
      <div className="flex min-w-0 items-center gap-5 tight:flex-col tight:items-start">
        <LevelEmblem rank={rank} className="size-24 shrink-0 sm:size-32" />
        <div className="flex min-w-0 flex-col gap-1 text-on-primary-soft">
          <p className="text-label">
            <Trans>Your level</Trans>
          </p>
          <p className="text-display leading-tight font-bold text-balance wrap-anywhere">
            {own ? own.name : t`Not a VIP yet`}
          </p>
          <p className="text-label tabular-nums">
            <Trans>Valid bets so far: {reached}</Trans>
          </p>
        </div>
      </div>
      {next ? (
        <div className="flex min-w-0 flex-col gap-2">
          <p className="text-body text-pretty text-on-primary-soft tabular-nums">
            <Trans comment="How much must be bet for the next VIP level, and its total">
              <strong>{rest}</strong> more to {nextName} ({aim})
            </Trans>
          </p>
          <ProgressBar label={t`On the way to ${nextName}`} value={share} locale={locale} />
        </div>
      ) : (
        own && (
          <p className="text-body text-on-primary-soft">
            <Trans>You’ve reached the highest level.</Trans>
          </p>
        )
      )}
    </section>
  )
}
