import type { ChoiceName } from '#core/brand/choices.ts'

/** Writes the key of a choice in words: `tileShape` is "Tile shape". */
export const plainName = (name: ChoiceName): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
