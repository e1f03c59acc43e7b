import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enterTerms, readTerms } from '#features/agent/contracts/termsForm.ts'
import { findTermsFaults } from '#rules/contractTerms.ts'
import {
  dailySalaries,
  dividends,
  hourlySalaries,
  realtimeSalaries,
} from '#support/contract-draws.ts'
import { draws } from '#support/full.ts'

const pairs = fc.oneof(
  ...[dividends, dailySalaries, hourlySalaries, realtimeSalaries].map((terms) =>
    fc.tuple(terms, terms),
  ),
)

/** One language with decimal points, and one with decimal commas. */
const locales = fc.constantFrom('en-GB', 'vi-VN')

test('the contract offer form reports exactly the errors that the gateway would report', () => {
  fc.assert(
    fc.property(pairs, fc.boolean(), locales, ([offered, own], isReversed, locale) => {
      // The form refuses more required betting days than the period has, so such terms are skipped.
      fc.pre(!(offered.kind === 'dividend' && offered.period === 'D' && offered.minBetDays > 1))
      const terms =
        isReversed && 'tiers' in offered
          ? ({ ...offered, tiers: offered.tiers.toReversed() } as typeof offered)
          : offered
      const faults = findTermsFaults(terms, own)
      const read = readTerms(terms.kind, enterTerms(terms), { own, currency: 'THB', locale })
      expect(read).toEqual(faults.length > 0 ? { faults } : { terms })
    }),
    { numRuns: draws(500, 10_000) },
  )
})
