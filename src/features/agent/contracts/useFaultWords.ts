import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPercent } from '#lib/percents.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import { formatRate } from '../rates.ts'
import { PERIOD_NAMES } from './messages.ts'
import { DIVIDEND_PERIODS } from './schema.ts'
import type { EntryFault } from './termsForm.ts'

const isRate = (at: string) => /rate$/i.test(at)

/** Writes the errors of the fields in an offer. */
export function useFaultWords(currency: string) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  /** Formats the limit of a field in the field's unit. */
  const write = (at: string, bound: number | string | undefined): string => {
    if (at === 'costRatio') return formatPercent(Number(bound), locale)
    if (isRate(at)) return formatRate(Number(bound), locale)
    if (/validBet$|loss$|singleBet$/.test(at)) return formatMoney(String(bound), locale, currency)
    return formatCount(Number(bound), locale)
  }
  return (found: EntryFault): string => {
    const { at, fault } = found
    const bound = 'bound' in found ? found.bound : undefined
    switch (fault) {
      case 'empty':
        return t`Please fill this in.`
      case 'amountUnreadable':
      case 'amountTooFine':
        return t(faultMessage(isRate(at) ? 'rate' : 'amount', { kind: fault }))
      case 'notANumber':
        return t`Enter a whole number.`
      case 'outOfRange':
        return at === 'minBetDays'
          ? t`Enter no more days than each period has.`
          : t`This is out of range.`
      case 'rateTooHigh':
        return t`Your own contract pays ${{ bound: write(at, bound) }} at most for this. Offer no more.`
      case 'tierTooEasy':
        return t`Your own contract pays nothing at this level. Require more in this tier.`
      case 'rateNotHigher':
        return t`Each tier must pay more than the one before it: above ${{ bound: write(at, bound) }}.`
      case 'lessThanBefore':
        return t`Each tier must require at least as much as the one before it: ${{ bound: write(at, bound) }}.`
      case 'tooLow':
        return t`Your own contract has ${{ bound: write(at, bound) }}. Offer no less.`
      case 'otherPeriod': {
        const period = DIVIDEND_PERIODS.find((each) => each === bound)
        return t`The settlement period of your own contract is: ${{ period: period ? t(PERIOD_NAMES[period]) : '' }}. Choose the same.`
      }
      case 'carryOverNeeded':
        return t`Your own contract carries losses over, and so must this one.`
    }
  }
}
