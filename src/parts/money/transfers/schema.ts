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
/** Entered values of a transfer, without the payment password. */
export type Entered = v.InferOutput<typeof EnteredSchema>

/** Schema of the fields in a transfer's form. */
export const TransferFieldsSchema = v.object({ amount: v.string() })
export type TransferFields = v.InferOutput<typeof TransferFieldsSchema>

/** The form of a transfer, in the locale that its amount is typed and told in. */
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

/** The most that one transfer can be now, by its limit, by what is left of the day, by the balance. */
export const mostOf = ({
  balance,
  maxAmount,
  dailyLeft,
}: Pick<TransferTerms, 'balance' | 'maxAmount' | 'dailyLeft'>): string =>
  [maxAmount, dailyLeft, balance].reduce((least, amount) =>
    new Big(amount).lt(least) ? amount : least,
  )

/** Whether a transfer can be made today at all. */
export const isSpent = ({ dailyLeft, minAmount }: TransferTerms): boolean =>
  new Big(dailyLeft).lt(minAmount)

/** Balance that is left after subtracting an amount. */
export const restOf = (balance: string, amount: string): string =>
  new Big(balance).minus(amount).toFixed()
