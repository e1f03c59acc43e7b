import * as v from 'valibot'

/** Kinds of faults in a field; `fieldMessages.ts` has their messages. */
export const FAULT_KINDS = [
  'required',
  'length',
  'pattern',
  'mismatch',
  'wrong',
  'edgeSpaces',
  'diacritics',
  'realName',
  'date',
  'age',
  'phone',
  'codeWrong',
  'codeExpired',
  'captchaWrong',
  'taken',
  'unknown',
  'affiliate',
  'terms',
  'amountUnreadable',
  'amountTooFine',
  'amountZero',
  'amountTooLow',
  'amountTooLowForBonus',
  'amountTooHigh',
  'amountOverBalance',
] as const

const FaultSchema = v.object({
  kind: v.picklist(FAULT_KINDS),
  /** Bounds of the length, or of the age in years if the kind is `age`. */
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  /** The bound of an amount, formatted for the player. */
  text: v.optional(v.string()),
  /** Set if the message of that pattern kind correctly explains the fault. */
  patternId: v.optional(v.number()),
})
export type Fault = v.InferOutput<typeof FaultSchema>

/**
 * Issues and form errors carry text only, so the fault is stored as JSON and gets its words when
 * drawn.
 */
export const writeFault = (fault: Fault): string => JSON.stringify(fault)

/** The fault of a required field that is empty. */
export const REQUIRED = writeFault({ kind: 'required' })

/** Reads a fault that `writeFault` wrote; undefined for any other text. */
export function readFault(text: string | undefined): Fault | undefined {
  if (!text?.startsWith('{')) return undefined
  const fault = v.safeParse(v.pipe(v.string(), v.parseJson(), FaultSchema), text)
  return fault.success ? fault.output : undefined
}
