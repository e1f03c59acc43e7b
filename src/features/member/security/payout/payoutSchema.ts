import * as v from 'valibot'
import { findNumberFault, readAccountNumber } from '#rules/accountNumbers.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { cleanValue, findFault, type ValueRule } from '#parts/form/field-rules/values.ts'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { numberFault } from './messages.ts'
import type { Institution, PayoutKind } from './schema.ts'

/**
 * Values of the form for a payout account. This is a type, because the form hook accepts no
 * interface.
 */
export type PayoutValues = {
  institution: string
  number: string
  payeeName: string
  isDefault: boolean
}

/** Keeps the entered values of the form, by kind of account, until the account is added. */
export const makePayoutDraft = (kind: PayoutKind) =>
  makeTabDraft(
    `payout-${kind}:v1`,
    v.object({
      institution: v.string(),
      number: v.string(),
      payeeName: v.string(),
      isDefault: v.boolean(),
    }),
  )

interface Facts {
  kind: PayoutKind
  institutions: readonly Institution[]
  /**
   * Whether this form asks for the name of the payee, which all of the player's payout accounts
   * share.
   */
  asksName: boolean
  nameRule: ValueRule
}

/**
 * Placeholder for the date and the minimum age that `findFault` expects. The rules for names do not
 * depend on them.
 */
const ANY_DAY = { today: '', minimumAge: 0 }

/**
 * Schema of the form that adds a payout account, by the rule of the chosen bank, e-wallet or
 * network.
 */
export function makePayoutSchema({
  kind,
  institutions,
  asksName,
  nameRule,
}: Facts): v.GenericSchema<PayoutValues, PayoutValues> {
  return v.pipe(
    v.object({
      institution: v.pipe(v.string(), v.minLength(1, REQUIRED)),
      number: v.string(),
      payeeName: v.string(),
      isDefault: v.boolean(),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { institution, isDefault, ...typed } = dataset.value
      const rule = institutions.find((one) => one.code === institution)
      const number = readAccountNumber(typed.number, rule?.format ?? 'digits')
      const payeeName = kind === 'crypto' ? '' : cleanValue('payeeName', typed.payeeName)
      const faults = {
        // The bank, e-wallet or network in a saved draft may no longer be offered; then the player
        // must choose again.
        institution: rule ? undefined : REQUIRED,
        number: number === '' ? REQUIRED : rule && faultOf(number, rule),
        payeeName: asksName && kind !== 'crypto' ? nameFaultOf(payeeName, nameRule) : undefined,
      }
      for (const [key, message] of Object.entries(faults)) {
        if (!message) continue
        const path = { type: 'object', origin: 'value', input: dataset.value, key, value: '' }
        addIssue({ message, path: [path as v.IssuePathItem] })
      }
      if (Object.values(faults).some(Boolean)) return NEVER
      return { institution, number, payeeName, isDefault }
    }),
  ) as v.GenericSchema<PayoutValues, PayoutValues>
}

function faultOf(number: string, rule: Institution): string | undefined {
  const fault = findNumberFault(number, rule)
  return fault && writeFault(numberFault(fault, rule))
}

function nameFaultOf(name: string, rule: ValueRule): string | undefined {
  if (name === '') return REQUIRED
  const fault = findFault('payeeName', name, rule, ANY_DAY)
  return fault && writeFault(fault)
}

/** Writes an account number in groups of digits that are easy to compare with a card or a slip. */
export const groupNumber = (number: string, kind: PayoutKind): string =>
  kind === 'crypto' ? number : number.replaceAll(/(\d{3,4})(?=(?:\d{4})+$|\d{3,4}$)/g, '$1 ')
