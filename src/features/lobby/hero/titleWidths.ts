import type { CSSProperties } from 'react'

/** Letters as wide as they are high, as those of Korean and Chinese. */
const SQUARE = /[\u1100-\u11ff\u2e80-\uffef]/u
/** Letters between which a line may end without a space, besides the square ones. */
const UNSPACED = /\p{Script=Thai}/u
/** Width of other letters in a wide face with space between them, in units of the type's size. */
const LETTER = 0.64
/** Most that a word needs whose line may end within it. */
const PART = 5

const widthOf = (text: string) =>
  [...text.replaceAll(/\p{Mark}/gu, '')].reduce(
    (sum, letter) => sum + (SQUARE.test(letter) ? 1 : LETTER),
    0,
  )

/**
 * Estimates the widths of a title and of its longest word, as variables for `slides.css`, in units
 * of the type's size. An estimate serves, since it only says how large the type may be.
 */
export function titleWidths(title: string): CSSProperties {
  const words = title.split(/\s+/).map((word) => {
    const width = widthOf(word)
    return SQUARE.test(word) || UNSPACED.test(word) ? Math.min(width, PART) : width
  })
  return {
    '--title-ems': Math.max(widthOf(title), 1),
    '--title-word': Math.max(...words, 1),
  } as CSSProperties
}
