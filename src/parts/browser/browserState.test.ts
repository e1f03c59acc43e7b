import { describe, expect, it } from 'vitest'
import type { Lane } from '#parts/games/schema.ts'
import {
  browse,
  openCategory,
  settle,
  type BrowserAction,
  type BrowserState,
} from './browserState.ts'

const home = openCategory('HOME')
const slots = openCategory('RNG')
/** A state in which every filter of a game list is set. */
const deep: BrowserState = {
  category: 'RNG',
  filter: 'HOT',
  vendor: 'NLN',
  classify: 'SLOT',
  search: 'dragon',
  page: 4,
}

type Row = [name: string, from: BrowserState, action: BrowserAction, to: BrowserState]

/** The state changes that docs/product.md §4.6 lists, one in each row. */
const TRANSITIONS: readonly Row[] = [
  ['opening a category sets no filters', home, { type: 'category', category: 'RNG' }, slots],
  [
    'changing the category clears filters, text and page',
    deep,
    { type: 'category', category: 'LIVE' },
    openCategory('LIVE'),
  ],
  ['opening FAV sets no filters', home, { type: 'category', category: 'FAV' }, openCategory('FAV')],
  [
    'opening HOT clears filters, text and page',
    deep,
    { type: 'category', category: 'HOT' },
    openCategory('HOT'),
  ],
  ['changing to HOME forgets the text', deep, { type: 'category', category: 'HOME' }, home],
  [
    'changing to HOME without a text opens HOME',
    slots,
    { type: 'category', category: 'HOME' },
    home,
  ],
  [
    'several filters at once forget the text and start at page 1',
    deep,
    { type: 'narrow', filter: 'NEW', vendor: 'CPL', classify: undefined },
    { ...slots, filter: 'NEW', vendor: 'CPL' },
  ],
  ['HOME has no list to search in', home, { type: 'search', text: 'dragon' }, home],
  [
    'an entered text is trimmed',
    slots,
    { type: 'search', text: ' koi  ' },
    { ...slots, search: 'koi' },
  ],
  ['entering the same text changes nothing', deep, { type: 'search', text: 'dragon ' }, deep],
  [
    'entering another text starts at page 1 and keeps the filters',
    deep,
    { type: 'search', text: 'koi' },
    { ...deep, search: 'koi', page: 1 },
  ],
  [
    'clearing the text in a category keeps the category',
    deep,
    { type: 'search', text: '' },
    { ...deep, search: '', page: 1 },
  ],
  ['the filter ALL resets vendor and classify', deep, { type: 'filter', filter: 'ALL' }, slots],
  ...(['HOT', 'RECENT', 'FAV', 'NEW'] as const).map((filter): Row => [
    `the filter ${filter} keeps vendor and classify, resets paging and clears the text`,
    deep,
    { type: 'filter', filter },
    { ...deep, filter, search: '', page: 1 },
  ]),
  [
    'choosing a vendor resets classify and paging and clears the text',
    deep,
    { type: 'vendor', vendor: 'CPL' },
    { ...slots, filter: 'HOT', vendor: 'CPL' },
  ],
  [
    'choosing all vendors resets classify',
    deep,
    { type: 'vendor', vendor: undefined },
    { ...slots, filter: 'HOT' },
  ],
  [
    'choosing a classify resets paging and clears the text',
    deep,
    { type: 'classify', classify: 'TABLE' },
    { ...deep, classify: 'TABLE', search: '', page: 1 },
  ],
  [
    'choosing every classify keeps the vendor',
    deep,
    { type: 'classify', classify: undefined },
    { ...deep, classify: undefined, search: '', page: 1 },
  ],
  ['asking for more games shows one more page', deep, { type: 'more' }, { ...deep, page: 5 }],
  ['a reset keeps the category', deep, { type: 'reset' }, slots],
]

describe('browse:', () => {
  it.each(TRANSITIONS)(
    'the state of a game list changes as specified: %s',
    (_name, from, action, to) => {
      expect(browse(from, action)).toEqual(to)
    },
  )
})

describe('settle', () => {
  const vendor = (code: string) => ({
    code,
    name: code,
    type: 'RNG' as const,
    picture: '',
    mark: '',
    hot: false,
    closed: undefined,
    ownWindow: { desktop: false, mobile: false },
  })
  const lane: Lane = {
    type: 'RNG',
    vendors: [vendor('NLN'), vendor('CPL')],
    classifies: [
      { key: 'SLOT', vendors: ['NLN', 'CPL'] },
      { key: 'TABLE', vendors: ['CPL'] },
    ],
  }

  it.each([
    ['keeps a vendor and classify that the category has', { vendor: 'NLN', classify: 'SLOT' }, {}],
    ['drops an unknown vendor', { vendor: 'XXX', classify: 'TABLE' }, { vendor: undefined }],
    [
      'drops a classify that no vendor has',
      { vendor: 'NLN', classify: 'X' },
      { classify: undefined },
    ],
    ['drops a classify that the vendor lacks', { classify: 'TABLE' }, { classify: undefined }],
  ])('the check of a game list’s filters against its category %s', (_name, change, dropped) => {
    const state = { ...deep, ...change }
    expect(settle(state, lane)).toEqual({ ...state, ...dropped })
  })

  it('a game list keeps the vendor in its address while the vendors load', () => {
    expect(settle(deep, undefined)).toBe(deep)
  })
})
