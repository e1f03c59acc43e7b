import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { isZero } from '#lib/amounts.ts'
import { joinList } from '#lib/lists.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPercent } from '#lib/percents.ts'
import { formatRate } from '../rates.ts'
import { PERIOD_NAMES, RHYTHMS } from './messages.ts'
import type { Terms } from './schema.ts'

/** One term of a contract: its name and the agreed value. */
export interface TermFact {
  /** Id of the term, which is the same in every version of the contract. */
  id: string
  name: string
  value: string
}

/** Returns functions that write the terms of a contract. */
export function useTermsWords(currency: string) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const money = (amount: string) => formatMoney(amount, locale, currency)
  const rate = (hundredths: number) => formatRate(hundredths, locale)
  const share = (percent: number) => formatPercent(percent, locale)
  const people = (count: number) =>
    t`${plural(count, { one: '# active member', other: '# active members' })}`

  /** Writes the conditions of a tier, which the team must meet. */
  const asked = (tier: { activeMembers: number; validBet: string; loss?: string }): string => {
    const parts = [
      tier.activeMembers > 0 && people(tier.activeMembers),
      !isZero(tier.validBet) &&
        t({
          message: `${{ amount: money(tier.validBet) }} valid bets`,
          comment: 'Condition of a tier: how much the team must bet',
        }),
      tier.loss !== undefined &&
        !isZero(tier.loss) &&
        t({
          message: `${{ amount: money(tier.loss) }} team loss`,
          comment: 'Condition of a tier: how much the team must lose',
        }),
    ].filter((part) => part !== false)
    return parts.length > 0
      ? t({
          message: `From ${{ list: joinList(parts, locale) }}`,
          comment: 'Conditions of a tier, such as 5 active members and ฿1,000 valid bets',
        })
      : t`From the first bet`
  }

  /** Lists the terms that do not depend on a tier. */
  function general(terms: Terms): TermFact[] {
    if (terms.kind === 'realtimeSalary') {
      return [
        { id: 'profitRate', name: t`Rate on won bets`, value: rate(terms.profitRate) },
        { id: 'lossRate', name: t`Rate on lost bets`, value: rate(terms.lossRate) },
        {
          id: 'singleBet',
          name: t`Smallest bet that counts`,
          value: isZero(terms.singleBet)
            ? t({
                message: 'Every bet',
                comment: 'Value of “Smallest bet that counts”: there is no minimum',
              })
            : money(terms.singleBet),
        },
      ]
    }
    if (terms.kind !== 'dividend') return []
    const { costRatio, minBetDays } = terms
    return [
      { id: 'period', name: t`Settled`, value: t(PERIOD_NAMES[terms.period]) },
      {
        id: 'costRatio',
        name: t`Bonuses and rebates deducted from the base`,
        value: share(costRatio),
      },
      {
        id: 'carryOver',
        name: t`Loss of a period`,
        value: terms.carryOver ? t`Carried over to the next period` : t`Not carried over`,
      },
      {
        id: 'minBetDays',
        name: t`A member is active after`,
        value: t`${plural(minBetDays, { one: '# day with bets', other: '# days with bets' })}`,
      },
    ]
  }

  /** Lists all terms, tier by tier, to compare two versions. */
  function all(terms: Terms): TermFact[] {
    if (terms.kind === 'realtimeSalary') return general(terms)
    return [
      ...general(terms),
      ...terms.tiers.flatMap((tier, index) => {
        const place = index + 1
        return [
          {
            id: `asked${place}`,
            name: t({
              message: `Tier ${place} requires`,
              comment: 'Label above what a tier of a contract requires',
            }),
            value: asked(tier),
          },
          {
            id: `rate${place}`,
            name: t({ message: `Tier ${place} pays`, comment: 'Label: the rate that a tier pays' }),
            value: rate(tier.rate),
          },
        ]
      }),
    ]
  }

  const top = (terms: Terms): string =>
    terms.kind === 'realtimeSalary'
      ? `${rate(terms.profitRate)} / ${rate(terms.lossRate)}`
      : rate(Math.max(...terms.tiers.map((tier) => tier.rate)))

  return {
    money,
    rate,
    share,
    people,
    asked,
    general,
    all,
    rhythm: (terms: Terms) =>
      terms.kind === 'dividend' ? t(PERIOD_NAMES[terms.period]) : t(RHYTHMS[terms.kind]),
    /** Highest rate that the contract can pay, as a short text. */
    top,
    /** Writes the highest rate as “up to 0.35 %”, unlike a fixed rate that is always paid. */
    upTo: (terms: Terms): string => {
      const most = top(terms)
      return terms.kind === 'realtimeSalary'
        ? most
        : t({ message: `up to ${{ rate: most }}`, comment: 'The highest rate of a contract' })
    },
  }
}
