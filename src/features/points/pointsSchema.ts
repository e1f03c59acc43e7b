import * as v from 'valibot'
import { type AmountFault, readAmount } from '#lib/amounts.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'

/** A currency without decimals: points are written as whole amounts are. */
const WHOLE = 'JPY'

/** Points as players write and paste them, in any digits and grouping. */
export function readPoints(text: string, locale: string): { points: number } | AmountFault {
  const read = readAmount(text, WHOLE, locale)
  return typeof read === 'string' ? read : { points: Number(read.amount) }
}

interface Bounds {
  /** Of the player's language. */
  locale: string
  min: number
  max: number
  available: number
  /** Writes points as the player reads them, for the words of a fault. */
  write: (points: number) => string
}

/** Reads points from a form's text; an issue's message is a fault. */
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
