/**
 * Characters that nobody sees, besides the joiners: direction marks, zero-width spaces, soft
 * hyphens, byte order marks, control characters.
 */
const INVISIBLE = /(?!\u200c|\u200d|\n|\t)[\p{Cf}\p{Cc}]/gu
const JOINER = /\u200c|\u200d/g
/** Letters between which a joiner changes what is seen: emoji, Arabic and Indic letters. */
const JOINED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}\p{M}]$/u
const SPACES = /[^\S\n]/gu
/** Hyphens and short dashes; the long dash of a sentence stays. */
const DASHES = /[\u2010-\u2013\u2212\ufe58\ufe63\uff0d]/gu
/** Full-width letters and digits, and the full-width signs of addresses and amounts. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a．＠＿＋＃％＄]/gu
const FULL_WIDTH_OFFSET = 0xfee0
const DIGIT = /\p{Nd}/u
const DIGITS = /\p{Nd}/gu
const PLAIN = /^[\x21-\x7e]*$/

/** Value of a decimal digit of any script; Unicode keeps each script's ten digits in order. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) as number
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/**
 * Tidies a text that was typed, pasted, scanned or taken from a link, so that texts that look alike
 * are alike: without invisible characters and outer spaces, each space plain, digits of all scripts
 * as 0–9, full-width letters and short dashes as in ASCII, in NFC. Lines stay lines. Every field,
 * code and search reads its text through this function; only passwords are taken as typed, and the
 * codes of a link lose their invisible characters alone (`core/session/linkCodes.ts`).
 */
export function tidyText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(INVISIBLE, '')
    .replace(JOINER, (joiner, at: number, whole: string) =>
      JOINED.test(whole.slice(0, at)) ? joiner : '',
    )
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint(sign.codePointAt(0)! - FULL_WIDTH_OFFSET))
    .replace(DIGITS, digitValue)
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .normalize('NFC')
    .trim()
}

/** Drops the spaces and invisible characters around a password that was pasted or typed. */
export const tidyPassword = (text: string): string =>
  text.replace(/^[\s\p{Cf}\p{Cc}]+|[\s\p{Cf}\p{Cc}]+$/gu, '')
