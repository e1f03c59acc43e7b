import { tidyText } from './tidyText.ts'

/**
 * Letters that people type for one another, each with what the search compares, by script: Latin,
 * Thai (two signs that look like one), Arabic of several languages, Kazakh on a Russian keyboard,
 * Devanagari, and traditional Chinese in the names of games.
 */
const LETTERS = new Map(
  (
    'đd ıi łl øo œoe æae ßss แเเ ةه ىي یي کك ہه ھه әа ғг қк ңн өо ұу үу һх іи ंन् ' +
    '樂乐 龍龙 鳳凤 馬马 寶宝 財财 發发 萬万 億亿 門门 聖圣 戰战 機机 車车 魚鱼 獸兽 貓猫 豬猪 雞鸡 鬥斗 賓宾 彈弹 麗丽 國国 東东 紅红 黃黄 銀银 錢钱 鑽钻 運运 連连 贏赢 獎奖 電电 飛飞 轉转 輪轮 場场 極极 達达'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')
/**
 * Borrowed Thai words that end in ค as players write them, and in ก as the dictionary does: black,
 * jack, check, lock. They are listed, since elsewhere ค begins the next word, and stand here after
 * `LETTERS`, with two เ for แ.
 */
const BORROWED = /(เเบล|เเจ|เช|ลอ)ค/g
const HIRAGANA = /[ぁ-ゖ]/g
/** How far a letter of katakana is from the same letter of hiragana. */
const TO_KATAKANA = 0x60

/**
 * What the search ignores: accents (but neither the marks that make another kana, nor the joiner
 * that parts Persian words), the Thai and Lao marks that change a tone or silence a letter, the dot
 * of borrowed Indic sounds, the stretch of Arabic letters, and apostrophes.
 */
const MARKS =
  /(?!\u200c|\u3099|\u309a)\p{Script=Inherited}|[\u0e47-\u0e4c\u0e4e\u0ec8-\u0ecc]|\u093c|\u09bc|[\u0640'‘’ʻʼ]/gu
const NO_LETTER = /[^\p{L}\p{N}\p{M}'‘’]+/gu
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
 * digits, Korean syllables as single letters, and one letter for those that people type for one
 * another. Everything else between words becomes one space.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll("'", '').replace(PLAIN_GAP, ' ').trim()
  const small = tidyText(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS.get(letter)!)
    .replace(BORROWED, '$1ก')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
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
