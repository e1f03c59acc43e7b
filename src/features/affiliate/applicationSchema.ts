import * as v from 'valibot'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { CHANNELS, MESSAGE_LENGTH, PLAN_KINDS, TRAFFIC } from './api.ts'

const pattern = writeFault({ kind: 'pattern' })

const sized = (min: number, max: number) => {
  const fault = writeFault({ kind: 'length', min, max })
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, REQUIRED),
    v.minLength(min, fault),
    v.maxLength(max, fault),
  )
}

const chosen = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(requiredText, v.picklist(options, REQUIRED))

/**
 * Patterns of valid email addresses and phone numbers. Other contacts are user names of messengers,
 * which have too many forms to check.
 */
const CONTACTS: Partial<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  phone: /^\+?[\d\s().-]{6,20}$/,
  whatsapp: /^\+?[\d\s().-]{6,20}$/,
}

/** Schema of an affiliate's application before it is sent. */
export const ApplicationFormSchema = v.pipe(
  v.object({
    name: sized(2, 80),
    channel: chosen(CHANNELS),
    contact: sized(3, 100),
    country: requiredText,
    traffic: chosen(TRAFFIC),
    plan: chosen(PLAN_KINDS),
    message: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LENGTH)),
  }),
  v.forward(
    v.partialCheck(
      [['channel'], ['contact']],
      ({ channel, contact }) => CONTACTS[channel]?.test(contact) ?? true,
      pattern,
    ),
    ['contact'],
  ),
)
