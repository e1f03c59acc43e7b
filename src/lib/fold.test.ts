import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, initialsOf, placesOf, writtenAs } from './fold.ts'

/**
 * Random text that contains letters of the players' languages more often than pure chance would.
 */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aZ09 -’.đĐêỆữำ้๊็์กคแจ๙ไ바칵ㄳㅋ괜ᆨ百家樂ＡｂＩİß\u200b\u0301'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
})

describe('a folded text', () => {
  it.each([
    ['Rồng Hổ', 'rong ho'],
    ['Đấu Địa Chủ', 'dau dia chu'],
    ['Pirate’s  GOLD—2', 'pirates gold 2'],
    ["Pirate's Gold", 'pirates gold'],
    ['บาคาร่า', 'บาคารา'],
    ['น้ำ ๑๒', 'นํา 12'],
    ['ＰＧ　ｓｏｆｔ', 'pg soft'],
    ['百家乐 A1', '百家乐 a1'],
    ['İstanbul', 'istanbul'],
    ['—', ''],
  ])('the text “%s” is normalised for search to “%s”', (from, to) => {
    expect(fold(from)).toBe(to)
  })

  it.each(['ㅂ', '바', '밬', '바카', '바칼', '바카라'])(
    'a half-typed Korean word “%s” is normalised to a beginning of “%s”',
    (typed) => {
      expect(fold('바카라').startsWith(fold(typed))).toBe(true)
    },
  )

  it('normalising a search text twice gives the same text as normalising it once', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(fold(fold(any))).toBe(fold(any))
      }),
      { numRuns: 300 },
    )
  })

  it('every Unicode form of a text is normalised to the same search text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (any, form) => {
        expect(fold(any.normalize(form))).toBe(fold(any))
      }),
      { numRuns: 300 },
    )
  })

  it('a normalised search text has single spaces, and no Latin accents or capitals', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(fold(any)).not.toMatch(
          /^ | {2}| $|[A-Z가-힣]|(?![\u3099\u309a])\p{Script=Inherited}/u,
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('two spellings', () => {
  it.each([
    ['ばから', 'バカラ'],
    ['เเบล็ก', 'แบลก'],
    ['แบล็กแจ็ก', 'แบล็คแจ็ค'],
    ['แบลคแจค', 'แบล็กแจ็ก'],
    ['แจ็กพอต', 'แจ็คพอต'],
    ['百家樂', '百家乐'],
    ['لعبة', 'لعبه'],
    ['کازینو', 'كازينو'],
    ['لـعـب', 'لعب'],
    ['می\u200cبرد', 'مي برد'],
    ['क़िस्मत', 'किस्मत'],
    ['हिंदी', 'हिन्दी'],
    ['ເກມ່', 'ເກມ'],
    ['oʻyin', "o'yin"],
    ['l’argent', 'largent'],
    ['қазақ', 'казак'],
    ['Œuf', 'oeuf'],
    ['Straße', 'strasse'],
    ['১২৩', '123'],
  ])('a search for “%s” finds “%s”', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it('a Thai word that begins with ค after another word keeps its letter', () => {
    expect(fold('แม่ค้า')).toContain(fold('ค้า'))
  })

  it('kana with and without the mark of another sound stay two letters', () => {
    expect(fold('バ')).not.toBe(fold('ハ'))
  })
})

describe('the first letters of Korean syllables', () => {
  it.each([
    ['바카라', 'ㅂㅋㄹ'],
    ['스피드 바카라 A1', 'ㅅㅍㄷ ㅂㅋㄹ A1'],
  ])('the first letters of the Korean syllables in “%s” are “%s”', (name, typed) => {
    expect(initialsOf(name)).toBe(fold(typed))
  })

  it('a text without Korean syllables has no syllable initials', () => {
    expect(initialsOf('Rồng Hổ')).toBe('')
  })
})

describe('the places of folded letters', () => {
  it('each letter of a normalised text has a position in the original text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB 0-đêừ้ำกคแจไ바칵百Ａ') }), (any) => {
        const places = placesOf(any)
        expect(places).toHaveLength(fold(any).replaceAll(' ', '').length)
        for (const [nth, { start, end }] of places.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(any.length)
          expect(start).toBeGreaterThanOrEqual(places[nth - 1]?.start ?? 0)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('the position of a normalised letter in the original text includes its combining marks', () => {
    const [first] = placesOf('เก้า').slice(1)
    expect('เก้า'.slice(first?.start, first?.end)).toBe('ก้')
  })
})

it.each([
  ['친구 추천', '친구'],
  ['บาคาร่า, ไฮโล', 'ไฮโล'],
  ['Rồng Hổ!', 'Hổ'],
])('a normalised word of “%s” is found in its original spelling', (typed, word) => {
  expect(writtenAs(fold(word), typed)).toBe(word)
})
