import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { periodKindOf } from './periodKind.ts'
import type { Terms } from './schema.ts'

const STARTS = {
  D: msg`It counts from the day after it is signed.`,
  W: msg`It counts from the Monday after it is signed.`,
  H: msg`It counts from the 1st or the 16th after it is signed.`,
  M: msg`It counts from the 1st of the month after it is signed.`,
  hour: msg`It counts from the hour after it is signed.`,
  slot: msg`It counts from the five minutes after it is signed.`,
}

/**
 * Writes from when bets count for an offered contract (docs/product.md §12.7), and for which
 * contract they count until then.
 */
export function useStartWords() {
  const { t } = useLingui()
  return (terms: Terms, replaced: Terms | undefined): string => {
    if (replaced && periodKindOf(replaced) !== periodKindOf(terms)) {
      return t`It counts once the period under way is over, which is settled by the terms in force.`
    }
    const start = t(STARTS[periodKindOf(terms)])
    return replaced
      ? `${start} ${t`Until then the terms in force do, and what they earned is paid.`}`
      : start
  }
}
