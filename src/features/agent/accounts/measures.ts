import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import type { LinkDay, Results } from './schema.ts'

/**
 * Results that are counted for an invitation link, in the order in which a newcomer reaches them.
 */
export const MEASURES = ['opens', 'registrations', 'firstDeposits', 'validBet'] as const
export type Measure = (typeof MEASURES)[number]

export const MEASURE_NAMES: Record<Measure, MessageDescriptor> = {
  opens: msg({ message: 'Visits', comment: 'Figure of a link: how often its page was opened' }),
  registrations: msg({ message: 'Signed up', context: 'how many people' }),
  firstDeposits: msg({ message: 'Deposited', context: 'how many people, for the first time' }),
  validBet: msg`Valid bets`,
}

/** Formats a result of an invitation link as an amount or as a count. */
export const writeMeasure = (
  results: Results,
  measure: Measure,
  { locale, currency }: { locale: string; currency: string },
): string =>
  measure === 'validBet'
    ? formatMoney(results.validBet, locale, currency)
    : formatCount(results[measure], locale)

/** Whether an invitation link had no results on a day. */
export const isQuiet = ({ opens, registrations, firstDeposits, validBet }: LinkDay): boolean =>
  opens + registrations + firstDeposits === 0 && !/[1-9]/.test(validBet)
