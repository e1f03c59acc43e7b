const DIGITS = '[0-9๐-๙０-９]'
const ends = (digits: string) => `(?<!${DIGITS}|[.,])(${digits})(?!${DIGITS}|[.,]${DIGITS})`
const AGE = ends(`${DIGITS}{2}`)
/** From 18 to 25: where any number may stand, only such a number is the age of a player. */
const MINIMUM = ends('[1๑１][89๘๙８９]|[2๒２][0-5๐-๕０-５]')

/** Amounts of money, which are no ages: a word or sign before the number, or one after it. */
const NOT_PAID =
  '(?<!\\p{Sc}\\s?|\\b(?:deposits?|wins?|won|bets?|wagers?|stakes?|spend|pays?|earn|get)\\s)'
const NO_MONEY = '(?!\\s?[\\p{Sc}%])'

/**
 * Ways in which texts of the offered languages write a person's age, such as "18+" or "over 18".
 */
const WAYS = [
  `${NOT_PAID}${AGE}\\s?\\+${NO_MONEY}(?!\\s?\\p{L})`,
  `${NOT_PAID}${MINIMUM}\\s?\\+\\s?(?:only|club|adults?|(?:players?|members?)\\sonly)\\b`,
  `\\b(?:aged?|age of|turned)\\s${AGE}`,
  `${NOT_PAID}\\b(?:over|under|below|above)\\s${MINIMUM}${NO_MONEY}(?!\\s?(?!(?:s|and|or|may|can|must|is|are|who|to|only|at)\\b)\\p{L})`,
  `${AGE}[\\s-]years?[\\s-](?:old|of age)`,
  `${AGE}\\s(?:and|or)\\s(?:over|older|above|up)\\b`,
  `อายุ\\P{Nd}{0,20}${AGE}`,
  `${AGE}\\s?ปีขึ้นไป`,
  `${AGE}\\s?tuổi`,
  `${AGE}\\s?(?:세|살)(?!기|대|트)`,
  `${AGE}\\s?(?:周)?岁`,
].map((way) => new RegExp(way, 'giu'))

/** Numbers in words, as minimum ages have them: tens, and the ones that follow, from none to nine. */
const WORDS: readonly (readonly [tens: 10 | 20, word: string, ones: string])[] = [
  [10, '', ',,,,,,,,eighteen,nineteen'],
  [
    20,
    'twenty',
    ',[- ]one,[- ]two,[- ]three,[- ]four,[- ]five,[- ]six,[- ]seven,[- ]eight,[- ]nine',
  ],
  [10, 'สิบ', ',,,,,,,,แปด,เก้า'],
  [20, 'ยี่สิบ', ',เอ็ด,สอง,สาม,สี่,ห้า,หก,เจ็ด,แปด,เก้า'],
  [10, 'mười', ',,,,,,,, tám, chín'],
  [20, 'hai mươi', ', mốt, hai, ba, bốn, lăm, sáu, bảy, tám, chín'],
  [10, '열', ',,,,,,,,여덟,아홉'],
  [20, '스물', ',한,두,세,네,다섯,여섯,일곱,여덟,아홉'],
  [10, '십', ',,,,,,,,팔,구'],
  [20, '이십', ',일,이,삼,사,오,육,칠,팔,구'],
  [10, '十', ',,,,,,,,八,九'],
  [20, '二十', ',一,二,三,四,五,六,七,八,九'],
]

/** Not after a numeral that makes the number a larger one, such as 38 or 118. */
const NOT_LARGER =
  '(?<!(?:hundred|trăm)\\s(?:and\\s)?|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|ร้อย|พัน|[이삼사오육칠팔구백천]|[二三四五六七八九百千]|百一)'

/** Expressions for the numbers from 18 to 29 in words, the longest words first. */
const NUMBERS = WORDS.flatMap(([tens, word, ones]) =>
  ones
    .split(',')
    .flatMap((one, at) => (tens + at < 18 ? [] : [{ value: tens + at, words: word + one }])),
)
  .concat({ value: 20, words: '스무' })
  .toSorted((a, b) => b.words.length - a.words.length)
  .map(({ value, words }) => {
    const isLatin = /^\p{Script=Latin}/u.test(words)
    const source = isLatin ? `(?<!\\p{L})${words}(?!\\p{L})` : words
    return { value: String(value), regex: new RegExp(NOT_LARGER + source, 'giu') }
  })

const inDigits = (text: string) =>
  NUMBERS.reduce((written, { value, regex }) => written.replace(regex, value), text)

/**
 * Lists the ages of persons that a text gives in digits, or in words from 18 to 29, in any of the
 * offered languages.
 */
export function findAges(text: string): number[] {
  const written = inDigits(text.normalize('NFC'))
  const ages = WAYS.flatMap((way) =>
    [...written.matchAll(way)].map(([, digits]) => toNumber(digits!)),
  )
  return [...new Set(ages)]
}

/**
 * Reads a number in Latin, Thai or full-width digits, since texts of the offered languages use all
 * of them.
 */
const toNumber = (digits: string) =>
  Number([...digits].map((digit) => (digit.codePointAt(0)! - zeroOf(digit)).toString()).join(''))

const zeroOf = (digit: string) =>
  ['0', '๐', '０']
    .map((zero) => zero.codePointAt(0)!)
    .findLast((zero) => zero <= digit.codePointAt(0)!)!
