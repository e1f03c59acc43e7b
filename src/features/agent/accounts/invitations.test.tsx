import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { GatewayError } from '#core/contract/error.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { AccountsPage } from './AccountsPage.tsx'
import { addInvitation, getAccountTerms, pauseInvitation, removeInvitation } from './api.ts'
import {
  answerAccounts,
  answerLinks,
  linkIn,
  OWN,
  TERMS,
} from '#support/components/agent-accounts.ts'

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

describe('invitation links', () => {
  it('an empty list of invitation links offers to create one and shows the agent’s code', async () => {
    answerLinks(gateway)
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
    ['UNKNOWN', 'Unknown', false],
  ] as const)(
    'an invitation link that is %s says “%s”, and can be shared only when active',
    async (state, name, may) => {
      answerLinks(gateway, linkIn(state))
      const screen = await show('')
      await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Share Line group' }).query() !== null).toBe(may)
    },
  )

  it('an agent with the maximum number of invitation links cannot add another', async () => {
    gateway.answer(getAccountTerms, () => ({ ...TERMS, links: 30 }))
    const screen = await show('')
    await expect.element(screen.getByText('You have all 30 links.', { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: 'New link' }).query()).toBeNull()
  })

  it('a refused invitation link shows the shared messages for its code and last day', async () => {
    gateway.answer(addInvitation, () => {
      throw new GatewayError('invalid_fields', {
        data: { fields: { code: 'taken', lastDay: 'pattern' } },
      })
    })
    const screen = await show('new', crypto.randomUUID())
    await screen.getByRole('textbox', { name: 'Channel' }).fill('Line group')
    await screen.getByRole('textbox', { name: 'Code' }).fill('LINE2026')
    await screen.getByLabelText('Valid for').selectOptions('Until a day you choose')
    await screen.getByLabelText(/^Last day/).fill('2099-12-31')
    await press(screen.getByRole('button', { name: 'Create the link' }))
    await expect
      .element(
        screen.getByText('Another link already uses this code. Please choose a different one.'),
      )
      .toBeVisible()
    await expect
      .element(screen.getByText('This day is over. Please choose a later one.'))
      .toBeVisible()
  })

  it('a new invitation link has rates up to the agent’s own and leads to sharing', async () => {
    gateway.answer(addInvitation, () => linkIn('ACTIVE'))
    const screen = await show('new')
    await screen.getByRole('textbox', { name: 'Channel' }).fill('Line group')
    await screen.getByRole('textbox', { name: 'Code' }).fill('li')
    await screen.getByRole('textbox', { name: 'Slots' }).fill('0.9')
    const span = screen.getByLabelText('Valid for')
    await span.selectOptions('Until a day you choose')
    await press(screen.getByRole('button', { name: 'Create the link' }))
    await expect.element(screen.getByText('Choose the last day.')).toBeVisible()
    await expect.element(screen.getByText('Maximum: 0.80%.')).toBeVisible()
    await expect
      .element(screen.getByText('Use 4 to 16 English letters', { exact: false }))
      .toBeVisible()
    await screen.getByRole('textbox', { name: 'Code' }).fill('line2026')
    await span.selectOptions('No end date')
    await screen.getByRole('textbox', { name: 'Slots' }).fill('0.5')
    await press(screen.getByRole('button', { name: 'Create the link' }))
    await expect.element(screen.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
    expect(gateway.listOf(addInvitation)[0]).toMatchObject({
      code: 'LINE2026',
      rates: { ...OWN, slots: 50, live: 0, cards: 0, fishing: 0, sports: 0, lottery: 0 },
      lastDay: null,
      usesLimit: null,
    })
  })

  it('the form of a new invitation link keeps its entries over a reload', async () => {
    const account = crypto.randomUUID()
    const screen = await show('new', account)
    await screen.getByRole('textbox', { name: 'Channel' }).fill('Flyer')
    await screen.getByRole('textbox', { name: 'Code' }).fill('flyer26')
    await press(screen.getByRole('button', { name: 'Same as mine' }))
    await screen.getByLabelText('Valid for').selectOptions('Until a day you choose')
    await screen.getByLabelText(/^Last day/).fill('2099-12-31')
    await screen.unmount()
    gateway.answer(addInvitation, () => linkIn('ACTIVE'))
    const reloaded = await show('new', account)
    await press(reloaded.getByRole('button', { name: 'Create the link' }))
    await expect.element(reloaded.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
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

  it('an invitation link can be paused, resumed, and deleted after a confirmation', async () => {
    gateway.answer(pauseInvitation, ({ paused }) => {
      const changed = linkIn(paused ? 'PAUSED' : 'ACTIVE')
      answerLinks(gateway, changed)
      return changed
    })
    gateway.answer(removeInvitation, () => {
      answerLinks(gateway)
      return {}
    })
    const screen = await show('link/L1')
    await press(screen.getByRole('button', { name: 'Pause' }))
    await press(screen.getByRole('button', { name: 'Resume' }))
    await press(screen.getByRole('button', { name: 'Delete' }))
    await press(screen.getByRole('button', { name: 'Keep it' }))
    expect(gateway.listOf(removeInvitation)).toEqual([])
    await press(screen.getByRole('button', { name: 'Delete' }))
    await press(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect.element(screen.getByText('No invitation links yet')).toBeVisible()
  })

  it('an invitation link above the agent’s rates says that new members get the agent’s rates', async () => {
    answerLinks(gateway, linkIn('ACTIVE', { rates: { ...OWN, slots: 90 } }))
    const screen = await show('link/L1')
    await expect
      .element(screen.getByText('Some of these are now above your own rates', { exact: false }))
      .toBeVisible()
  })

  it('an invitation link that was deleted elsewhere leads back to the list', async () => {
    const screen = await show('link/L9')
    await expect.element(screen.getByText('This link no longer exists')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to the links' })).toBeVisible()
  })
})
