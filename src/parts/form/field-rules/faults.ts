import * as v from 'valibot'

/** Kinds of faults in a field; `fieldMessages.ts` has their messages. */
export const FAULT_KINDS = [
  'required',
  'length',
  'pattern',
  'mismatch',
  'wrong',
  'weak',
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
  'checksum',
  'otherNetwork',
  'address',
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
  /** Smallest and largest length allowed; if the kind is `age`, they are ages in years. */
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  /** The smallest or largest amount allowed, formatted for the player. */
  text: v.optional(v.string()),
  /** Id of the pattern kind; set only if the message of that kind explains the fault correctly. */
  patternId: v.optional(v.number()),
})
export type Fault = v.InferOutput<typeof FaultSchema>

/**
 * Writes a fault as JSON, since the form library's errors carry only text. The message for the
 * player is chosen when the error is drawn.
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
