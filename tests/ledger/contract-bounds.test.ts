import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTermsFaults } from '#features/agent/contracts/bounds.ts'
import { enterTerms, readTerms } from '#features/agent/contracts/termsForm.ts'
import { findTermsExcess } from '#scripts/sandbox/world/contract-rules.ts'
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

test('the form finds the faults of an offer that the gateway refuses, and no others', () => {
  fc.assert(
    fc.property(pairs, ([offered, own]) => {
      const found = findTermsFaults(offered, own).map(({ at }) => at)
      expect(found.toSorted()).toEqual(findTermsExcess(offered, own).toSorted())
    }),
    { numRuns: draws(500, 10_000) },
  )
})

test('terms that are written into the form are read from it as they were', () => {
  fc.assert(
    fc.property(pairs, ([terms]) => {
      // The form wants no more days with bets than a period has.
      fc.pre(!(terms.kind === 'dividend' && terms.period === 'D' && terms.minBetDays > 1))
      const entry = enterTerms(terms)
      const read = readTerms(terms.kind, entry, { own: terms, currency: 'THB' })
      expect(read).toEqual({ terms })
    }),
    { numRuns: draws(300, 10_000) },
  )
})
