/** Most characters of a quoted text in an error message; the rest is cut off. */
const SHOWN = 60

/** Quotes a text on one line, and cuts it if it is too long to read. */
export function quote(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN))
  if (characters.length <= SHOWN && text.length <= 2 * SHOWN) return escape(text)
  return `${escape(`${characters.slice(0, SHOWN).join('')}…`)} (${text.length} characters)`
}

/** Control characters are escaped, because a terminal would obey them. */
const escape = (text: string) =>
  JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  )
