import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { AccountsPage } from './AccountsPage.tsx'
import { addDownline, checkDownline, getAccountTerms } from './api.ts'
import { answerAccounts, OWN, TERMS } from '#support/components/agent-accounts.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  answerAccounts(gateway)
})
afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const show = async (place: string, account?: string) =>
  (await showPage(AccountsPage, `registerCenter/${place}`, account, 'agent')).screen
type Screen = Awaited<ReturnType<typeof show>>

const rate = (screen: Screen, name: string) => screen.getByRole('textbox', { name })

async function fillIn(screen: Screen): Promise<void> {
  await screen.getByRole('textbox', { name: 'Username' }).fill('newhand')
  await screen.getByLabelText(/^First password/).fill('Handed-2580')
}
const check = (screen: Screen) =>
  press(screen.getByRole('button', { name: 'Check what you entered' }))

describe('the account of a downline', () => {
  it('the form for a new member account keeps its entries, without password, over a reload', async () => {
    const account = crypto.randomUUID()
    const screen = await show('open', account)
    await press(screen.getByRole('radio', { name: /^Agent/ }))
    await fillIn(screen)
    await press(screen.getByRole('button', { name: 'All 0.10% below mine' }))
    await press(screen.getByRole('tab', { name: 'Invite by link' }))
    await press(screen.getByRole('tab', { name: 'Open it yourself' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.70')
    await expect.element(rate(screen, 'Lottery')).toHaveValue('0.30')
    await expect.element(screen.getByLabelText(/^First password/)).toHaveValue('Handed-2580')
    await screen.unmount()
    // A reload drops the password, so the address of the review step shows the form again.
    const reloaded = await show('open/check', account)
    await expect.element(rate(reloaded, 'Username')).toHaveValue('newhand')
    await expect.element(reloaded.getByRole('radio', { name: /^Agent/ })).toBeChecked()
    await expect.element(rate(reloaded, 'Slots')).toHaveValue('0.70')
    await expect.element(reloaded.getByLabelText(/^First password/)).toHaveValue('')
  })

  it('the form for a new member account has a review step, and creates one account', async () => {
    const screen = await show('open')
    await fillIn(screen)
    await press(screen.getByRole('button', { name: 'Same as mine' }))
    await check(screen)
    await expect.element(screen.getByText('Check the new account')).toHaveFocus()
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.80')
    await check(screen)
    gateway.loseNext(addDownline)
    await press(screen.getByRole('button', { name: 'Open account newhand' }))
    await expect.element(screen.getByText('Account newhand has been opened')).toBeVisible()
    const keys = new Set(gateway.listOf(addDownline).map(({ key }) => key))
    expect(keys.size).toBe(1)
  })

  it('an error in the review of a new member account is also in its form', async () => {
    gateway.answer(addDownline, () => {
      throw new GatewayError('rate_above_own', { status: 409, data: { rates: OWN } })
    })
    const screen = await show('open')
    await fillIn(screen)
    await check(screen)
    await press(screen.getByRole('button', { name: 'Open account newhand' }))
    const refusal = screen.getByText(/^Your own rates have just changed/)
    await expect.element(refusal).toBeVisible()
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(rate(screen, 'Username')).toHaveValue('newhand')
    await expect.element(refusal).toBeVisible()
  })

  it('the receipt of a new member account shows the password once and stores it nowhere', async () => {
    const screen = await show('open')
    await fillIn(screen)
    await check(screen)
    await press(screen.getByRole('button', { name: 'Open account newhand' }))
    await expect.element(screen.getByText('Handed-2580')).toBeVisible()
    expect(window.location.href).not.toContain('Handed-2580')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Handed-2580')
    const later = await show('opened/A1')
    await expect
      .element(later.getByRole('button', { name: 'Set a new password' }).last())
      .toBeInTheDocument()
  })

  it('a taken username for a new member account is refused before the review step', async () => {
    gateway.answer(checkDownline, () => {
      throw new GatewayError('invalid_fields', {
        status: 422,
        data: { fields: { username: 'taken' } },
      })
    })
    const screen = await show('open')
    await fillIn(screen)
    await check(screen)
    await expect
      .element(screen.getByText('This username is taken. Please choose another.'))
      .toBeVisible()
  })

  it('an agent of the lowest level cannot create a member account', async () => {
    gateway.answer(getAccountTerms, () => ({ ...TERMS, mayOpen: false }))
    const screen = await show('open')
    await expect.element(screen.getByText('Nobody can join below you')).toBeVisible()
  })
})
