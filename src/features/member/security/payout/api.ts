import * as v from 'valibot'
import { TEXT_FAULTS } from '#core/contract/fieldFaults.ts'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, NameSchema } from '#core/contract/values.ts'
import { InstitutionSchema, PayoutAccountSchema, PayoutKindSchema } from './schema.ts'

/**
 * Options of every call in this file: only a player with a real account may send it
 * (docs/product.md §6).
 */
const own = { access: 'player', trial: 'refused' } as const
const done = v.object({})
const SecretSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))

/** Lists the banks and e-wallets of the merchant's currency, and the crypto networks. */
export const listInstitutions = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_listBanks',
  summary: 'Banks, e-wallets and networks to be paid by',
  reply: v.object({ institutions: listOf(InstitutionSchema) }),
})

export const listPayoutAccounts = call({
  ...own,
  method: 'get',
  path: '/wps/relay/MCSFE_listBankAccounts',
  summary: 'Accounts and addresses to be paid to',
  reply: v.object({
    /**
     * Name of the payee, which all payout accounts must have and the profile shows as `fullName`;
     * null until the player adds the first account or fills in the profile.
     */
    payeeName: optionalField(v.nullable(NameSchema), null),
    /** Hours that a new payout account waits before it can be used. */
    coolDownHours: optionalField(CountSchema, 0),
    maxAccounts: optionalField(CountSchema, 10),
    accounts: listOf(PayoutAccountSchema),
  }),
})

export const addPayoutAccount = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_addBankAccount',
  summary: 'New account or address to be paid to',
  encrypted: true,
  intent: true,
  body: v.object({
    kind: PayoutKindSchema,
    institution: v.pipe(v.string(), v.regex(/^\w{2,20}$/)),
    number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    /** Name of the payee; needed only with the first bank account or e-wallet. */
    payeeName: v.optional(v.pipe(v.string(), v.maxLength(255))),
    isDefault: v.boolean(),
    paymentPassword: SecretSchema,
  }),
  fieldFaults: {
    institution: ['unknown'],
    number: ['pattern', 'length', 'taken'],
    payeeName: TEXT_FAULTS,
  },
  reply: PayoutAccountSchema,
})

export const setDefaultPayoutAccount = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_setDefaultBankAccount',
  summary: 'Account that is chosen first',
  body: v.object({ id: v.pipe(v.string(), v.maxLength(100)) }),
  reply: done,
})

export const removePayoutAccount = call({
  ...own,
  method: 'post',
  path: '/wps/relay/MCSFE_removeBankAccount',
  summary: 'Removal of an account to be paid to',
  encrypted: true,
  body: v.object({ id: v.pipe(v.string(), v.maxLength(100)), paymentPassword: SecretSchema }),
  reply: done,
})
