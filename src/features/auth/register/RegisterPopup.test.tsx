import { expect, it, onTestFinished, vi } from 'vitest'
import { keepLinkCodes } from '#core/session/linkCodes.ts'
import { getRegisterSettings } from '#core/system/api.ts'
import { sessionStore } from '#lib/storage.ts'
import { getRegisterValidation } from '#parts/form/field-rules/api.ts'
import { openGateway } from '#support/components/center.tsx'
import { showInApp } from '#support/components/app.tsx'
import { RegisterPopup } from './RegisterPopup.tsx'

const REQUIRED = { enabled: true, required: true }

const LABELS = {
  recommenderId: 'Referrer’s ID',
  referralCode: 'Friend’s referral code',
  affiliateCode: 'Invitation code',
}

/** Opens the registration, after a link with this query, at a brand that requires these fields. */
async function openRegistration(link: string, required: readonly (keyof typeof LABELS)[]) {
  onTestFinished(() => sessionStore.clear())
  keepLinkCodes(link)
  const gateway = openGateway()
  gateway.answer(getRegisterSettings, () => ({ fields: {} }))
  gateway.answer(getRegisterValidation, () => ({ fields: {} }))
  const fields = Object.fromEntries(required.map((name) => [name, REQUIRED]))
  const { screen } = await showInApp(<RegisterPopup onClose={vi.fn()} />, {
    brand: { features: { usernameRegistration: true }, registration: { fields } },
  })
  return screen
}

it.each([
  ['?r=FRIEND7', ['recommenderId'], 'FRIEND7'],
  ['?r=FRIEND7', ['referralCode'], 'FRIEND7'],
  ['?affiliateCode=AGENT7', ['affiliateCode'], 'AGENT7'],
  ['?affiliateCode=AGENT7', ['recommenderId'], 'AGENT7'],
  ['?affiliateCode=AGENT7&r=FRIEND7', ['recommenderId', 'referralCode'], 'FRIEND7'],
] as const)('the link %s fills in each of the required fields %j', async (link, required, code) => {
  const screen = await openRegistration(link, required)
  for (const name of required) {
    await expect.element(screen.getByRole('textbox', { name: LABELS[name] })).toHaveValue(code)
  }
})

it('the form has an optional field where the brand wants it, unless the gateway refuses', async () => {
  const asked = { zalo: { enabled: true, ask: 'registration' } }
  const open = async (fields: object) => {
    const gateway = openGateway()
    gateway.answer(getRegisterSettings, () => ({ fields }))
    gateway.answer(getRegisterValidation, () => ({ fields: {} }))
    const { screen } = await showInApp(<RegisterPopup onClose={vi.fn()} />, {
      brand: { features: { usernameRegistration: true }, registration: { fields: asked } },
    })
    await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeInTheDocument()
    return screen
  }
  const screen = await open({})
  const zalo = screen.getByRole('textbox', { name: 'Zalo number' })
  await expect.element(zalo).toBeInTheDocument()
  await expect.element(zalo).not.toBeRequired()
  await screen.unmount()
  const later = await open({ zalo: { ask: 'later' } })
  expect(later.getByRole('textbox', { name: 'Zalo number' }).query()).toBeNull()
})
