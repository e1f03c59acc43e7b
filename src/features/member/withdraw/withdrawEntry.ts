import { Big } from 'big.js'
import * as v from 'valibot'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { makeAmountSchema } from '#parts/money/amountSchema.ts'
import { feeOf, type ChoosableAccount, type WithdrawTerms } from './schema.ts'

const EntrySchema = v.object({ accountId: v.string(), amount: v.string() })

export const DraftSchema = v.object({ ...EntrySchema.entries, fee: v.string() })
/** Entries that outlive a reload: never secrets. */
export type WithdrawDraft = v.InferOutput<typeof DraftSchema>

/** What stands in the form, until it is sent. */
export const withdrawEntryAtom = makeTabDraft('withdraw:v1', EntrySchema)

const least = (...amounts: string[]) =>
  amounts.reduce((one, other) => (new Big(other).lt(one) ? other : one))

/** The most that one withdrawal may be, whatever the balance is. */
export const mostOf = ({ limits }: WithdrawTerms): string => least(limits.max, limits.dailyLeft)

/** The most that can be withdrawn now. */
export const allOf = (terms: WithdrawTerms): string => least(terms.available, mostOf(terms))

/** The account that was chosen, or the first one if that is gone or waits by now. */
export function pickAccount(
  { accounts }: WithdrawTerms,
  chosen: unknown,
): ChoosableAccount | undefined {
  const usable = accounts.filter(({ usableFrom }) => usableFrom === null)
  return usable.find(({ id }) => id === chosen) ?? usable[0]
}

/** @param reader who types it, as `makeAmountSchema` takes it */
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
 * What a withdrawal is checked with.
 *
 * @returns null if what was entered cannot be withdrawn now
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
