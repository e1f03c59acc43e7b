import { randomInt } from 'node:crypto'

/** Makes a random text of this length from these letters. */
export const randomText = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
