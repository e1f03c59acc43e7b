import { Big } from 'big.js'
import * as v from 'valibot'
import { countDecimals, readAmount } from '#lib/amounts.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'

interface Bounds {
  currency: string
  /** Locale for `Intl`; players type amounts in its notation. */
  locale: string
  /** Smallest amount that may be entered, as a decimal string; undefined if there is no limit. */
  min?: string | undefined
  max?: string | undefined
  /** Balance from which the amount is deducted, and which it must not exceed. */
  available?: string | undefined
  /** Formats an amount for the player, for error messages. */
  write: (amount: string) => string
}

/** Writes an amount as a player of this language may type it, with decimals only if there are any. */
function writeExample(currency: string, locale: string): string {
  const digits = Math.min(countDecimals(currency), 2)
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(digits > 0 ? 1000.5 : 1000)
}

/**
 * Schema of a form's text with an amount, which it turns into a decimal string. The message of an
 * issue is a fault (`writeFault`).
 */
export const makeAmountSchema = ({ currency, locale, min, max, available, write }: Bounds) =>
  v.pipe(
    v.string(),
    v.nonEmpty(REQUIRED),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const read = readAmount(dataset.value, currency, locale)
      const refuse = (message: string) => {
        addIssue({ message })
        return NEVER
      }
      if (typeof read === 'string') {
        return refuse(writeFault({ kind: read, text: writeExample(currency, locale) }))
      }
      const amount = new Big(read.amount)
      if (amount.lte(0)) return refuse(writeFault({ kind: 'amountZero' }))
      if (min !== undefined && amount.lt(min)) {
        return refuse(writeFault({ kind: 'amountTooLow', text: write(min) }))
      }
      if (available !== undefined && amount.gt(available)) {
        return refuse(writeFault({ kind: 'amountOverBalance', text: write(available) }))
      }
      if (max !== undefined && amount.gt(max)) {
        return refuse(writeFault({ kind: 'amountTooHigh', text: write(max) }))
      }
      return read.amount
    }),
  )
