import { Big } from 'big.js'
import * as v from 'valibot'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { makeAmountSchema } from '#parts/money/amountSchema.ts'
import { feeOf, type ChoosableAccount, type WithdrawTerms } from './schema.ts'

const EntrySchema = v.object({ accountId: v.string(), amount: v.string() })

export const DraftSchema = v.object({ ...EntrySchema.entries, fee: v.string() })
/** Values of the withdrawal form that survive a reload; passwords and codes are never kept. */
export type WithdrawDraft = v.InferOutput<typeof DraftSchema>

/** Keeps the values of the withdrawal form until they are sent. */
export const withdrawEntryAtom = makeTabDraft('withdraw:v1', EntrySchema)

const least = (...amounts: string[]) =>
  amounts.reduce((one, other) => (new Big(other).lt(one) ? other : one))

/** Returns the largest amount that one withdrawal may have, whatever the balance is. */
export const mostOf = ({ limits }: WithdrawTerms): string => least(limits.max, limits.dailyLeft)

/** Returns the largest amount that the player can withdraw now. */
export const allOf = (terms: WithdrawTerms): string => least(terms.available, mostOf(terms))

/** The chosen payout account, or the first one if the chosen account is gone or must wait. */
export function pickAccount(
  { accounts }: WithdrawTerms,
  chosen: unknown,
): ChoosableAccount | undefined {
  const usable = accounts.filter(({ usableFrom }) => usableFrom === null)
  return usable.find(({ id }) => id === chosen) ?? usable[0]
}

/**
 * @param reader locale of the player and function that writes amounts, as `makeAmountSchema` takes
 * them
 */
export const makeEntrySchema = (
  terms: WithdrawTerms,
  reader: Pick<Parameters<typeof makeAmountSchema>[0], 'locale' | 'write'>,
) =>
  v.object({
    accountId: v.pipe(
      v.string(),
      v.transform((chosen) => pickAccount(terms, chosen)?.id ?? ''),
    ),
    amount: makeAmountSchema({
      currency: terms.currency,
      min: terms.limits.min,
      max: mostOf(terms),
      available: terms.available,
      ...reader,
    }),
  })

/**
 * Validates the values of the withdrawal form for the review step.
 * @returns null if these values cannot be withdrawn now
 */
export function readEntry(
  entry: Partial<v.InferOutput<typeof EntrySchema>>,
  terms: WithdrawTerms,
  locale: string,
): { draft: WithdrawDraft; account: ChoosableAccount } | null {
  const read = v.safeParse(makeEntrySchema(terms, { locale, write: String }), entry)
  const account = pickAccount(terms, entry.accountId)
  const isAsChosen = account?.id === entry.accountId
  if (!read.success || !account || !isAsChosen || terms.blockers.length > 0) return null
  const fee = feeOf(read.output.amount, account.fee, terms.currency)
  return new Big(read.output.amount).gt(fee) ? { draft: { ...read.output, fee }, account } : null
}
