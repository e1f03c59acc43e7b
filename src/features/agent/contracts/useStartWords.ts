import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { joinSentences } from '#lib/phrases.ts'
import { periodKindOf } from './periodKind.ts'
import type { Terms } from './schema.ts'

const STARTS = {
  D: msg`It applies from the day after it is signed.`,
  W: msg`It applies from the Monday after it is signed.`,
  H: msg`It applies from the next 1st or 16th after it is signed.`,
  M: msg`It applies from the 1st of the month after it is signed.`,
  hour: msg`It applies from the next full hour after it is signed.`,
  slot: msg`It applies from the next five-minute period after it is signed.`,
}

/**
 * Writes from when bets count for an offered contract (docs/product.md §12.7), and for which
 * contract they count until then.
 */
export function useStartWords() {
  const { t } = useLingui()
  return (terms: Terms, replaced: Terms | undefined): string => {
    if (replaced && periodKindOf(replaced) !== periodKindOf(terms)) {
      return t`The new terms apply when the current period ends. That period is still settled under the current terms.`
    }
    const start = t(STARTS[periodKindOf(terms)])
    return replaced
      ? joinSentences(
          start,
          t`Until then the current terms apply, and everything earned under them is paid.`,
        )
      : start
  }
}
