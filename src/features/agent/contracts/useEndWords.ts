import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { joinSentences } from '#lib/phrases.ts'
import type { Contract, SettlementAhead } from './contractSchema.ts'
import { useCountsLater } from './useCountsLater.ts'

const DAY = msg`Once the other side agrees, the team’s play until the end of that day still counts. It is settled when the period is over.`

const ONCE_AGREED = {
  dividend: DAY,
  dailySalary: DAY,
  hourlySalary: msg`Once the other side agrees, the team’s play until the end of that hour still counts. It is settled right after.`,
  realtimeSalary: msg`Once the other side agrees, the team’s play in that five-minute period still counts. It is settled right after.`,
}

export interface Ending {
  contract: Contract
  /** Next settlement of the contract; null if there is none. */
  next: SettlementAhead | null
  /** Past versions of the contract whose last period is not settled yet. */
  unsettled: readonly Contract[]
}

/**
 * Writes until when bets still count for a contract that ends, and when they are settled
 * (docs/product.md §12.7).
 */
export function useEndWords({ contract, next, unsettled }: Ending) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { write } = useMoments()
  const today = formatDay(useToday(), locale)
  const countsLater = useCountsLater(contract)
  const { kind } = contract
  const replaced = countsLater
    ? unsettled.find(({ state, lastSettlement }) => state === 'superseded' && lastSettlement)
    : undefined

  function writeCounted(): string {
    if (kind === 'hourlySalary') {
      return t`The team’s play until the end of this hour still counts, and is settled right after.`
    }
    if (kind === 'realtimeSalary') {
      return t`The team’s play in this five-minute period still counts, and is settled right after.`
    }
    const settled = replaced ? replaced.lastSettlement : next
    return settled
      ? t`The team’s play until the end of ${today} still counts, and is settled on ${{ day: write(settled.settlesAt) }}.`
      : t`The team’s play until the end of ${today} still counts, and is settled when the period is over.`
  }

  return {
    /** Sentence about an end of the contract that the other side must agree to. */
    onceAgreed: (): string => {
      const counted = t(ONCE_AGREED[kind])
      if (!countsLater) return counted
      return replaced
        ? joinSentences(
            counted,
            t`If they agree before this contract applies, version ${{ version: replaced.version }}, which it replaced, ends too.`,
          )
        : joinSentences(counted, t`If they agree before this contract applies, it pays nothing.`)
    },
    /** Sentence about an end of the contract that takes effect at once. */
    atOnce: (): string => {
      if (!countsLater) return joinSentences(t`It ends now.`, writeCounted())
      return replaced
        ? joinSentences(
            t`It ends now, before it applies. Version ${{ version: replaced.version }}, which it replaced, ends too.`,
            writeCounted(),
          )
        : t`It ends now, before it applies, so it pays nothing.`
    },
  }
}
