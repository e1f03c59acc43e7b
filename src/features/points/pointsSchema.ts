import * as v from 'valibot'
import { type AmountFault, readNumber } from '#lib/amounts.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'

/** Reads points as players type and paste them, in any digits and grouping. */
export function readPoints(text: string, locale: string): { points: number } | AmountFault {
  const read = readNumber(text, 0, locale)
  return typeof read === 'string' ? read : { points: Number(read.amount) }
}

interface Bounds {
  /** Intl locale in which the player types points. */
  locale: string
  min: number
  max: number
  available: number
  /** Formats a number of points for the text of an error. */
  write: (points: number) => string
}

/**
 * Schema that reads a number of points from a form's text. The message of an issue is an error of
 * our own type, as text.
 */
export const makePointsSchema = ({ locale, min, max, available, write }: Bounds) =>
  v.pipe(
    v.string(),
    v.nonEmpty(REQUIRED),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const read = readPoints(dataset.value, locale)
      const refuse = (message: string) => {
        addIssue({ message })
        return NEVER
      }
      if (typeof read === 'string') return refuse(writeFault({ kind: read }))
      const { points } = read
      if (points < min) return refuse(writeFault({ kind: 'amountTooLow', text: write(min) }))
      if (points > available) {
        return refuse(writeFault({ kind: 'amountOverBalance', text: write(available) }))
      }
      if (points > max) return refuse(writeFault({ kind: 'amountTooHigh', text: write(max) }))
      return points
    }),
  )
