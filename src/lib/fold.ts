import { tidyText } from './tidyText.ts'

/** Letters that Unicode's compatibility decomposition does not reduce to plain letters. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o' }

/**
 * Accents of Latin and other letters, and the Thai marks that change a tone or silence a letter;
 * the search ignores all of them.
 */
const MARKS = /[\p{Script=Inherited}\u0e47-\u0e4c\u0e4e]/gu
const OTHER_LETTER = /[đıłø]/g
const NO_LETTER = /[^\p{L}\p{N}\p{M}]+/gu
const PLAIN = /^[\u0020-\u007e]*$/
const PLAIN_GAP = /[^a-z0-9]+/g

/**
 * Final consonants and vowels of Korean syllables as the keys that type them: a double final
 * consonant or vowel is two keys. So a half-typed word is always the beginning of the whole word.
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
 * Prepares a text for comparison in a search: small letters without accents and tone marks, plain
 * digits, Korean syllables as single letters. Everything else between words becomes one space.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(PLAIN_GAP, ' ').trim()
  const small = tidyText(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(OTHER_LETTER, (letter) => LETTERS[letter]!)
  const typed = HANGUL.test(small)
    ? small
        .replace(FINAL, (letter) => FINALS[letter.charCodeAt(0) - FIRST_FINAL]!)
        .replace(DOUBLE_VOWEL, (letter) => VOWELS[letter]!)
    : small
  return typed.replace(NO_LETTER, ' ').trim()
}

/** Returns a word as the original text writes it, if `fold` turns that word into `folded`. */
export const writtenAs = (folded: string, text: string): string =>
  text.split(NO_LETTER).find((word) => fold(word) === folded) ?? folded

const SYLLABLES = /[가-힣]/g

/** The first letters of Korean syllables, which many people type to search: “바카라” has ㅂㅋㄹ. */
export function initialsOf(text: string): string {
  const composed = text.normalize('NFC')
  const initials = composed.replace(SYLLABLES, (syllable) => syllable.normalize('NFD').charAt(0))
  return initials === composed ? '' : fold(initials)
}

/**
 * One letter of a text that `fold` has prepared, with the range of the original text from which the
 * letter comes.
 */
export interface Place {
  start: number
  end: number
}

/**
 * Results of `fold` for single letters. They are cached, since at each key press the search
 * highlights the matches in all names again.
 */
const foldedChars = new Map<string, string>()

function foldChar(char: string): string {
  const known = foldedChars.get(char)
  if (known !== undefined) return known
  const letters = fold(char).replaceAll(' ', '')
  foldedChars.set(char, letters)
  return letters
}

/**
 * Returns, for each letter of `fold(text)` except spaces, its range in the original text. Accents
 * belong to the letter before them.
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
