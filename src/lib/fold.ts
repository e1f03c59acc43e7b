/** Letters that Unicode's compatibility decomposition does not fold. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o' }

/** Marks of Latin and other letters, and the Thai ones that change the tone or silence a letter. */
const MARKS = /[\p{Script=Inherited}\u0e47-\u0e4c\u0e4e]/gu
const THAI_DIGIT = /[๐-๙]/g
const OTHER_LETTER = /[đıłø]/g
const NO_LETTER = /[^\p{L}\p{N}\p{M}]+/gu
const PLAIN = /^[\u0020-\u007e]*$/
const PLAIN_GAP = /[^a-z0-9]+/g

/**
 * Korean letters as they are typed: a consonant is one letter at the beginning and at the end of a
 * syllable, and a double one at the end, as a double vowel, is two. So each keystroke of a word is a
 * beginning of it.
 */
const FINALS =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  )
const VOWELS: Readonly<Record<string, string>> = {
  ᅪ: 'ᅩᅡ',
  ᅫ: 'ᅩᅢ',
  ᅬ: 'ᅩᅵ',
  ᅯ: 'ᅮᅥ',
  ᅰ: 'ᅮᅦ',
  ᅱ: 'ᅮᅵ',
  ᅴ: 'ᅳᅵ',
}
const FINAL = /[\u11a8-\u11c2]/g
const DOUBLE_VOWEL = /[ᅪᅫᅬᅯᅰᅱᅴ]/g
const HANGUL = /[\u1100-\u11ff]/
const FIRST_FINAL = 0x11a8

/**
 * A text as a search compares it: small letters without marks and tone marks, plain digits, Korean
 * syllables as their letters, and one space in place of whatever else stands between words.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(PLAIN_GAP, ' ').trim()
  const small = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(OTHER_LETTER, (letter) => LETTERS[letter]!)
    .replace(THAI_DIGIT, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
  const typed = HANGUL.test(small)
    ? small
        .replace(FINAL, (letter) => FINALS[letter.charCodeAt(0) - FIRST_FINAL]!)
        .replace(DOUBLE_VOWEL, (letter) => VOWELS[letter]!)
    : small
  return typed.replace(NO_LETTER, ' ').trim()
}

/** The word of a text that folds to this one, as it was written. */
export const writtenAs = (folded: string, text: string): string =>
  text.split(NO_LETTER).find((word) => fold(word) === folded) ?? folded

const SYLLABLES = /[가-힣]/g

/** The first letters of Korean syllables, by which many search: “바카라” has ㅂㅋㄹ. */
export function initialsOf(text: string): string {
  const composed = text.normalize('NFC')
  const initials = composed.replace(SYLLABLES, (syllable) => syllable.normalize('NFD').charAt(0))
  return initials === composed ? '' : fold(initials)
}

/** A letter of a folded text without its spaces, by the part of the text that it came from. */
export interface Place {
  start: number
  end: number
}

/** Letters are few, and names are marked at each key. */
const foldedChars = new Map<string, string>()

function foldChar(char: string): string {
  const known = foldedChars.get(char)
  if (known !== undefined) return known
  const letters = fold(char).replaceAll(' ', '')
  foldedChars.set(char, letters)
  return letters
}

/**
 * Where each letter of `fold(text)`, its spaces left out, stands in the text. Marks belong to the
 * letter before them.
 */
export function placesOf(text: string): Place[] {
  const places: Place[] = []
  let start = 0
  for (const char of text) {
    const end = start + char.length
    const letters = foldChar(char)
    const last = places.at(-1)
    if (letters === '' && last && /\p{M}/u.test(char)) last.end = end
    for (let nth = 0; nth < letters.length; nth += 1) places.push({ start, end })
    start = end
  }
  return places
}
