import { randomInt, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import * as payout from '#features/member/security/payout/api.ts'
import * as security from '#features/member/security/api.ts'
import { requestPhoneBindCode } from '#parts/identity/codes/api.ts'
import { visit } from './identity.ts'
import type { TestSandbox } from './sandbox.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

const nothing = () => ({})
const proof = { kind: 'password', answer: 'Sandbox-2580' }
const paymentPassword = '258025'
const newPhone = () => ({ countryDialingCode: '66', mobileNum: `8${randomInt(1e7, 1e8)}` })
const newEmail = () => `player${randomInt(1e9)}@players.example`

/** Opens a second session of the player who makes all calls in tests. */
async function again({ sandbox, brand }: Caller) {
  const send = sandbox.transport(brand, { token: await sandbox.logIn(brand, 'demoagent') })
  return (
    { definition }: { readonly definition: CallDefinition },
    input: object = {},
    // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
  ): Promise<any> => send(definition, { ...input }, { idempotencyKey: randomUUID() })
}

async function bindNewEmail(caller: Caller) {
  const ask = await again(caller)
  const email = newEmail()
  await ask(security.requestEmailBindCode, { email })
  const verificationCode = await visit(caller.sandbox, caller.brand).readCode(email)
  return { ask, input: { email, verificationCode, proof } }
}

const newAccount = () => ({
  kind: 'bank',
  institution: 'KBANK',
  number: String(randomInt(1e9, 1e10)),
  payeeName: 'Anong Srisuk',
  isDefault: false,
  paymentPassword,
})

async function addAccount(caller: Caller): Promise<string> {
  const ask = await again(caller)
  return (await ask(payout.addPayoutAccount, newAccount())).id
}

async function startAuthenticator(caller: Caller) {
  const ask = await again(caller)
  const { secret } = await ask(security.startAuthenticator)
  return { ask, input: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(), proof } }
}

async function comeBack({ sandbox, brand }: Caller) {
  const ask = await again({ sandbox, brand })
  const { url } = await ask(security.beginSocialBinding, socialVisit({ sandbox, brand }))
  const state = new URL(url).searchParams.get('state')
  const { headers } = await sandbox.ask({
    host: `${brand.id}.localhost`,
    path: `/wps/social/return?state=${state}&code=double-1`,
  })
  return { ticket: new URL(String(headers['location'])).searchParams.get('social') as string }
}

const socialVisit = ({ sandbox, brand }: Caller) => ({
  provider: 'line',
  returnUrl: `http://${brand.id}.localhost:${sandbox.port}/member#securityCenter/social`,
})

/** Valid inputs for the calls about security and payout accounts. */
export const SECURITY_INPUTS: Record<
  string,
  (language: unknown, caller: Caller) => Record<string, unknown> | Promise<Record<string, unknown>>
> = {
  getSecurity: nothing,
  requestProofCode: async (_language, caller) => {
    const { ask, input } = await bindNewEmail(caller)
    await ask(security.bindEmail, input)
    return { kind: 'email' }
  },
  updatePaymentPassword: () => ({
    way: 'known',
    oldPaymentPassword: paymentPassword,
    newPassword: '135790',
    confirmNewPassword: '135790',
  }),
  getProfile: nothing,
  updateProfile: () => ({ occupation: 'Baker' }),
  listAvatars: nothing,
  updateAvatar: () => ({ id: 'animal-3' }),
  requestPhoneBindCode: newPhone,
  bindPhone: async (_language, caller) => {
    const ask = await again(caller)
    const phone = newPhone()
    await ask(requestPhoneBindCode, phone)
    const to = `${phone.countryDialingCode}${phone.mobileNum}`
    const verificationCode = await visit(caller.sandbox, caller.brand).readCode(to)
    return { ...phone, verificationCode, proof }
  },
  requestEmailBindCode: () => ({ email: newEmail() }),
  bindEmail: async (_language, caller) => (await bindNewEmail(caller)).input,
  startAuthenticator: nothing,
  confirmAuthenticator: async (_language, caller) => (await startAuthenticator(caller)).input,
  removeAuthenticator: async (_language, caller) => {
    const { ask, input } = await startAuthenticator(caller)
    // Another input may have turned the authenticator on or off meanwhile.
    await ask(security.confirmAuthenticator, input).catch(() => undefined)
    return { proof }
  },
  listDevices: nothing,
  endDevice: async (_language, caller) => {
    const ask = await again(caller)
    const { devices } = await ask(security.listDevices)
    return { id: devices.find(({ isThis }: { isThis: boolean }) => isThis).id }
  },
  endOtherDevices: nothing,
  listLogins: () => ({ pageNo: 1, pageSize: 20 }),
  listSocialAccounts: nothing,
  beginSocialBinding: (_language, caller) => socialVisit(caller),
  getSocialTicket: (_language, caller) => comeBack(caller),
  bindSocialAccount: (_language, caller) => comeBack(caller),

  listInstitutions: nothing,
  listPayoutAccounts: nothing,
  addPayoutAccount: newAccount,
  setDefaultPayoutAccount: async (_language, caller) => ({ id: await addAccount(caller) }),
  removePayoutAccount: async (_language, caller) => ({
    id: await addAccount(caller),
    paymentPassword,
  }),
}
