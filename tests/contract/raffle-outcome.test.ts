import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { verifyDraw } from '#features/raffle/verify.ts'
import {
  drawMessage,
  drawnNumber,
  listRanges,
  prizeAt,
  reduceFraction,
  sumParts,
} from '#rules/raffle.ts'
import { RAFFLES } from '#scripts/sandbox/world/promotions/raffle-content.ts'
import { commit, outcomeOf } from '#scripts/sandbox/world/promotions/raffle-seeds.ts'
import { draws } from '#support/full.ts'

describe('the outcome of a draw', () => {
  const odds = RAFFLES[0]!.prizes.map(({ id, parts }) => ({ id, parts }))

  /** Computes the chi-square statistic of counts against the published chances. */
  const chiSquare = (counts: Map<string, number>, total: number) =>
    odds.reduce((sum, { id, parts }) => {
      const expected = (total * parts) / sumParts(odds)
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
    }, 0)

  test.each(['a', 'b'])(
    '100,000 raffle draws match the published odds in a chi-square test (seed %s)',
    (name) => {
      const serverSeed = createHash('sha256').update(name).digest('hex')
      const counts = new Map<string, number>()
      const COUNT = draws(100_000, 1_000_000)
      for (let nonce = 1; nonce <= COUNT; nonce += 1) {
        const { landedId } = outcomeOf(serverSeed, 'client', nonce, odds)
        counts.set(landedId, (counts.get(landedId) ?? 0) + 1)
      }
      // By chance, a chi-square with seven degrees of freedom exceeds 24.3 once in a thousand
      // tests.
      expect(chiSquare(counts, COUNT)).toBeLessThan(24.3)
    },
    120_000,
  )

  test('browser and gateway compute the same raffle result for any seeds, nonces, odds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[\da-f]{64}$/),
        fc.stringMatching(/^[\w-]{1,64}$/),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.nat(5000), { minLength: 1, maxLength: 24 }).filter((all) => all.some(Boolean)),
        async (serverSeed, clientSeed, nonce, parts) => {
          const table = parts.map((each, index) => ({ id: `p${index}`, name: 'A', parts: each }))
          const { number, landedId } = outcomeOf(serverSeed, clientSeed, nonce, table)
          const prize = { id: landedId, kind: 'cash' as const, name: 'A', multiplier: 0 }
          const own = { clientSeed, nonce, number, landedId, prize, fallbackId: 'p0', odds: table }
          const commitment = commit(serverSeed)
          const found = await verifyDraw({ ...own, commitment }, serverSeed)
          expect(found).toMatchObject({ holds: true, given: 'same' })
          expect(table.find(({ id }) => id === landedId)!.parts).toBeGreaterThan(0)
          const wrong = [
            { commitment: commit(`${serverSeed}0`) },
            { commitment, number: number + 1 },
            { commitment, landedId: 'another' },
            { commitment, prize: { ...prize, id: 'another' } },
          ]
          for (const change of wrong) {
            expect((await verifyDraw({ ...own, ...change }, serverSeed)).holds).toBe(false)
          }
        },
      ),
      { numRuns: draws(60, 3000) },
    )
  })

  test('a raffle result calculated by hand, as the page explains, equals the computed one', () => {
    const digest = createHmac('sha256', 'seed').update('client:7').digest('hex')
    expect(drawMessage('client', 7)).toBe('client:7')
    expect(drawnNumber(digest, 10_000)).toBe(Number(BigInt(`0x${digest}`) % 10_000n))
    expect(listRanges(odds)[0]).toEqual({ id: 'cash-5000', from: 0, to: 4 })
    expect(listRanges(odds).at(-1)!.to).toBe(9999)
    expect(prizeAt(10_000, odds)).toBeUndefined()
    expect(reduceFraction(2500, 10_000)).toEqual([1, 4])
  })
})
