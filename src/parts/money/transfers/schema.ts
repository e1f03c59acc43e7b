import * as v from 'valibot'
import { Big } from 'big.js'
import { formatMoney } from '#lib/money.ts'
import { makeAmountSchema } from '#parts/money/amountSchema.ts'
import type { TransferTerms } from './api.ts'

export const EnteredSchema = v.object({
  direction: v.picklist(['UPLINE', 'DOWNLINE']),
  payeeId: v.string(),
  amount: v.string(),
})
/** The values that the player has entered for a transfer, without the payment password. */
export type Entered = v.InferOutput<typeof EnteredSchema>

/** Schema of the fields in a transfer's form, as they are typed. */
export const TransferFieldsSchema = v.object({ amount: v.string() })
export type TransferFields = v.InferOutput<typeof TransferFieldsSchema>

/** Schema of a transfer's form; amounts are read and written in the given locale. */
export const makeTransferSchema = (terms: TransferTerms, locale: string) =>
  v.object({
    amount: makeAmountSchema({
      currency: terms.currency,
      locale,
      min: terms.minAmount,
      max: mostOf({ ...terms, balance: terms.maxAmount }),
      available: terms.balance,
      write: (amount) => formatMoney(amount, locale, terms.currency),
    }),
  })

/**
 * The largest amount that the player can transfer now: the least of the limit for one transfer, the
 * rest of the daily limit, and the balance.
 */
export const mostOf = ({
  balance,
  maxAmount,
  dailyLeft,
}: Pick<TransferTerms, 'balance' | 'maxAmount' | 'dailyLeft'>): string =>
  [maxAmount, dailyLeft, balance].reduce((least, amount) =>
    new Big(amount).lt(least) ? amount : least,
  )

/**
 * Whether the rest of the daily limit is below the smallest amount, so that no transfer is possible
 * any more today.
 */
export const isSpent = ({ dailyLeft, minAmount }: TransferTerms): boolean =>
  new Big(dailyLeft).lt(minAmount)

/** Calculates the balance that is left after an amount is subtracted. */
export const restOf = (balance: string, amount: string): string =>
  new Big(balance).minus(amount).toFixed()
