import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, press, showPage } from '#support/components/center.tsx'
import { AccountsPage } from './AccountsPage.tsx'
import { listInvitationDays, updateInvitation } from './api.ts'
import {
  answerAccounts,
  answerLinks,
  linkIn,
  OWN,
  RESULTS,
} from '#support/components/agent-accounts.ts'

const DAYS = [
  { day: '2026-11-20', opens: 4, registrations: 3, firstDeposits: 0, validBet: '0.00' },
  { day: '2026-11-21', opens: 0, registrations: 0, firstDeposits: 0, validBet: '0.00' },
  { day: '2026-11-22', opens: 5, registrations: 2, firstDeposits: 2, validBet: '1200.00' },
]

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  answerAccounts(gateway)
  gateway.answer(listInvitationDays, () => ({ currency: 'THB', totals: RESULTS, days: DAYS }))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStore.clear()
  sessionStore.clear()
  for (const name of Object.keys(COLOURS)) document.documentElement.style.removeProperty(name)
})

const show = async (place: string, account?: string) =>
  (await showPage(AccountsPage, `registerCenter/${place}`, account, 'agent')).screen

/** Theme colours that the drawing of a poster uses. */
const COLOURS = {
  '--color-primary-soft': '#fed',
  '--color-accent-soft': '#def',
  '--color-accent': '#08f',
  '--color-qr-paper': '#fff',
  '--color-qr-ink': '#000',
}

/** Tells whether a QR code of this text is in the horizontal middle of a poster, at any height. */
function hasQrCode(picture: ImageBitmap, text: string): boolean {
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const isDark = (x: number, y: number) => data[4 * (Math.round(y) * width + Math.round(x))]! < 128
  const { data: code, size } = encode(text, { border: 1 })
  const side = 430
  const isAt = (top: number) =>
    code.every((row, y) =>
      row.every((dark, x) => {
        const [left, down] = [x, y].map((each) => ((each + 0.5) * side) / size)
        return isDark(width / 2 - side / 2 + left!, top + down!) === dark
      }),
    )
  return Array.from({ length: height - side }, (_, top) => top).some(isAt)
}

describe('an invitation link', () => {
  it('the statistics of an invitation link show a chosen figure by day and in total', async () => {
    const screen = await show('link/L1')
    const table = screen.getByRole('table', { name: 'Results of this link by day' })
    await expect.element(table).toBeVisible()
    const rows = table.getByRole('row').elements()
    // The newest day comes first; a day on which the link brought nothing has no row.
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      expect.stringMatching(/22 Nov.*522฿1,200\.00$/),
      expect.stringMatching(/20 Nov.*430฿0\.00$/),
      expect.stringMatching(/^Total952฿1,200\.00$/),
    ])
    const chart = screen.getByRole('figure').filter({ hasText: 'Total: ' })
    await expect.element(chart).toMatchTextContent(/Total: 5\. Best day: 20 Nov 2026, 3\./)
    await press(chart.getByRole('button', { name: 'Valid bets' }))
    await expect
      .element(chart)
      .toMatchTextContent(/Total: ฿1,200\.00\. Best day: 22 Nov 2026, ฿1,200\.00\./)
  })

  it('saving an invitation link keeps its code and kind, and leads back to its page', async () => {
    gateway.answer(updateInvitation, ({ channel, usesLimit, rates }) => {
      const changed = { ...linkIn('ACTIVE'), channel, usesLimit, rates }
      answerLinks(gateway, changed)
      return changed
    })
    const screen = await show('edit/L1')
    const channel = screen.getByRole('textbox', { name: 'Channel' })
    await expect.element(channel).toHaveValue('Line group')
    expect(screen.getByRole('textbox', { name: 'Code' }).query()).toBeNull()
    await channel.fill('Flyer')
    await screen.getByRole('textbox', { name: 'Slots' }).fill('0.5')
    await screen.getByRole('textbox', { name: 'Sign-up limit' }).fill('1,๕00')
    await press(screen.getByRole('button', { name: 'Save the changes' }))
    await expect.element(screen.getByRole('heading', { name: 'Flyer' })).toBeVisible()
    expect(gateway.listOf(updateInvitation)).toMatchObject([
      { id: 'L1', channel: 'Flyer', rates: { ...OWN, slots: 50 }, lastDay: null, usesLimit: 1500 },
    ])
  })

  it('the form of an invitation link keeps its entries over a reload', async () => {
    const limited = linkIn('ACTIVE', { lastDay: '2099-12-31', usesLimit: 20 })
    answerLinks(gateway, limited, { ...limited, id: 'L2', code: 'FLYER26', channel: 'Flyer' })
    gateway.answer(updateInvitation, () => limited)
    const account = crypto.randomUUID()
    const screen = await show('edit/L1', account)
    await screen.getByRole('textbox', { name: 'Channel' }).fill('Market')
    await screen.getByRole('textbox', { name: 'Sign-up limit' }).fill('')
    await screen.getByLabelText('Valid for').selectOptions('No end date')
    await screen.unmount()
    const other = await show('edit/L2', account)
    await expect.element(other.getByRole('textbox', { name: 'Channel' })).toHaveValue('Flyer')
    await other.unmount()
    const reloaded = await show('edit/L1', account)
    await expect.element(reloaded.getByRole('textbox', { name: 'Channel' })).toHaveValue('Market')
    await press(reloaded.getByRole('button', { name: 'Save the changes' }))
    await expect.element(reloaded.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
    expect(gateway.listOf(updateInvitation)).toMatchObject([
      { id: 'L1', channel: 'Market', lastDay: null, usesLimit: null },
    ])
    await reloaded.unmount()
    const next = await show('edit/L1', account)
    await expect.element(next.getByRole('textbox', { name: 'Channel' })).toHaveValue('Line group')
  })

  it('the poster of an invitation link is saved as a picture with a QR code', async () => {
    const { style } = document.documentElement
    for (const [name, colour] of Object.entries(COLOURS)) style.setProperty(name, colour)
    const saved: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob)
      return 'blob:kept'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const screen = await show('link/L1')
    await press(screen.getByRole('button', { name: 'Make a poster' }))
    const label = 'Poster with the QR code for the link and the code LINE2026.'
    await expect.element(screen.getByRole('img', { name: label })).toBeVisible()
    const save = screen.getByRole('button', { name: 'Save the picture' })
    await expect.element(save).toBeEnabled()
    await press(save)
    await expect.poll(() => names).toEqual(['lotus-LINE2026.png'])
    const picture = await createImageBitmap(saved[0]!)
    expect([saved[0]!.type, picture.width, picture.height]).toEqual(['image/png', 1080, 1350])
    const link = new URL('/register?affiliateCode=LINE2026', window.location.origin).href
    expect(hasQrCode(picture, link)).toBe(true)
    expect(hasQrCode(picture, `${link}0`)).toBe(false)
  })
})
