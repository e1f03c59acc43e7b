import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'

interface Props {
  /** Name of the bonus or deposit with the turnover, for screen readers. */
  name: string
  turnover: {
    base: string
    multiplier: number
    required: string
    contributed: string
    left: string
  }
  currency: string
}

/**
 * A progress bar of a turnover, with the amount that must be bet, how it is calculated, and the
 * amount that is left.
 */
export function TurnoverBar({ name, turnover, currency }: Props) {
  const { locale } = useLanguage()
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const factor = formatCount(turnover.multiplier, locale)
  const base = write(turnover.base)
  const required = write(turnover.required)
  const rest = write(turnover.left)
  return (
    <>
      <p className="text-label text-pretty tabular-nums">
        <Trans>
          {factor} × {base} = {required} to bet, {rest} left
        </Trans>
      </p>
      <ProgressBar
        label={name}
        locale={locale}
        value={Number(turnover.contributed) / Math.max(Number(turnover.required), Number.MIN_VALUE)}
      />
    </>
  )
}
