import type { CatalogType } from '@lingui/conf'
import { expect, test } from 'vitest'
import { findSplits } from './consistency.ts'
import { createStrayFinder, type Glossary } from './glossary.ts'

const about = { kind: 'noun', meaning: 'What a test needs' } as const
const GLOSSARY: Glossary = {
  terms: [
    {
      ...about,
      term: 'customer service',
      words: { th: { use: ['ฝ่ายบริการลูกค้า'], not: ['บริการลูกค้า'] } },
    },
    {
      ...about,
      term: 'live casino',
      words: { vi: { use: ['casino trực tiếp'], not: ['Casino trực tuyến'] } },
    },
    { ...about, term: 'dividend', words: { ko: { use: ['수익 배분', '배당률'], not: ['배당'] } } },
    {
      ...about,
      term: 'a request',
      words: { ko: { use: ['주세요'], not: ['/(?<=\\p{L})(?<![주보떠])세요/'] } },
    },
    { ...about, term: 'to link', words: { en: { use: ['link'], not: ['bind', 'take it back'] } } },
    { ...about, term: 'live tables', words: { 'zh-Hans': { use: ['真人'], not: ['真人娱乐'] } } },
  ],
}
const variants = (locale: string, text: string) =>
  createStrayFinder(GLOSSARY, locale)(text).map(({ variant }) => variant)

test.each([
  ['th', 'กรุณาติดต่อบริการลูกค้า', ['บริการลูกค้า']],
  ['th', 'กรุณาติดต่อฝ่ายบริการลูกค้า', []],
  ['vi', 'CASINO TRỰC TUYẾN'.normalize('NFD'), ['Casino trực tuyến']],
  ['ko', '배당률을 누르면 배당을 받아요', ['배당']],
  ['ko', '배당률을 누르면 수익 배분을 받아요', []],
  ['ko', '입력하세요', ['/(?<=\\p{L})(?<![주보떠])세요/']],
  ['ko', '입력해 주세요', []],
  ['zh-Hans', '真人娱乐', ['真人娱乐']],
  ['en', 'บริการลูกค้า', []],
  ['en', 'Bind a number?', ['bind']],
  ['en', 'Binding for {bind}', []],
  ['en', 'Take it back: {n, plural, one {bind #} other {bind #}}', ['bind', 'take it back']],
])('the unwanted glossary variants found in the %s text %j are %j', (locale, text, expected) => {
  expect(variants(locale, text)).toEqual(expected)
})

test('two translations of one message are reported unless the message has a context', () => {
  const entry = (translation: string) => ({ message: 'Go to the games', translation })
  const catalogues = new Map<string, CatalogType>([
    ['auth', { id: entry('Đến sảnh game'), other: entry('Khác') }],
    ['lobby', { id: entry('Đến sảnh game') }],
    ['shell', { id: entry('Vào sảnh game') }],
  ])
  expect(findSplits(catalogues)).toEqual([
    '"Go to the games" is "Đến sảnh game" in auth and "Vào sảnh game" in shell',
  ])
})
