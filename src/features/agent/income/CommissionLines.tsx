import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { RATE_NAMES } from '../rateNames.ts'
import { formatRate } from '../rates.ts'
import type { CommissionLine } from './schema.ts'

interface Props {
  lines: readonly CommissionLine[]
  others: { count: number; amount: string } | null
  /** Amount that earlier days carried over to this day's commission. */
  carried: string
  /** Amount that later days still lose, since more was voided than earned. */
  carriedOn: string
  total: string
  currency: string
}

/**
 * Calculation of a day's commission: for each downline and kind of game, the difference of the
 * two rates.
 */
export function CommissionLines({ lines, others, total, currency, ...rest }: Props) {
  const { carried, carriedOn } = rest
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  if (lines.length === 0) {
    return (
      <p className="text-label text-muted">
        <Trans>No valid bets were settled on this day.</Trans>
      </p>
    )
  }
  const rateOf = (rate: number) => formatRate(rate, locale)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-caption text-pretty text-muted">
        <Trans>
          On the bets of a downline’s team you earn your rate less the downline’s; on your own bets,
          your whole rate.
        </Trans>
      </p>
      <ul aria-label={t`Calculation`} className="flex flex-col card tabular-nums">
        {lines.map(({ member, group, validBet, ownRate, memberRate, amount }) => (
          <li
            key={`${member?.id ?? ''} ${group}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b px-4 py-2.5"
          >
            <span className="flex min-w-0 flex-col">
              <span className="text-label font-semibold wrap-anywhere">
                {member ? (
                  <Link
                    to={paths.agentHome('downlineManagmentView', member.id)}
                    className="underline-offset-4 hover:underline"
                  >
                    {member.account}
                  </Link>
                ) : (
                  <Trans>Your own bets</Trans>
                )}
                <span>{' · '}</span>
                <span>{t(RATE_NAMES[group])}</span>
              </span>
              <span className="text-caption text-muted wrap-anywhere">
                {member
                  ? t({
                      message: `${{ amount: write(validBet) }} × (${{ rate: rateOf(ownRate) }} − ${{ memberRate: rateOf(memberRate) }})`,
                      comment: 'Calculation: bets times the agent’s rate less the member’s rate',
                    })
                  : t({
                      message: `${{ amount: write(validBet) }} × ${{ rate: rateOf(ownRate) }}`,
                      comment: 'Calculation: bets times a rate',
                    })}
              </span>
            </span>
            <span className="ms-auto text-end text-label font-semibold">{write(amount)}</span>
          </li>
        ))}
        {others && others.count > 0 && (
          <li className="flex items-baseline justify-between gap-6 border-b px-4 py-2.5 text-label">
            <Plural value={{ count: others.count }} one="# smaller line" other="# smaller lines" />
            <span>{write(others.amount)}</span>
          </li>
        )}
        {!isZero(carried) && (
          <li className="flex items-baseline justify-between gap-6 border-b px-4 py-2.5 text-label">
            <Trans>Fractions, and voided bets of earlier days</Trans>
            <span>{write(carried)}</span>
          </li>
        )}
        {!isZero(carriedOn) && (
          <li className="flex items-baseline justify-between gap-6 border-b px-4 py-2.5 text-label">
            <Trans>Voided bets, deducted on later days</Trans>
            <span>{write(carriedOn)}</span>
          </li>
        )}
        <li className="flex items-baseline justify-between gap-6 px-4 py-2.5 text-label font-bold">
          <Trans context="sum of a commission">Total</Trans>
          <span>{write(total)}</span>
        </li>
      </ul>
    </div>
  )
}
