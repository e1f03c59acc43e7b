import * as v from 'valibot'
import { StateChangeSchema, type Fault, type StateChange } from '../state.ts'

/**
 * Reads the console's form: plain fields, and one field per call named `fault <METHOD> <path>`,
 * which is empty if the call has no fault. Throws `ValiError`.
 *
 * @param form values of the form, with the changed rules as `rules`
 */
export function readChange(
  form: Record<string, unknown> & { rules: object },
  names: readonly string[],
): StateChange {
  const faults: Record<string, unknown> = {}
  for (const name of names) {
    const value = form[`fault ${name}`]
    if (typeof value === 'string' && value !== '') faults[name] = readFault(value)
  }
  const hasFaults = names.some((name) => form[`fault ${name}`] !== undefined)
  return v.parse(StateChangeSchema, {
    ...(form.merchant ? { merchant: form.merchant } : {}),
    ...(form.systemStatus !== undefined && { systemStatus: Number(form.systemStatus) }),
    ...(form.delay !== undefined && { delay: Number(form.delay) }),
    ...(form.clockOffset !== undefined && { clockOffset: Number(form.clockOffset) * 1000 }),
    ...(hasFaults && { faults }),
    ...(Object.keys(form.rules).length > 0 && { rules: form.rules }),
  })
}

const readFault = (text: string): Fault => (/^\d+$/.test(text) ? Number(text) : text) as Fault
