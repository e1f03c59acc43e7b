import fc from 'fast-check'
import type { Terms } from '#features/agent/contracts/schema.ts'

/*
 * Random contract terms from few values, so that one contract is often just within the limits of
 * another.
 */

/** Makes random plain objects, because the database accepts no objects without a prototype. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>

const rates = fc.integer({ min: 0, max: 12 }).map((rate) => rate * 25)

/**
 * Random tiers, each with requirements at least as high as the previous tier's, and a higher rate.
 */
const tiers = fc
  .array(
    fc.record({
      activeMembers: fc.integer({ min: 0, max: 2 }),
      validBet: fc.integer({ min: 0, max: 3 }),
      loss: fc.integer({ min: 0, max: 2 }),
      rate: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((steps) => {
    let [activeMembers, validBet, loss, rate] = [0, 0, 0, 0]
    return steps.map((step) => {
      activeMembers += step.activeMembers
      validBet += step.validBet * 100
      loss += step.loss * 50
      rate += step.rate * 50
      return { activeMembers, validBet: String(validBet), loss: String(loss), rate }
    })
  })

const withoutLoss = tiers.map((list) => list.map(({ loss: _loss, ...tier }) => tier))

export const dividends: fc.Arbitrary<Terms> = record({
  kind: fc.constant('dividend'),
  period: fc.constantFrom('D', 'W', 'H', 'M'),
  costRatio: fc.constantFrom(0, 50, 100),
  carryOver: fc.boolean(),
  minBetDays: fc.constantFrom(1, 2),
  tiers,
})

export const dailySalaries: fc.Arbitrary<Terms> = record({
  kind: fc.constant('dailySalary'),
  tiers: withoutLoss,
})

export const hourlySalaries: fc.Arbitrary<Terms> = record({
  kind: fc.constant('hourlySalary'),
  tiers: withoutLoss,
})

export const realtimeSalaries: fc.Arbitrary<Terms> = record({
  kind: fc.constant('realtimeSalary'),
  profitRate: rates,
  lossRate: rates,
  singleBet: fc.constantFrom('0', '5', '20'),
})
