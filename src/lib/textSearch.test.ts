import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutAt, excerptOf, findRanges, termsOf } from './textSearch.ts'

const found = (text: string, typed: string) =>
  cutAt(text, findRanges(text, termsOf(typed)))
    .filter((piece) => piece.found)
    .map((piece) => piece.text)

describe('a search in texts', () => {
  it.each([
    ['Cách rút tiền', 'rut tien', ['rút', 'tiền']],
    ['Đăng nhập', 'dang', ['Đăng']],
    ['วิธีฝากเงินและถอนเงิน', 'ถอนเงิน', ['ถอนเงิน']],
    ['출금 비밀번호', '비밀번호', ['비밀번호']],
    ['如何提款到银行', '提款', ['提款']],
    ['กติกาบาคาร่าและไฮโล', 'บาคารา', ['บาคาร่า']],
    ['วิธีฝากเงินด้วยพร้อมเพย์', 'พร้อมเพย', ['พร้อมเพย์']],
    ['바카라 규칙', '바칼', ['바카라']],
    ['百家樂規則', '百家乐', ['百家樂']],
    ['that a bonus', 'ata', []],
    ['BONUS and bonuses', 'bonus', ['BONUS', 'bonus']],
    ['a word', '', []],
    ['a word', 'other', []],
  ])('searching the text “%s” for “%s” finds %j', (text, typed, words) => {
    expect(found(text, typed)).toEqual(words)
  })

  it('a text search finds accented letters in either Unicode form', () => {
    expect(found('Rút tiền', 'tiền'.normalize('NFD'))).toEqual(['tiền'])
    const apart = 'Rút tiền'.normalize('NFD')
    expect(found(apart, 'tiền')).toEqual(['tiền'.normalize('NFD')])
  })

  it('the highlighted and other pieces of a searched text together are the whole text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        (text, typed) => {
          const ranges = findRanges(text, typed.flatMap(termsOf))
          expect(
            cutAt(text, ranges)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the excerpt of a text', () => {
  const text = `${'before '.repeat(60)}NEEDLE ${'after '.repeat(60)}`

  it('the excerpt of a text contains the found words and shows where it was cut', () => {
    const excerpt = excerptOf(text, findRanges(text, ['needle']))
    expect(excerpt).toMatch(/^….*NEEDLE.*…$/)
    expect(excerpt.length).toBeLessThan(145)
  })

  it('the excerpt of a text without a match is the text’s beginning', () => {
    expect(excerptOf(text, [])).toMatch(/^before .*…$/)
    expect(excerptOf('short', [])).toBe('short')
  })
})
