import { describe, expect, it } from 'vitest'
import { openCategory, type BrowserState } from './browserState.ts'
import { HOME_PLACE, readBrowserState, writeBrowserState, type BrowserPlace } from './browserUrl.ts'

const slots: BrowserPlace = { start: 'RNG', categories: ['RNG', 'BINGO'] }
const read = (query: string, place = HOME_PLACE) =>
  readBrowserState(new URLSearchParams(query), place)

const STATES: readonly [string, BrowserPlace, BrowserState][] = [
  ['', HOME_PLACE, openCategory('HOME')],
  ['gameType=FAV', HOME_PLACE, openCategory('FAV')],
  ['gameType=HOT&q=koi+carp', HOME_PLACE, { ...openCategory('HOT'), search: 'koi carp' }],
  ['', slots, openCategory('RNG')],
  ['gameType=BINGO', slots, openCategory('BINGO')],
  [
    'gameType=LIVE&vassalage=GSL&classify=BACCARAT&filter=NEW&q=vip&page=3',
    HOME_PLACE,
    {
      category: 'LIVE',
      vendor: 'GSL',
      classify: 'BACCARAT',
      filter: 'NEW',
      search: 'vip',
      page: 3,
    },
  ],
]

describe('the address of a list of games', () => {
  it.each(STATES)(
    'the address of a game list restores the filters and page %j',
    (query, place, state) => {
      expect(read(query, place)).toEqual(state)
      expect(String(writeBrowserState(state, place))).toBe(query)
    },
  )

  it.each([
    ['gameType=NOPE', HOME_PLACE, openCategory('HOME')],
    ['gameType=constructor&filter=__proto__', HOME_PLACE, openCategory('HOME')],
    ['gameType=LIVE', slots, openCategory('RNG')],
    ['gameType=SEARCH', HOME_PLACE, openCategory('HOME')],
    ['vassalage=%3Cscript%3E&classify=..%2F..', slots, openCategory('RNG')],
    [`vassalage=${'A'.repeat(41)}`, slots, openCategory('RNG')],
    ['filter=hot', slots, openCategory('RNG')],
    ['q=koi', HOME_PLACE, openCategory('HOME')],
    ['q=%20%20', slots, openCategory('RNG')],
    ...['0', '-1', '1.5', 'Infinity', 'NaN', '501', '', '9'.repeat(40)].map(
      (page) => [`page=${page}`, slots, openCategory('RNG')] as const,
    ),
  ] as const)('the address of a game list ignores the invalid values %j', (query, place, state) => {
    expect(read(query, place)).toEqual(state)
  })

  it('the search text in a game list’s address is cut to the accepted length', () => {
    expect(read(`q=${'a'.repeat(5000)}`, slots).search).toHaveLength(100)
  })

  it('changing the address of a game list keeps unrelated query parameters', () => {
    const params = new URLSearchParams('affiliateCode=A1&page=3')
    expect(String(writeBrowserState(openCategory('HOME'), HOME_PLACE, params))).toBe(
      'affiliateCode=A1',
    )
  })
})
