import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { listCountryCodes } from '#core/system/api.ts'
import { requestPhoneBindCode } from '#parts/identity/codes/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { fillSilently } from '#support/components/typing.ts'
import {
  bindEmail,
  bindPhone,
  confirmAuthenticator,
  endOtherDevices,
  getSecurity,
  listDevices,
  requestEmailBindCode,
  startAuthenticator,
  updatePaymentPassword,
} from './api.ts'
import type { Security } from './schema.ts'
import { SecurityCenterPage } from './SecurityCenterPage.tsx'

const SECURITY: Security = {
  proofs: [{ kind: 'password', hint: undefined }],
  paymentPassword: { isSet: true, lockedUntil: null },
  phone: null,
  email: null,
  authenticator: { isOn: false, recoveryCodesLeft: 0 },
  payoutAccounts: 0,
  socialAccounts: 0,
  sessions: 2,
  profile: { filled: 1, total: 7 },
}

/** Opens a page of the security center; `more` replaces settings of the account. */
async function open(place: string, more: Partial<Security> = {}) {
  const gateway = openGateway()
  gateway.answer(getSecurity, () => ({ ...SECURITY, ...more }))
  const who = crypto.randomUUID()
  return { gateway, show: () => showPage(SecurityCenterPage, `securityCenter/${place}`, who) }
}

/** The label of a required field ends with an asterisk. */
const field = (name: string) => page.getByLabelText(`${name}*`, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('a phone number and a mail address', () => {
  it('the security page shows the verified phone number and mail address', async () => {
    const { show } = await open('phone', { phone: '+66 •• ••• 5678' })
    await show()
    await expect.element(page.getByText('+66 •• ••• 5678')).toBeInTheDocument()
    expect(page.getByRole('textbox').query()).toBeNull()
  })

  it('a phone number is not added without proof of owning the account', async () => {
    const { gateway, show } = await open('phone')
    await show()
    await press(button('Link permanently'))
    await expect.element(field('Login password')).toHaveAttribute('aria-invalid', 'true')
    expect(gateway.listOf(bindPhone)).toEqual([])
  })

  it('a phone number that another player has is marked, in the words of the site', async () => {
    const { gateway, show } = await open('phone')
    gateway.answer(listCountryCodes, () => [{ countryCode: 'TH', countryDialingCode: '66' }])
    gateway.answer(requestPhoneBindCode, () => {
      const data = { fields: { mobileNum: 'taken' } }
      throw new GatewayError('invalid_fields', { status: 422, data, message: 'Not in our words.' })
    })
    await show()
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('0812345678')
    await press(button('Send code'))
    await expect
      .element(page.getByText('This mobile number belongs to another account.'))
      .toBeVisible()
    expect(page.getByText('Not in our words.').query()).toBeNull()
  })

  it('the number and where its code went stay when the phone page is opened again', async () => {
    const { gateway, show } = await open('phone')
    gateway.answer(listCountryCodes, () => [{ countryCode: 'TH', countryDialingCode: '66' }])
    gateway.answer(requestPhoneBindCode, () => ({ expiredMinutes: 1 }))
    const shown = await show()
    const number = page.getByRole('textbox', { name: 'Mobile number' })
    await number.fill('0812345678')
    await press(button('Send code'))
    const sent = page.getByText(/^We sent a code to/)
    await expect.element(sent).toBeVisible()
    const typed = (number.element() as HTMLInputElement).value
    await shown.screen.unmount()
    await show()
    await expect.element(number).toHaveValue(typed)
    await expect.element(sent).toBeVisible()
    sessionStorage.clear()
  })

  it.each([
    ['email', 'Email address', 'me@players.example', { email: 'me@players.example' }],
    ['phone', 'Mobile number', '0812345678', { mobileNum: '812345678' }],
  ] as const)(
    'a code goes to what a password manager filled in without an event: %s',
    async (place, label, text, sent) => {
      const { gateway, show } = await open(place)
      gateway.answer(listCountryCodes, () => [{ countryCode: 'TH', countryDialingCode: '66' }])
      const call = place === 'email' ? requestEmailBindCode : requestPhoneBindCode
      gateway.answer(call, () => ({ expiredMinutes: 1 }))
      await show()
      const target = page.getByRole('textbox', { name: label })
      await expect.element(target).toBeVisible()
      fillSilently(target.element(), text)
      await press(button('Send code'))
      await expect.poll(() => gateway.listOf(call)).toMatchObject([sent])
    },
  )

  it('a code goes to an address that was typed in full-width characters', async () => {
    const { gateway, show } = await open('email')
    gateway.answer(requestEmailBindCode, () => ({ expiredMinutes: 1 }))
    await show()
    await field('Email address').fill('ｍｅ＠players．example')
    await press(button('Send code'))
    await expect
      .poll(() => gateway.listOf(requestEmailBindCode))
      .toMatchObject([{ email: 'me@players.example' }])
  })

  it('a phone number is added with an SMS code and proof of account ownership', async () => {
    const { gateway, show } = await open('email')
    gateway.answer(requestEmailBindCode, () => ({ expiredMinutes: 1 }))
    let isWrong = true
    gateway.answer(bindEmail, () => {
      if (isWrong)
        throw new GatewayError('proof_wrong', { status: 403, data: { kind: 'password' } })
      return {}
    })
    await show()
    await field('Login password').fill('Wrong-1234')
    await field('Email address').fill('me@players.example')
    await press(button('Send code'))
    await expect
      .poll(() => gateway.listOf(requestEmailBindCode))
      .toMatchObject([{ email: 'me@players.example' }])
    await page.getByLabelText('Code from the email to this address').fill('123456')
    await press(button('Link the address'))
    await expect.element(field('Login password')).toHaveAttribute('aria-invalid', 'true')
    isWrong = false
    await field('Login password').fill('Right-1234')
    await press(button('Link the address'))
    await expect
      .poll(() => gateway.listOf(bindEmail).at(-1))
      .toMatchObject({
        email: 'me@players.example',
        verificationCode: '123456',
        proof: { kind: 'password', answer: 'Right-1234' },
      })
  })
})

it('an authenticator app’s recovery codes stay on screen until the player confirms', async () => {
  const { gateway, show } = await open('authenticator')
  gateway.answer(startAuthenticator, () => ({
    secret: 'ABCDEFGHIJKLMNOP',
    uri: 'otpauth://totp/Livery:me?secret=ABCDEFGHIJKLMNOP',
  }))
  gateway.answer(confirmAuthenticator, () => ({ recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }))
  gateway.loseNext(confirmAuthenticator)
  await show()
  await press(button('Set it up'))
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument()
  await page.getByLabelText('Code in your authenticator app').fill('123456')
  await field('Login password').fill('Right-1234')
  await press(button('Turn it on'))
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeInTheDocument()
  await press(button('Turn it on'))
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.element(codes.nth(1)).toHaveTextContent('bbbb-2222')
  const [first, second] = gateway.listOf(confirmAuthenticator)
  expect(second).toEqual(first)
  await expect.element(button('Done')).toBeDisabled()
  await press(page.getByRole('checkbox', { name: 'I have saved the codes in a safe place.' }))
  await press(button('Done'))
  await expect.element(codes.first()).not.toBeInTheDocument()
})

describe('a forgotten payment password', () => {
  it('a forgotten payment password needs a second proof besides the login password', async () => {
    const { show } = await open('payment-password/forgotten')
    await show()
    await expect
      .element(page.getByRole('link', { name: 'Add your mobile number' }))
      .toBeInTheDocument()
    expect(button('Set the new payment password').query()).toBeNull()
  })

  it('a player without a payment password sets the first where others replace a forgotten one', async () => {
    const paymentPassword = { isSet: false, lockedUntil: null }
    const { show } = await open('payment-password/forgotten', { paymentPassword })
    await show()
    await expect
      .element(page.getByRole('heading', { name: 'Set a payment password' }))
      .toBeVisible()
  })

  it('a forgotten payment password is replaced when both proofs are given', async () => {
    const proofs = [...SECURITY.proofs, { kind: 'authenticator' as const, hint: undefined }]
    const { gateway, show } = await open('payment-password/forgotten', { proofs })
    gateway.answer(updatePaymentPassword, () => ({}))
    await show()
    await field('Login password').fill('Right-1234')
    await page.getByLabelText(/^Code in your authenticator app/).fill('123456')
    await field('New payment password').fill('135790')
    await field('Repeat the new payment password').fill('135790')
    await press(button('Set the new payment password'))
    await expect
      .poll(() => gateway.listOf(updatePaymentPassword))
      .toMatchObject([
        {
          way: 'forgotten',
          proofs: [
            { kind: 'password', answer: 'Right-1234' },
            { kind: 'authenticator', answer: '123456' },
          ],
        },
      ])
  })
})

it('all other devices are logged out after a confirmation, never the current device', async () => {
  const { gateway, show } = await open('devices')
  const device = (id: string, isThis: boolean) => ({
    id,
    device: 'Firefox on Linux',
    ip: '203.0.113.7',
    place: null,
    startedAt: '2026-11-20T10:00:00Z',
    lastSeenAt: '2026-11-22T10:00:00Z',
    isThis,
  })
  let devices = [device('this', true), device('other', false)]
  gateway.answer(listDevices, () => ({ devices }))
  gateway.answer(endOtherDevices, () => {
    devices = devices.filter(({ isThis }) => isThis)
    return { ended: 1 }
  })
  await show()
  const rows = page.getByRole('main').or(page.getByRole('list')).getByRole('listitem')
  await expect.element(rows.nth(1)).toBeInTheDocument()
  expect(button('Log out').elements()).toHaveLength(1)
  await press(button('Log out all other devices'))
  expect(gateway.listOf(endOtherDevices)).toEqual([])
  await press(button('Log them out'))
  await expect.element(button('Log out all other devices')).not.toBeInTheDocument()
  await expect.element(page.getByText('This device')).toBeInTheDocument()
})
