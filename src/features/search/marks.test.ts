import { describe, expect, it } from 'vitest'
import { markName } from './marks.ts'

const marked = (name: string, terms: string[]) =>
  markName(name, terms)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('')

describe('a name', () => {
  it.each([
    ['Rồng Hổ Trường Quay', ['rong', 'ho'], '[Rồng] [Hổ] Trường Quay'],
    ['Rồng Hổ', ['rongho'], '[Rồng] [Hổ]'],
    ['Thunder Dragon', ['d'], 'Thunder [D]ragon'],
    ['บาคาร่าทองคำ', ['บาคารา'], '[บาคาร่า]ทองคำ'],
    ['Dragon Tiger', ['baccarat'], 'Dragon Tiger'],
  ])(
    'the matched letters in the name “%s” for %j are highlighted as “%s”',
    (name, terms, expected) => {
      expect(marked(name, terms)).toBe(expected)
    },
  )
})
