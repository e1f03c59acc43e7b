import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { getRegisterSettings } from '#core/system/api.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#parts/center/testCenter.tsx'
import { getRegisterValidation } from '#parts/field-rules/api.ts'
import { AccountsPage } from './AccountsPage.tsx'
import {
  addDownline,
  addInvitation,
  checkDownline,
  getAccountTerms,
  getOpenedAccount,
  listInvitationDays,
  listInvitations,
  listOpenedAccounts,
  pauseInvitation,
  removeInvitation,
} from './api.ts'
import type { LinkState } from './schema.ts'

const OWN = { slots: 80, live: 60, cards: 60, fishing: 80, sports: 50, lottery: 40 }
const TERMS = { rates: OWN, ownCode: 'AGENT01', mayOpen: true, links: 1, mostLinks: 30 }
const OPENED = {
  id: 'A1',
  account: 'newhand',
  nickname: 'newhand',
  kind: 'PLAYER',
  rates: OWN,
  at: '2026-11-22T05:00:00Z',
  taken: false,
}
const RESULTS = { opens: 9, registrations: 5, firstDeposits: 2, validBet: '1200.00' }
const linkIn = (state: LinkState, more: object = {}) => ({
  id: 'L1',
  code: 'LINE2026',
  kind: 'PLAYER',
  channel: 'Line group',
  rates: OWN,
  state,
  createdAt: '2026-11-01T05:00:00Z',
  lastDay: null,
  usesLimit: null,
  results: RESULTS,
  ...more,
})

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  gateway.answer(getAccountTerms, () => TERMS)
  gateway.answer(getRegisterSettings, () => ({ fields: {} }))
  gateway.answer(getRegisterValidation, () => ({ fields: { password: { minLength: 8 } } }))
  gateway.answer(listOpenedAccounts, () => ({ list: [] }))
  gateway.answer(checkDownline, () => ({}))
  gateway.answer(addDownline, () => OPENED)
  gateway.answer(getOpenedAccount, () => OPENED)
  answerLinks(linkIn('ACTIVE'))
  gateway.answer(listInvitationDays, () => ({
    currency: 'THB',
    totals: RESULTS,
    days: [{ day: '2026-11-21', ...RESULTS }],
  }))
})
afterEach(() => {
  localStore.clear([])
  sessionStore.clear([])
})

const answerLinks = (...list: object[]) =>
  gateway.answer(listInvitations, () => ({ currency: 'THB', list }))

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
  it('tells the bound of a rate while it is typed, at its field only', async () => {
    const screen = await show('open')
    await rate(screen, 'Live casino').fill('0.61')
    await expect.element(screen.getByText('Maximum: 0.60%.')).toBeVisible()
    await expect.element(rate(screen, 'Live casino')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(rate(screen, 'Slots')).not.toHaveAttribute('aria-invalid')
    await rate(screen, 'Live casino').fill('0.6')
    await expect.element(screen.getByText('Maximum: 0.60%.')).not.toBeInTheDocument()
  })

  it('takes rates that start from the agent’s own', async () => {
    const screen = await show('open')
    await press(screen.getByRole('button', { name: 'Same as mine' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.8')
    await press(screen.getByRole('button', { name: 'All 0.10% below mine' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.7')
    await expect.element(rate(screen, 'Lottery')).toHaveValue('0.3')
  })

  it('stays as it was entered on a way through another tab, and but for its password over a reload', async () => {
    const account = crypto.randomUUID()
    const screen = await show('open', account)
    await press(screen.getByRole('radio', { name: /^Agent/ }))
    await fillIn(screen)
    await press(screen.getByRole('button', { name: 'All 0.10% below mine' }))
    await press(screen.getByRole('tab', { name: 'Invite by link' }))
    await press(screen.getByRole('tab', { name: 'Open it yourself' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.7')
    await expect.element(rate(screen, 'Lottery')).toHaveValue('0.3')
    await expect.element(screen.getByLabelText(/^First password/)).toHaveValue('Handed-2580')
    await screen.unmount()
    // The last look needs the password, too.
    const reloaded = await show('open/check', account)
    await expect.element(rate(reloaded, 'Username')).toHaveValue('newhand')
    await expect.element(reloaded.getByRole('radio', { name: /^Agent/ })).toBeChecked()
    await expect.element(rate(reloaded, 'Slots')).toHaveValue('0.7')
    await expect.element(reloaded.getByLabelText(/^First password/)).toHaveValue('')
  })

  it('is shown for a last look, can be changed before, and is opened once', async () => {
    const screen = await show('open')
    await fillIn(screen)
    await press(screen.getByRole('button', { name: 'Same as mine' }))
    await check(screen)
    await expect.element(screen.getByText('Check the new account')).toHaveFocus()
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(rate(screen, 'Slots')).toHaveValue('0.8')
    await check(screen)
    gateway.loseNext(addDownline)
    await press(screen.getByRole('button', { name: 'Open the account newhand' }))
    await expect.element(screen.getByText('The account newhand is open')).toBeVisible()
    const keys = new Set(gateway.listOf(addDownline).map(({ key }) => key))
    expect(keys.size).toBe(1)
  })

  it('that was refused at its last look says so in its form, too', async () => {
    gateway.answer(addDownline, () => {
      throw new GatewayError('rate_above_own', { status: 409, data: { rates: OWN } })
    })
    const screen = await show('open')
    await fillIn(screen)
    await check(screen)
    await press(screen.getByRole('button', { name: 'Open the account newhand' }))
    const refusal = screen.getByText(/^Your own rates have changed meanwhile/)
    await expect.element(refusal).toBeVisible()
    await press(screen.getByRole('button', { name: 'Change' }))
    await expect.element(rate(screen, 'Username')).toHaveValue('newhand')
    await expect.element(refusal).toBeVisible()
  })

  it('has a receipt that shows the password once, and keeps it out of the address and the device', async () => {
    const screen = await show('open')
    await fillIn(screen)
    await check(screen)
    await press(screen.getByRole('button', { name: 'Open the account newhand' }))
    await expect.element(screen.getByText('Handed-2580')).toBeVisible()
    expect(window.location.href).not.toContain('Handed-2580')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Handed-2580')
    const later = await show('opened/A1')
    await expect
      .element(later.getByRole('button', { name: 'Give another password' }).last())
      .toBeInTheDocument()
  })

  it('tells at its field that a username is taken, before the last look', async () => {
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

  it('cannot be opened by an agent of the lowest level', async () => {
    gateway.answer(getAccountTerms, () => ({ ...TERMS, mayOpen: false }))
    const screen = await show('open')
    await expect.element(screen.getByText('Nobody can join below you')).toBeVisible()
  })
})

describe('invitation links', () => {
  it('begin with a way to make the first one, beside the agent’s own code', async () => {
    answerLinks()
    const screen = await show('')
    await expect.element(screen.getByText('No invitation links yet')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'New link' })).toBeVisible()
    await expect.element(screen.getByText('AGENT01')).toBeVisible()
  })

  it.each([
    ['ACTIVE', 'Active', true],
    ['PAUSED', 'Paused', false],
    ['EXPIRED', 'Expired', false],
    ['USED_UP', 'Used up', false],
    ['UNKNOWN', 'Not known', false],
  ] as const)(
    'that are %s say “%s”, and are shared only if they work',
    async (state, name, may) => {
      answerLinks(linkIn(state))
      const screen = await show('')
      await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Share Line group' }).query() !== null).toBe(may)
    },
  )

  it('cannot be more than there may be', async () => {
    gateway.answer(getAccountTerms, () => ({ ...TERMS, links: 30 }))
    const screen = await show('')
    await expect.element(screen.getByText('You have all 30 links.', { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: 'New link' }).query()).toBeNull()
  })

  it('are made with rates within the agent’s own, and lead to where they are shared', async () => {
    gateway.answer(addInvitation, () => linkIn('ACTIVE'))
    const screen = await show('new')
    await screen.getByRole('textbox', { name: 'Channel' }).fill('Line group')
    await screen.getByRole('textbox', { name: 'Code' }).fill('li')
    await rate(screen, 'Slots').fill('0.9')
    await press(screen.getByRole('button', { name: 'Make the link' }))
    await expect.element(screen.getByText('Maximum: 0.80%.')).toBeVisible()
    await expect
      .element(screen.getByText('Use 4 to 16 English letters', { exact: false }))
      .toBeVisible()
    await screen.getByRole('textbox', { name: 'Code' }).fill('line2026')
    await rate(screen, 'Slots').fill('0.5')
    await press(screen.getByRole('button', { name: 'Make the link' }))
    await expect.element(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    expect(gateway.listOf(addInvitation)[0]).toMatchObject({
      code: 'LINE2026',
      rates: { ...OWN, slots: 50, live: 0, cards: 0, fishing: 0, sports: 0, lottery: 0 },
      lastDay: null,
      usesLimit: null,
    })
  })

  it('keep what was entered over a reload until they are made', async () => {
    const account = crypto.randomUUID()
    const screen = await show('new', account)
    await screen.getByRole('textbox', { name: 'Channel' }).fill('Flyer')
    await screen.getByRole('textbox', { name: 'Code' }).fill('flyer26')
    await press(screen.getByRole('button', { name: 'Same as mine' }))
    await screen.getByLabelText('How long it works').selectOptions('To a day of your choice')
    await screen.getByLabelText(/^Last day/).fill('2099-12-31')
    await screen.unmount()
    gateway.answer(addInvitation, () => linkIn('ACTIVE'))
    const reloaded = await show('new', account)
    await press(reloaded.getByRole('button', { name: 'Make the link' }))
    await expect.element(reloaded.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    expect(gateway.listOf(addInvitation)[0]).toMatchObject({
      channel: 'Flyer',
      code: 'FLYER26',
      rates: OWN,
      lastDay: '2099-12-31',
    })
    await reloaded.unmount()
    const next = await show('new', account)
    await expect.element(next.getByRole('textbox', { name: 'Channel' })).toHaveValue('')
  })

  it('are paused, work again, and are deleted after a question', async () => {
    gateway.answer(pauseInvitation, ({ paused }) => {
      const changed = linkIn(paused ? 'PAUSED' : 'ACTIVE')
      answerLinks(changed)
      return changed
    })
    gateway.answer(removeInvitation, () => {
      answerLinks()
      return {}
    })
    const screen = await show('link/L1')
    await press(screen.getByRole('button', { name: 'Pause' }))
    await press(screen.getByRole('button', { name: 'Let it work again' }))
    await press(screen.getByRole('button', { name: 'Delete' }))
    await press(screen.getByRole('button', { name: 'Keep it' }))
    expect(gateway.listOf(removeInvitation)).toEqual([])
    await press(screen.getByRole('button', { name: 'Delete' }))
    await press(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(screen.getByText('No invitation links yet')).toBeVisible()
  })

  it('say that newcomers get the agent’s own rates if a link’s are above them by now', async () => {
    answerLinks(linkIn('ACTIVE', { rates: { ...OWN, slots: 90 } }))
    const screen = await show('link/L1')
    await expect
      .element(screen.getByText('Some of these are above your own rates', { exact: false }))
      .toBeVisible()
  })

  it('that were deleted elsewhere lead back to the others', async () => {
    const screen = await show('link/L9')
    await expect.element(screen.getByText('This link isn’t there any more')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to the links' })).toBeVisible()
  })
})
