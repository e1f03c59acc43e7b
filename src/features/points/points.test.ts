import { Big } from 'big.js'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { countDecimals } from '#lib/amounts.ts'
import { readFault } from '#parts/form/field-rules/faults.ts'
import { filterGoods, readGoodsFilter, writeGoodsFilter } from './goodsFilter.ts'
import { readPlace } from './places.ts'
import { makePointsSchema, readPoints } from './pointsSchema.ts'
import { type Good, moneyOf } from './schema.ts'
import { stepsAhead } from './steps.ts'

test('the value of points is rounded down, by less than a currency unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('THB', 'VND', 'KRW', 'USDT'),
      (points, per, cents, currency) => {
        const ratio = { points: per, amount: new Big(cents).div(100).toFixed(2) }
        const exact = new Big(points).times(ratio.amount).div(per)
        const paid = new Big(moneyOf(points, ratio, currency))
        const unit = new Big(10).pow(-countDecimals(currency))
        expect(paid.lte(exact)).toBe(true)
        expect(paid.plus(unit).gt(exact)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

describe('a hash of the mall', () => {
  test.each([
    ['', { page: 'goods' }],
    ['#goods', { page: 'goods' }],
    ['#goods/brand-mug', { page: 'good', id: 'brand-mug', isChecking: false }],
    ['#goods/brand-mug/check', { page: 'good', id: 'brand-mug', isChecking: true }],
    ['#goods/brand-mug/other', { page: 'goods' }],
    ['#history', { page: 'history' }],
    ['#history/R261122', { page: 'exchange', id: 'R261122' }],
    ['#details', { page: 'details' }],
    ['#convert', { page: 'convert', isChecking: false }],
    ['#convert/check', { page: 'convert', isChecking: true }],
    ['#goods/<script>', { page: 'goods' }],
    ['#history/a/b', { page: 'history' }],
    ['#nothing', { page: 'goods' }],
  ])('the hash %j of the points shop’s address opens %j', (hash, place) =>
    expect(readPlace(hash)).toEqual(place),
  )
})

const good = (id: string, points: number, more: Partial<Good> = {}) =>
  ({ id, points, stock: 1, category: 'gold', ...more }) as Good
const GOODS = [
  good('dear', 900),
  good('gone', 100, { stock: 0 }),
  good('cheap', 200, { category: 'brand' }),
]
const idsOf = (search: string, points?: number) =>
  filterGoods(GOODS, readGoodsFilter(new URLSearchParams(search)), points).map(({ id }) => id)

describe('the filter of goods', () => {
  test('the unfiltered list of goods keeps the shop’s order, with sold-out goods last', () => {
    expect(idsOf('')).toEqual(['dear', 'cheap', 'gone'])
  })

  test('the list of goods sorts by points and filters by category', () => {
    expect(idsOf('sort=cheapest')).toEqual(['cheap', 'dear', 'gone'])
    expect(idsOf('sort=dearest')).toEqual(['dear', 'cheap', 'gone'])
    expect(idsOf('category=brand')).toEqual(['cheap'])
  })

  test('the filter for affordable goods works only if the player’s points are known', () => {
    expect(idsOf('affordable=1', 500)).toEqual(['cheap'])
    expect(idsOf('affordable=1')).toEqual(['dear', 'cheap', 'gone'])
  })

  test('the filter of goods restores the addresses it wrote, and ignores invalid addresses', () => {
    expect(idsOf('category=<b>&sort=up&affordable=yes')).toEqual(['dear', 'cheap', 'gone'])
    const search = 'category=gold&affordable=1&sort=cheapest'
    expect(writeGoodsFilter(readGoodsFilter(new URLSearchParams(search)))).toBe(search)
  })
})

/** A locale with decimal points, and a locale with decimal commas. */
const [BY_POINT, BY_COMMA] = ['en-GB', 'vi-VN']

describe('points that a player types', () => {
  test.each([
    ['1,234', 1234],
    ['๑๒๓๔', 1234],
    ['１２３４', 1234],
  ])('the text %j typed as points is read as %j in every language', (text, points) => {
    for (const locale of [BY_POINT, BY_COMMA]) expect(readPoints(text, locale)).toEqual({ points })
  })

  const bounds = { min: 500, max: 5000, available: 3000, write: String }
  const faultOf = (text: string, locale = BY_POINT) => {
    const { issues } = v.safeParse(makePointsSchema({ ...bounds, locale }), text)
    return readFault(issues?.[0].message)?.kind
  }
  test.each([
    ['', 'required'],
    ['x', 'amountUnreadable'],
    ['1e5', 'amountUnreadable'],
    ['-5', 'amountUnreadable'],
    ['12.5', 'amountTooFine'],
    ['499', 'amountTooLow'],
    ['3001', 'amountOverBalance'],
    ['3000', undefined],
  ])('the text %j typed as points has the error %j', (text, kind) =>
    expect(faultOf(text)).toBe(kind),
  )

  test('1.000 typed as points is thousand only in languages with decimal commas', () => {
    expect(faultOf('1.000', 'th-TH-u-ca-buddhist-nu-latn')).toBe('amountTooFine')
    expect(faultOf('1.000', BY_POINT)).toBe('amountTooFine')
    expect(faultOf('1.000', BY_COMMA)).toBeUndefined()
    expect(readPoints('1.000', BY_COMMA)).toEqual({ points: 1000 })
  })
})

describe('the steps that are still to come', () => {
  const step = (status: string) => ({ status, time: '2026-01-01T00:00:00Z' })
  const ahead = (delivery: string, ...done: string[]) =>
    stepsAhead({
      kind: 'GOODS',
      delivery,
      status: done.at(-1),
      steps: done.map(step),
    } as never)
  test.each([
    ['address', ['applying'], ['approved', 'processing', 'passed', 'completed']],
    ['address', ['applying', 'inProcess'], ['approved', 'processing', 'passed', 'completed']],
    ['address', ['applying', 'approved', 'passed'], ['completed']],
    ['code', ['applying'], ['approved', 'completed']],
    ['address', ['applying', 'rejected'], []],
    ['credit', ['applying', 'completed'], []],
  ])(
    'a redemption delivered by %s with the past states %j still has %j ahead',
    (delivery, done, steps) => {
      expect(ahead(delivery, ...done)).toEqual(steps)
    },
  )
})
