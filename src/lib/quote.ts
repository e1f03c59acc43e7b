/** Characters of a text that are repeated to its author. */
const SHOWN = 60

/** A text in quotes on one line, cut if it is too long to read. */
export function quote(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN))
  if (characters.length <= SHOWN && text.length <= 2 * SHOWN) return escape(text)
  return `${escape(`${characters.slice(0, SHOWN).join('')}…`)} (${text.length} characters)`
}

/** A terminal must not obey what a file holds. */
const escape = (text: string) =>
  JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  )
