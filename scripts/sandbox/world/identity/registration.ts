import type { FieldFault } from '#core/contract/fieldFaults.ts'
import type * as v from 'valibot'
import type { MobileRegistrationSchema, RegistrationSchema } from '#features/auth/schema.ts'
import { isEasyToGuess } from '#rules/easyCodes.ts'
import { TRIAL_TYPE } from './account-types.ts'
import profileFields from '../../content/profile.json' with { type: 'json' }
import { invitations } from '../../db/invitation-tables.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { accounts } from '../../db/tables.ts'
import { refusalOf } from '../../http/call-error.ts'
import type { CallContext, Merchant } from '../../http/serve.ts'
import { findReferrer } from '../promotions/referrals.ts'
import { makeAccount } from './accounts.ts'
import { beginAddressTry } from './lockout.ts'
import { hashPassword } from './passwords.ts'
import { type Phone, readPhone } from './phones.ts'
import {
  cleanValue,
  type FieldName,
  findValueFault,
  isOldEnough,
  readFieldRules,
} from './registration-rules.ts'

export type Registration = Partial<
  v.InferOutput<typeof RegistrationSchema> & v.InferOutput<typeof MobileRegistrationSchema>
>
export type Method = 'username' | 'mobile'
type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

export const invalidFields = (fields: Partial<Record<string, FieldFault>>) =>
  refusalOf('invalid_fields', { fields })

/** Fields that are checked in other ways than by a field rule. */
const NOT_RULED: readonly FieldName[] = ['captcha', 'verificationCode']

/** Checks every field by the merchant's rules. Throws `CallError` 422 `invalid_fields`. */
export function refuseInvalidFields(
  { merchant, now }: Context,
  method: Method,
  given: Registration,
): void {
  const faults = listAskedFields(merchant, method).map(({ name, required, rule }) => {
    const value = cleanValue(name, given[name as keyof Registration] as string | undefined)
    if (value === '') return [name, required ? 'required' : undefined] as const
    const fault =
      name === 'confirmPassword'
        ? value === given.password
          ? undefined
          : 'mismatch'
        : (findValueFault(value, rule) ?? findMeaningFault(name, value))
    return [name, fault] as const
  })
  const wrong = faults.filter(([, fault]) => fault !== undefined)
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong))

  function findMeaningFault(name: FieldName, value: string): FieldFault | undefined {
    if (name === 'birthday' && !isOldEnough(merchant, value, now)) return 'age'
    if (name === 'mobileNum' && !readGivenPhone(given)) return 'pattern'
    if (name === 'paymentPassword' && isEasyToGuess(value)) return 'pattern'
    if (name === 'payeeName' && LATIN_DIACRITIC.test(value)) return 'pattern'
    return undefined
  }
}

/** Letters with diacritics, which banks do not use in names (docs/product.md §5). */
const LATIN_DIACRITIC = /(?![A-Za-z])\p{Script=Latin}|[A-Za-z]\p{M}/u

/** Finds the fault of a real name, which bank accounts must have, too. */
export function findNameFault(merchant: Merchant, name: string): FieldFault | undefined {
  if (name === '') return 'required'
  if (LATIN_DIACRITIC.test(name)) return 'pattern'
  return findValueFault(name, readFieldRules(merchant).payeeName ?? {})
}

/** Lists the fields of a registration method, with the rule for each. */
function listAskedFields(merchant: Merchant, method: Method) {
  const rules = readFieldRules(merchant)
  const isMobile = method === 'mobile'
  const hasPassword = !isMobile || merchant.brand.features.mobilePasswordRegistration
  const always: Partial<Record<FieldName, boolean>> = {
    username: !isMobile,
    password: hasPassword,
    ...(isMobile && { mobileNum: true }),
    ...(!hasPassword && { confirmPassword: false }),
  }
  return (Object.keys(rules) as FieldName[])
    .filter((name) => !NOT_RULED.includes(name))
    .map((name) => {
      const rule = rules[name] ?? {}
      const asked = always[name] ?? rule.enabled ?? false
      const mustBe = name === 'paymentPassword' || rule.required
      return { name, rule, asked, required: always[name] ?? mustBe ?? false }
    })
    .filter(({ asked }) => asked)
}

/** Reads the phone number of a registration; null if it is missing or impossible. */
export const readGivenPhone = ({ mobileNum, countryDialingCode }: Registration): Phone | null =>
  mobileNum && countryDialingCode ? readPhone({ mobileNum, countryDialingCode }) : null

/** Name and number of a new player, to compare with those of the merchant's other players. */
interface Claim {
  username: string | null
  phone: Phone | null
  /**
   * Account name of the player or agent who referred the new one, or a code of their links; empty
   * or left out if there is none.
   */
  recommenderId?: string | undefined
}

/**
 * Refuses a name or number that another player has, and a referrer who does not exist. Each check
 * counts against the caller's IP address, so that nobody can list the players. Throws `CallError`
 * 422 `invalid_fields` or 429 `too_many_requests`.
 */
export function refuseByOthers(
  context: Context & Pick<CallContext, 'ip'>,
  { username, phone, recommenderId }: Claim,
): void {
  beginAddressTry(context, 'taken:address')
  const referrer = cleanValue('recommenderId', recommenderId)
  const fields = {
    ...(username !== null && findByName(context, username) && { username: 'taken' as const }),
    ...(phone && findByPhone(context, phone) && { mobileNum: 'taken' as const }),
    ...(referrer !== '' && !isReferrer(context, referrer) && { recommenderId: 'unknown' as const }),
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

/** Trial players refer nobody, because they are deleted soon. */
function isReferrer(context: Context, given: string): boolean {
  const account = findByName(context, given.toLowerCase())
  if (account && account.type !== TRIAL_TYPE) return true
  const { db, merchant } = context
  const code = given.toUpperCase()
  return (
    findReferrer(db, merchant.code, code) !== undefined ||
    rowsOf(db, accounts, { merchant: merchant.code, ownAffiliateCode: code }).find() !==
      undefined ||
    rowsOf(db, invitations, { merchant: merchant.code, code, deletedAt: null }).find() !== undefined
  )
}

/** Finds the account of a name at this merchant; names are compared in lower case. */
export const findByName = ({ db, merchant }: Context, username: string) =>
  rowsOf(db, accounts, { merchant: merchant.code, username }).find()

/** Finds the account of a phone number at this merchant. */
export const findByPhone = ({ db, merchant }: Context, phone: Phone) =>
  rowsOf(db, accounts, {
    merchant: merchant.code,
    mobileNum: phone.mobileNum,
    countryDialingCode: phone.countryDialingCode,
  }).find()

/** What else of a registration is kept, by its name on the wire. */
const PROFILE = profileFields as (keyof Registration)[]

/**
 * Account type of agents who were invited, or whose account their upline opened; they also play.
 */
export const INVITED_AGENT_TYPE = 1

/** Writes the new player; returns the account. */
export function addAccount(
  { db, merchant, now }: Context,
  given: Registration,
  own: {
    username: string
    phone: Phone | null
    affiliateCode: string | null
    password: string
    /** Affiliate code of a newcomer who becomes an agent, to give to others. */
    ownAffiliateCode?: string | undefined
  },
) {
  const text = (name: keyof Registration) => cleanValue(name, given[name] as string | undefined)
  const profile = PROFILE.map((name) => [name, text(name)]).filter(([, value]) => value !== '')
  const paymentPassword = text('paymentPassword')
  const account = makeAccount(
    {
      merchant: merchant.code,
      username: own.username,
      passwordHash: own.password === '' ? '' : hashPassword(own.password),
      mobileNum: own.phone?.mobileNum ?? null,
      countryDialingCode: own.phone?.countryDialingCode ?? null,
      email: text('email').toLowerCase() || null,
      // The two fields ask for one name. The one that banks are asked by goes first.
      payeeName: text('payeeName') || text('fullName') || null,
      ...(text('nickname') !== '' && { nickname: text('nickname') }),
      affiliateCode: own.affiliateCode,
      ...(own.ownAffiliateCode !== undefined && {
        role: 'agent',
        type: INVITED_AGENT_TYPE,
        ownAffiliateCode: own.ownAffiliateCode,
      }),
      paymentPasswordHash: paymentPassword === '' ? null : hashPassword(paymentPassword),
      profile: Object.fromEntries(profile),
    },
    now.getTime(),
  )
  addRow(db, accounts, account)
  return account
}
