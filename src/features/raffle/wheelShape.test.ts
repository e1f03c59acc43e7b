import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Prize } from './schema.ts'
import { listChances, writeChance } from './odds.ts'
import { readRaffleHash } from './raffleHash.ts'
import { fitLabel, listSegments, restAt } from './wheelShape.ts'

const prize = (id: string, more: Partial<Prize> = {}): Prize => ({
  id,
  kind: 'cash',
  name: id,
  label: id,
  multiplier: 0,
  parts: 1,
  stock: null,
  left: null,
  ...more,
})

describe('the wheel', () => {
  test('the raffle wheel stops with its pointer inside the won prize’s segment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.nat(23),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, which, at) => {
          const prizes = Array.from({ length: count }, (_, index) => prize(`p${index}`))
          const id = `p${which % count}`
          const segments = listSegments(prizes)
          const under = (360 - restAt(segments, id, at)) % 360
          const hit = segments.find(({ from, to }) => under > from && under < to)
          expect(hit?.prize.id).toBe(id)
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each([
    ['Wireless earbuds', 'en', ['Wireless', 'earbuds']],
    ['Tai nghe không dây', 'vi', ['Tai nghe', 'không dây']],
    ['무선 이어폰', 'ko', ['무선 이어폰']],
    ['สมาร์ทโฟน', 'th', ['สมาร์ทโฟน']],
    ['หูฟังไร้สาย', 'th', ['หูฟัง', 'ไร้สาย']],
    ['฿5,000', 'th', ['฿5,000']],
  ])('the raffle wheel writes the label %s (%s) without breaking words', (text, locale, lines) => {
    const fitted = fitLabel(text, 44, locale)
    expect(fitted.lines.join('')).toBe(lines.join(''))
    expect(fitted.lines.length).toBeLessThanOrEqual(2)
    expect(fitted.size).toBeGreaterThanOrEqual(5)
  })
})

describe('chances', () => {
  test('the chances of sold-out raffle prizes go to the substitute prize', () => {
    const prizes = [
      prize('a', { parts: 5, stock: 3, left: 0 }),
      prize('b', { parts: 25, stock: 9, left: 2 }),
      prize('c', { parts: 70 }),
    ]
    const chances = listChances(prizes, 'c')
    expect(chances.map(({ parts }) => parts)).toEqual([0, 25, 75])
    expect(chances[2]).toMatchObject({ inherited: 5, isGone: false })
    expect(writeChance(75, 100, 'en')).toEqual({ percent: '75%', fraction: '3/4' })
  })
})

test.each([
  ['', { page: 'list' }],
  ['#wheel', { page: 'raffle', id: 'wheel' }],
  ['#wheel/draws', { page: 'draws', id: 'wheel' }],
  ['#wheel/verify/D1', { page: 'verify', id: 'wheel', drawId: 'D1' }],
  ['#wheel/other', { page: 'raffle', id: 'wheel' }],
  ['#%E0%A4%A', { page: 'raffle', id: '%E0%A4%A' }],
])('the hash %s of the raffle page opens the right section', (hash, place) => {
  expect(readRaffleHash(hash)).toEqual(place)
})
