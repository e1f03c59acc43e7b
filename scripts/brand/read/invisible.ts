import { quote } from '#lib/quote.ts'
import { quoteWritten, type Text } from './written.ts'

/**
 * Characters that nobody sees: controls and direction marks, soft hyphens, the tags and selectors
 * of emoji, fillers of Hangul, the combining joiner, the blank of braille. Tabs, line ends and the
 * signs that Arabic draws around numbers are seen.
 */
const INVISIBLE =
  /(?![\t\n\r\u0600-\u0605\u06dd\u0890\u0891\u08e2])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Places where such a character is part of what is seen; only there it may stand. */
const SEEN = [
  // Tags that make a black flag that of England, Scotland or Wales.
  /(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu,
  // Joiners between emoji, such as those of a family.
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu,
  // Selectors that draw an emoji as a picture or as a text, or a key with its sign.
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu,
  // Joiners between letters whose shapes they change.
  /(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Sinh}])[\u200c\u200d]/gu,
  // Selectors that choose a form of a Chinese character.
  /(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu,
]

/** Finds the first character that nobody sees; -1 if there is none. */
export function findInvisible(text: string): number {
  // Dots of the same length keep the places of all other characters.
  const dots = (seen: string) => '.'.repeat(seen.length)
  return SEEN.reduce((rest, seen) => rest.replace(seen, dots), text).search(INVISIBLE)
}

/**
 * Finds the texts with a character that nobody sees: such a character can turn a name round, or make
 * two names look alike.
 */
export function* findInvisibles(
  texts: Iterable<Text>,
): Generator<{ keys: PropertyKey[]; message: string }> {
  for (const { keys, value, written } of texts) {
    const message = tellInvisible(value, written)
    if (message) yield { keys, message }
  }
}

function tellInvisible(value: string, written: string): string | undefined {
  const at = findInvisible(value)
  if (at < 0) return undefined
  const code = value.codePointAt(at)!.toString(16).toUpperCase().padStart(4, '0')
  const found = `the invisible character U+${code}`
  if (written !== value) return `is ${quoteWritten(written, value)}, holds ${found}, remove it`
  return `holds ${found} ${at === 0 ? 'at its start' : `after ${quote(value.slice(0, at))}`}, remove it`
}
