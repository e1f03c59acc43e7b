import type { RegistrationField } from '#core/brand/registrationFields.ts'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { writeFault, type Fault } from '#parts/form/field-rules/faults.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { cleanValue, findFault } from '#parts/form/field-rules/values.ts'
import { formatRate, makeRateEntries, NO_RATES } from '../rates.ts'
import { RATE_GROUPS, RatesSchema, type Rates, type RateTexts } from '../schema.ts'
import { DOWNLINE_KINDS, type DownlineKind } from './schema.ts'

/** Values that the account form sends; the rates are numbers. */
export interface EnteredAccount {
  kind: DownlineKind
  username: string
  password: string
  nickname?: string
  rates: Rates
}

/**
 * Placeholder for the date and the minimum age that `findFault` expects. The rules of the fields in
 * this form do not depend on them.
 */
const ANY_DAY = { today: '', minimumAge: 0 }

/** Schema of a registration field, by the merchant's rule. */
export const ruledEntry = (name: RegistrationField, rules: RegisterRules, isRequired: boolean) =>
  v.pipe(
    v.string(),
    v.transform((typed) => cleanValue(name, typed)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      const empty: Fault | undefined = isRequired ? { kind: 'required' } : undefined
      const fault = value === '' ? empty : findFault(name, value, rules[name], ANY_DAY)
      if (fault) addIssue({ message: writeFault(fault) })
    }),
  )

/** Schema of the form that opens a downline's account. */
export const buildAccountSchema = (rules: RegisterRules, own: Rates, locale: string) =>
  v.pipe(
    v.object({
      kind: v.picklist(DOWNLINE_KINDS),
      username: ruledEntry('username', rules, true),
      password: ruledEntry('password', rules, true),
      nickname: ruledEntry('nickname', rules, false),
      ...makeRateEntries({ min: NO_RATES, max: own }, locale),
    }),
    v.transform(({ kind, username, password, nickname, ...rates }): EnteredAccount => ({
      kind,
      username,
      password,
      ...(nickname && { nickname }),
      rates,
    })),
  )

const OwnRatesSchema = v.object({ rates: RatesSchema })

/** Errors for the rate fields, read from a refusal that contains the agent's own rates. */
export function rateFaults(
  error: GatewayError,
  given: Rates,
  locale: string,
): Partial<Record<keyof RateTexts, Fault>> {
  const data = error.code === 'rate_above_own' && v.safeParse(OwnRatesSchema, error.data)
  if (!data || !data.success) return {}
  const own = data.output.rates
  return Object.fromEntries(
    RATE_GROUPS.filter((group) => given[group] > own[group]).map((group) => [
      group,
      { kind: 'amountTooHigh', text: formatRate(own[group], locale) },
    ]),
  )
}
