import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { getRegisterSettings } from '#core/system/api.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { getProfile, listAvatars, updateProfile } from './api.ts'
import { ProfilePage } from './ProfilePage.tsx'
import { PROFILE_FIELDS } from './schema.ts'

function open() {
  const who = crypto.randomUUID()
  return {
    gateway: openGateway(),
    show: () => showPage(ProfilePage, 'securityCenter/profile', who),
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

const PROFILE = {
  ...Object.fromEntries(PROFILE_FIELDS.map((name) => [name, null])),
  fullName: 'Somchai Jaidee',
  avatar: null,
}

describe('the personal data', () => {
  it('a refused birthday names the age that the site requires', async () => {
    const { gateway, show } = open()
    gateway.answer(listAvatars, () => ({ avatars: [] }))
    gateway.answer(getRegisterSettings, () => ({ fields: {}, minimumAge: 25 }))
    gateway.answer(getProfile, () => PROFILE)
    gateway.answer(updateProfile, () => {
      throw new GatewayError('invalid_fields', { data: { fields: { birthday: 'age' } } })
    })
    await show()
    await page.getByRole('textbox', { name: 'Nickname' }).fill('Lek')
    await press(button('Check and continue'))
    await press(button('Save permanently'))
    await expect.element(page.getByText('You must be 25 or older', { exact: false })).toBeVisible()
  })

  it('personal data are saved after a review step, and saved fields are locked', async () => {
    const { gateway, show } = open()
    gateway.answer(listAvatars, () => ({ avatars: [] }))
    gateway.answer(getProfile, () => PROFILE)
    gateway.answer(updateProfile, (given) => ({ ...PROFILE, ...given }))
    const shown = await show()
    await expect.element(page.getByText('Somchai Jaidee')).toBeInTheDocument()
    expect(page.getByLabelText('Real name').query()).toBeNull()
    const nickname = page.getByRole('textbox', { name: 'Nickname' })
    await nickname.fill('Lek')
    await press(button('Check and continue'))
    await expect.element(page.getByText('Is everything right?')).toBeInTheDocument()
    await press(button('Change'))
    await expect.element(nickname).toHaveValue('Lek')
    expect(gateway.listOf(updateProfile)).toEqual([])
    await nickname.fill('Noi')
    await shown.screen.unmount()
    // Mounting the page again loads the gateway's data, as a reload does.
    await show()
    await expect.element(nickname).toHaveValue('Noi')
    await press(button('Check and continue'))
    await press(page.getByRole('button', { name: /^Save/ }))
    await expect.poll(() => gateway.listOf(updateProfile)).toMatchObject([{ nickname: 'Noi' }])
  })

  it('personal data are saved when the player presses again after a lost reply', async () => {
    const { gateway, show } = open()
    let stored: Record<string, unknown> = PROFILE
    gateway.answer(listAvatars, () => ({ avatars: [] }))
    gateway.answer(getProfile, () => stored)
    gateway.answer(updateProfile, (given) => (stored = { ...stored, ...given }))
    gateway.loseNext(updateProfile)
    await show()
    await page.getByRole('textbox', { name: 'Occupation' }).fill('Engineer')
    await press(button('Check and continue'))
    await press(button('Save permanently'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    await press(button('Save permanently'))
    await expect.element(button('Check and continue')).toBeVisible()
    await expect.element(page.getByText('Engineer')).toBeVisible()
    expect(page.getByRole('textbox', { name: 'Occupation' }).query()).toBeNull()
  })

  it('a real name is refused in the profile as in a bank account', async () => {
    const { gateway, show } = open()
    gateway.answer(listAvatars, () => ({ avatars: [] }))
    gateway.answer(getProfile, () => ({ ...PROFILE, fullName: null }))
    await show()
    const name = page.getByRole('textbox', { name: 'Real name' })
    await name.fill('Nguyễn Văn An')
    await press(button('Check and continue'))
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('NGUYEN VAN AN')
    await press(button('Check and continue'))
    await expect.element(page.getByText('Is everything right?')).toBeVisible()
  })

  it('a field set elsewhere is shown locked, and the other entries stay', async () => {
    const { gateway, show } = open()
    let stored: Record<string, unknown> = PROFILE
    gateway.answer(listAvatars, () => ({ avatars: [] }))
    gateway.answer(getProfile, () => stored)
    gateway.answer(updateProfile, () => {
      stored = { ...PROFILE, occupation: 'Baker' }
      throw new GatewayError('profile_locked', { status: 409 })
    })
    const { store } = await show()
    const address = page.getByRole('textbox', { name: 'Address' })
    await page.getByRole('textbox', { name: 'Occupation' }).fill('Engineer')
    await address.fill('9 Long Road')
    await press(button('Check and continue'))
    await press(button('Save permanently'))
    await expect.element(page.getByText('Baker')).toBeVisible()
    await expect.element(address).toHaveValue('9 Long Road')
    expect(page.getByRole('textbox', { name: 'Occupation' }).query()).toBeNull()
    expect(store.get(noticeAtom)?.message.message).toContain('has been set')
  })
})
