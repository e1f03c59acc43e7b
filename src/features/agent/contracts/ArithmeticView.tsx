import { plural } from '@lingui/core/macro'
import { joinSentences } from '#lib/phrases.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatRate } from '../rates.ts'
import { AMOUNT, LINE_NAMES, PART_NAMES, SETTLEMENT_WORDS } from './messages.ts'
import type { Arithmetic, Settlement } from './settlementSchema.ts'

interface Props {
  arithmetic: Arithmetic
  currency: string
  /** State of the settlement, which names the amount; undefined if nothing was settled. */
  state?: Settlement['state']
}

/** The calculation of a settlement's amount, line by line from top to bottom. */
export function ArithmeticView({ arithmetic, currency, state }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { lines, base, parts, amount, activeMembers, tier, carriedOut } = arithmetic
  const money = (value: string) => formatMoney(value, locale, currency)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <dl
        aria-label={t({
          message: 'Calculation',
          comment: 'Heading above the calculation of an amount',
        })}
        className="flex flex-col gap-1.5 text-label"
      >
        {lines.map((line, index) => (
          <Row key={`line ${index}`} name={t(LINE_NAMES[line.of])} value={money(line.amount)} />
        ))}
        {lines.length > 1 && (
          <Row
            name={t({ message: 'Base', comment: 'The sum of which an agent gets a share' })}
            value={money(base)}
            total
          />
        )}
        {parts.map((part, index) => (
          <Row
            key={`part ${index}`}
            name={
              part.rate === null
                ? t(PART_NAMES[part.of])
                : t({
                    message: `${{ name: t(PART_NAMES[part.of]) }}: ${{ amount: money(part.base) }} × ${{ rate: formatRate(part.rate, locale) }}`,
                    comment: 'Line of a calculation: what is counted, times a rate',
                  })
            }
            value={money(part.amount)}
          />
        ))}
        <Row name={t(state ? SETTLEMENT_WORDS[state].sum : AMOUNT)} value={money(amount)} total />
      </dl>
      {tier !== null && (
        <p className="text-caption text-pretty text-muted">
          {joinSentences(
            tier === 0 ? t`The team didn’t reach any tier.` : t`The team reached tier ${tier}.`,
            activeMembers !== null &&
              t`${plural(activeMembers, { one: '# active member.', other: '# active members.' })}`,
          )}
        </p>
      )}
      {!isZero(carriedOut) && (
        <p className="text-caption text-pretty text-muted">
          <Trans>{{ amount: money(carriedOut) }} is carried over to the next period.</Trans>
        </p>
      )}
    </div>
  )
}

const Row = ({
  name,
  value,
  total = false,
}: {
  name: ReactNode
  value: string
  total?: boolean
}) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${total ? 'border-t pt-1.5 font-bold' : ''}`}
  >
    <dt className={`min-w-0 wrap-anywhere ${total ? '' : 'text-muted'}`}>{name}</dt>
    <dd className="shrink-0 text-end tabular-nums">{value}</dd>
  </div>
)
