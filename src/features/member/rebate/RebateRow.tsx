import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { formatRate } from './formatRate.ts'
import type { Rebate } from './schema.ts'

interface Props {
  rebate: Rebate
  currency: string
  /** True while this rebate’s claim is under way. */
  busy: boolean
  onClaim: () => void
}

/** The rebate of one game category: its rate, the bets and the amount. */
export function RebateRow({ rebate, currency, busy, onClaim }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { category, validBet, amount } = rebate
  const name = t(CATEGORIES[category].name)
  const rate = formatRate(rebate.rate, locale)
  const bets = formatMoney(validBet, locale, currency)
  const claimable = formatMoney(amount, locale, currency)
  return (
    <li className="flex min-h-18 items-center gap-3 border-b px-4 py-3 last:border-b-0">
      <GameTypeIcon type={category} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-label font-semibold wrap-anywhere">{name}</h3>
        <p className="text-caption text-pretty text-muted tabular-nums">
          {isZero(validBet) ? (
            <Trans>{rate} of your next bets</Trans>
          ) : (
            <Trans comment="A share of what was bet, such as 0.60% of ฿8,120">
              {rate} of {bets} bet
            </Trans>
          )}
        </p>
      </div>
      <span
        className={`min-w-0 text-end text-label font-bold tabular-nums wrap-anywhere ${isZero(amount) ? 'text-muted' : ''}`}
      >
        {claimable}
      </span>
      {!isZero(amount) && (
        <Button
          variant="soft"
          className="min-w-18"
          busy={busy}
          aria-label={t({
            message: `Claim ${claimable}: ${name}`,
            comment: 'Button: takes the rebate of a category of games',
          })}
          onClick={onClaim}
        >
          <Trans comment="Button: takes a rebate or reward">Claim</Trans>
        </Button>
      )}
    </li>
  )
}
