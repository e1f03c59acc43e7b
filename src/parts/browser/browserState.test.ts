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
/** Every filter is set. */
const deep: BrowserState = {
  category: 'RNG',
  filter: 'HOT',
  vendor: 'NLN',
  classify: 'SLOT',
  search: 'dragon',
  page: 4,
}
const found: BrowserState = { ...openCategory('SEARCH'), search: 'dragon', page: 3 }

type Row = [name: string, from: BrowserState, action: BrowserAction, to: BrowserState]

/** One row for each transition of docs/product.md §4.6. */
const TRANSITIONS: readonly Row[] = [
  ['a category opens without filters', home, { type: 'category', category: 'RNG' }, slots],
  [
    'another category forgets filters, text and page',
    deep,
    { type: 'category', category: 'LIVE' },
    openCategory('LIVE'),
  ],
  ['FAV opens', home, { type: 'category', category: 'FAV' }, openCategory('FAV')],
  ['HOT opens', deep, { type: 'category', category: 'HOT' }, openCategory('HOT')],
  [
    'HOME with text becomes SEARCH',
    deep,
    { type: 'category', category: 'HOME' },
    { ...openCategory('SEARCH'), search: 'dragon' },
  ],
  ['HOME without text is home', slots, { type: 'category', category: 'HOME' }, home],
  [
    'a text on HOME becomes SEARCH',
    home,
    { type: 'search', text: 'dragon' },
    { ...openCategory('SEARCH'), search: 'dragon' },
  ],
  ['clearing the text leads back to HOME', found, { type: 'search', text: '' }, home],
  ['blanks count as no text', found, { type: 'search', text: '  ' }, home],
  ['blanks alone leave HOME as it is', home, { type: 'search', text: '  ' }, home],
  ['a text is trimmed', slots, { type: 'search', text: ' koi  ' }, { ...slots, search: 'koi' }],
  ['the same text changes nothing', deep, { type: 'search', text: 'dragon ' }, deep],
  [
    'another text starts at page 1 and keeps the filters',
    deep,
    { type: 'search', text: 'koi' },
    { ...deep, search: 'koi', page: 1 },
  ],
  [
    'a text in a category stays in it when cleared',
    deep,
    { type: 'search', text: '' },
    { ...deep, search: '', page: 1 },
  ],
  ['ALL resets vendor and classify', deep, { type: 'filter', filter: 'ALL' }, slots],
  ...(['HOT', 'RECENT', 'FAV', 'NEW'] as const).map((filter): Row => [
    `${filter} keeps vendor and classify, resets paging and clears the text`,
    deep,
    { type: 'filter', filter },
    { ...deep, filter, search: '', page: 1 },
  ]),
  [
    'a vendor resets classify and paging and clears the text',
    deep,
    { type: 'vendor', vendor: 'CPL' },
    { ...slots, filter: 'HOT', vendor: 'CPL' },
  ],
  [
    'all vendors reset classify, too',
    deep,
    { type: 'vendor', vendor: undefined },
    { ...slots, filter: 'HOT' },
  ],
  [
    'a classify resets paging and clears the text',
    deep,
    { type: 'classify', classify: 'TABLE' },
    { ...deep, classify: 'TABLE', search: '', page: 1 },
  ],
  [
    'all kinds keep the vendor',
    deep,
    { type: 'classify', classify: undefined },
    { ...deep, classify: undefined, search: '', page: 1 },
  ],
  ['more games show one page more', deep, { type: 'more' }, { ...deep, page: 5 }],
  ['a reset leaves the category', deep, { type: 'reset' }, slots],
  ['a reset of a search leads home', found, { type: 'reset' }, home],
]

describe('browse', () => {
  it.each(TRANSITIONS)('%s', (_name, from, action, to) => {
    expect(browse(from, action)).toEqual(to)
  })
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
    ['keeps what the category has', { vendor: 'NLN', classify: 'SLOT' }, {}],
    ['drops an unknown vendor', { vendor: 'XXX', classify: 'TABLE' }, { vendor: undefined }],
    ['drops a kind that nobody has', { vendor: 'NLN', classify: 'X' }, { classify: undefined }],
    ['drops a kind that the vendor lacks', { classify: 'TABLE' }, { classify: undefined }],
  ])('%s', (_name, change, dropped) => {
    const state = { ...deep, ...change }
    expect(settle(state, lane)).toEqual({ ...state, ...dropped })
  })

  it('keeps the vendor of a link while the vendors are loading', () => {
    expect(settle(deep, undefined)).toBe(deep)
  })
})
