import * as v from 'valibot'
import { readAmount } from '#lib/amounts.ts'
import { REQUIRED, writeFault } from '#parts/field-rules/faults.ts'

/** A currency without decimals: points are written as whole amounts are. */
const WHOLE = 'JPY'

/** Points as players write and paste them, in any digits and grouping; null if they are none. */
export function readPoints(text: string): number | null {
  const read = readAmount(text, WHOLE)
  if (typeof read === 'string') return null
  const points = Number(read.amount)
  return Number.isSafeInteger(points) ? points : null
}

interface Bounds {
  min: number
  max: number
  available: number
  /** Writes points as the player reads them, for the words of a fault. */
  write: (points: number) => string
}

/** Reads points from a form's text; an issue's message is a fault. */
export const makePointsSchema = ({ min, max, available, write }: Bounds) =>
  v.pipe(
    v.string(),
    v.nonEmpty(REQUIRED),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const points = readPoints(dataset.value)
      const refuse = (message: string) => {
        addIssue({ message })
        return NEVER
      }
      if (points === null) return refuse(writeFault({ kind: 'amountUnreadable' }))
      if (points < min) return refuse(writeFault({ kind: 'amountTooLow', text: write(min) }))
      if (points > available) {
        return refuse(writeFault({ kind: 'amountOverBalance', text: write(available) }))
      }
      if (points > max) return refuse(writeFault({ kind: 'amountTooHigh', text: write(max) }))
      return points
    }),
  )
