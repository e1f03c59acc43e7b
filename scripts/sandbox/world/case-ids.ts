import { randomInt } from 'node:crypto'

/**
 * An id of a withdrawal, redemption or question: a letter, the day and random digits. It is short
 * enough to read out on the phone, but does not reveal the number of cases.
 */
export const newCaseId = (letter: 'W' | 'R' | 'C' | 'Q', at: number, digits = 8): string =>
  `${letter}${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(10 ** digits)).padStart(digits, '0')}`
