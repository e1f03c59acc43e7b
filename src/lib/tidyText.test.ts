import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyPassword, tidyText } from './tidyText.ts'
import { DISGUISES } from '#support/disguises.ts'

describe('tidying of typed, pasted, scanned and linked text', () => {
  it.each(Object.keys(DISGUISES))('any code is read alike as it is and %s', (name) => {
    const code = fc.stringMatching(/^[A-Za-z0-9@._-]{1,40}$/)
    fc.assert(
      fc.property(code, (text) => {
        expect(tidyText(DISGUISES[name]!(text))).toBe(text)
      }),
    )
  })

  it('tidying a tidied text changes nothing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(text, (typed) => {
        expect(tidyText(tidyText(typed))).toBe(tidyText(typed))
      }),
    )
  })

  it.each([
    'นายคำ ใจดี',
    'Nguyễn Văn Ân',
    '김민수',
    '欧阳娜娜，你好！',
    'สวัสดี — ครับ',
    '👨‍👩‍👧',
    'می‌خواهم',
    'หนึ่ง\nสอง',
  ])('the text “%s” of a person stays as it is written', (text) => {
    expect(tidyText(text)).toBe(text)
  })
})

it('a pasted password loses only the spaces and invisible marks around it', () => {
  expect(tidyPassword(' \u200bpä ss\u200bw๑\u202c\n')).toBe('pä ss\u200bw๑')
})
